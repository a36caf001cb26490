import { SAFE_APP } from '../../lib/safeApp.ts'

/** An app to be opened in a frame. */
export type AppAddress = {
  /** What is opened. */
  url: string
  /** As its messages carry it. */
  origin: string
}

const LONGEST = 2_000
const isLoopback = ({ hostname }: URL) => hostname === '127.0.0.1' || hostname === 'localhost'

/** An app that Safe's own links name: https://app.safe.global/share/safe-app?appUrl=…, or /apps/open?safe=…&appUrl=… */
const linkedIn = (url: URL): string | undefined =>
  url.origin === SAFE_APP ? (url.searchParams.get('appUrl') ?? undefined) : undefined

/**
 * Reads the address of an app that a person typed; a link of Safe's to an app counts as that app. Without a scheme it
 * is https.
 * @param own the origin of this page: an app that shares it could script this page, so none is opened
 */
export function readAppAddress(
  text: string,
  own: string,
): AppAddress | { wrong: 'empty' | 'shape' | 'insecure' | 'own' } {
  const typed = text.trim()
  if (typed === '') return { wrong: 'empty' }
  const full = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`
  if (full.length > LONGEST || !URL.canParse(full)) return { wrong: 'shape' }
  const url = new URL(full)
  const linked = linkedIn(url)
  if (linked !== undefined) return readAppAddress(linked, own)
  if (url.username !== '' || url.password !== '') return { wrong: 'shape' }
  if (url.origin === own) return { wrong: 'own' }
  if (isLoopback(url) ? !/^https?:$/.test(url.protocol) : url.protocol !== 'https:')
    return { wrong: url.protocol === 'http:' ? 'insecure' : 'shape' }
  return isLoopback(url) || url.hostname.includes('.') ? { url: url.href, origin: url.origin } : { wrong: 'shape' }
}
