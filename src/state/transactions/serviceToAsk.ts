import { chainById } from '../settings/configuredChains.ts'
import { settings } from '../settings/settings.ts'

/**
 * Milliseconds between two questions to Safe's service about one thing, twice as long each time. Without a key it
 * answers 5 000 a month: a page that stays open for days must not use them up.
 */
const FIRST_PAUSE = 30_000
const LAST_PAUSE = 480_000

const paced = new Map<string, { next: number; pause: number }>()

/**
 * Where Safe's service is to be asked about something now.
 * @param hash names what it is asked about
 * @returns its address for the chain; undefined where the person hasn't turned it on, it has none, or it is too early
 */
export function serviceToAsk(chainId: number, hash: string): string | undefined {
  const service = settings.read().asksSafeService ? chainById(chainId)?.safeService : undefined
  const pace = paced.get(hash)
  // a tab that nobody looks at waits
  if (!service || Date.now() < (pace?.next ?? 0) || globalThis.document?.hidden) return undefined
  const pause = Math.min((pace?.pause ?? FIRST_PAUSE / 2) * 2, LAST_PAUSE)
  paced.set(hash, { next: Date.now() + pause, pause })
  return service
}
