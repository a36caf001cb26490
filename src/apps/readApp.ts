import { cleanName } from '../connectors/parse.ts'

/** Who asks, as it calls itself: proof of nothing. `url` is an origin, or empty where it gave none that is one. */
export type App = { name: string; url: string }

const LONGEST_URL = 200

/** The origin of an address on the web; empty for any other text. */
function originOf(text: unknown): string {
  if (typeof text !== 'string' || text.length > 2_000) return ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return url && isWeb && url.origin.length <= LONGEST_URL ? url.origin : ''
}

/** Reads what an app says of itself: its name without what would hide or turn it around, and of its address the origin. */
export function readApp(given: unknown): App {
  const { name, url } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  return { name: typeof name === 'string' ? cleanName(name) : '', url: originOf(url) }
}
