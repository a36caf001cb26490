import { cleanName } from '../connectors/parse.ts'

/** An app as it describes itself, which proves nothing. `url` is an origin, or empty where it gave no valid one. */
export type App = { name: string; url: string }

const LONGEST_URL = 200

/** The origin of an address on the web; empty for any other text. */
function originOf(text: unknown): string {
  if (typeof text !== 'string' || text.length > 2_000) return ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return url && isWeb && url.origin.length <= LONGEST_URL ? url.origin : ''
}

/** Reads how an app describes itself: its name without what could hide or reorder it, and the origin of its URL. */
export function readApp(given: unknown): App {
  const { name, url } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  return { name: typeof name === 'string' ? cleanName(name) : '', url: originOf(url) }
}
