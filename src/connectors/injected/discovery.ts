import { peek } from '../../lib/errors.ts'
import type { Provider } from '../connector.ts'
import { type AnnouncedInfo, parseAnnouncement } from '../parse.ts'

type AnnouncedWallet = AnnouncedInfo & { provider: Provider }

export type Discovery = {
  /** The wallets announced so far, in order of arrival. The same array is returned until its content changes. */
  getWallets(): readonly AnnouncedWallet[]
  /** @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  stop(): void
}

/** Events after which a provider that was missing is looked for again. */
const LATE = ['ethereum#initialized', 'load']

/**
 * Listens for wallets that announce themselves (EIP-6963) and asks those already there to do so. One entry per provider
 * and name (rdns): an announcement repeated under a new uuid is the same wallet. Arrivals in one task notify once, so
 * that 200 wallets cost one render. The browser inside a wallet may put its provider on the page late, and announce
 * nothing: listeners are notified of that too.
 */
export function createDiscovery(target: Window): Discovery {
  let wallets: readonly AnnouncedWallet[] = []
  let isTelling = false
  const listeners = new Set<() => void>()

  const tell = () => {
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      for (const listener of [...listeners]) listener()
    })
  }

  const onAnnounce = (event: Event) => {
    const announced = parseAnnouncement(peek(() => (event as CustomEvent<unknown>).detail))
    if (!announced) return
    const provider = announced.provider as Provider
    const { info } = announced
    const isKnown = (wallet: AnnouncedWallet) =>
      wallet.provider === provider ? wallet.rdns === info.rdns : wallet.uuid === info.uuid
    if (wallets.some(isKnown)) return
    wallets = [...wallets, { ...info, provider }]
    tell()
  }

  target.addEventListener('eip6963:announceProvider', onAnnounce)
  for (const late of LATE) target.addEventListener(late, tell)
  target.dispatchEvent(new Event('eip6963:requestProvider'))

  return {
    getWallets: () => wallets,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      for (const late of LATE) target.removeEventListener(late, tell)
      target.removeEventListener('eip6963:announceProvider', onAnnounce)
      listeners.clear()
    },
  }
}

/** The globals that wallets use; one in a global of its own is identified by it. */
const PLACES = [
  ['coinbaseWalletExtension', 'com.coinbase.wallet'],
  ['ethereum', 'browser'],
] as const

type Bare = { rdns: string; provider: Provider }

/**
 * The providers that wallets put on the page before EIP-6963: one, or several in a list under it, also nested. Which
 * wallets they say they are (`isMetaMask` and the like) isn't read, since many claim another's.
 */
export function legacyProviders(target: Window): Bare[] {
  const found = new Map<unknown, string>()
  /** @returns whether it found any: an empty list hides nothing */
  const add = (value: unknown, rdns: string, depth = 3): boolean => {
    const provider = value as Provider & { providers: unknown[] }
    const inner = depth > 0 && peek(() => Array.isArray(provider.providers) && [...provider.providers.slice(0, 10)])
    if (inner && inner.filter((one) => add(one, rdns, depth - 1)).length > 0) return true
    const isOne = peek(() => typeof provider.request === 'function') === true
    if (isOne && !found.has(value)) found.set(value, rdns)
    return isOne
  }
  // a locked-down extension defines a getter that throws
  for (const place of PLACES)
    add(
      peek(() => target[place[0] as never]),
      place[1],
    )
  return [...found].map(([provider, rdns]) => ({ rdns, provider: provider as Provider }))
}
