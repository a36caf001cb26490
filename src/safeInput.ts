import { type Address, parseTypedAddress } from './address.ts'

/** What was typed where a Safe belongs. `wrong` is a key of the words; `isSecret` asks for the field to be cleared. */
export type SafeInput =
  | { address: Address; prefix: string | undefined }
  | { wrong: 'empty' | 'shape' | 'capitals' }
  | { wrong: 'length'; digits: number }
  | { wrong: 'secret' | 'phrase'; isSecret: true }

/** The hosts whose links carry a Safe as `eth:0x…` in their path or query. */
const SAFE_HOSTS = new Set(['app.safe.global', 'gnosis-safe.io'])

/** `eth:0x…` out of a link such as https://app.safe.global/home?safe=eth:0x…; undefined for any other text. */
function refInLink(text: string): string | undefined {
  if (!/^https:\/\//i.test(text)) return undefined
  try {
    const url = new URL(text)
    if (!SAFE_HOSTS.has(url.hostname)) return undefined
    return url.searchParams.get('safe') ?? /\/([a-z0-9-]+:0x[0-9a-f]{40})/i.exec(url.pathname)?.[1]
  } catch {
    return undefined
  }
}

/**
 * Reads a Safe as a person gives it: `0x…`, `eth:0x…` (EIP-3770) or a link from Safe{Wallet}.
 * What looks like a key or a recovery phrase is named as such, so that it is cleared and not sent anywhere.
 */
export function parseSafeInput(text: string): SafeInput {
  const trimmed = text.trim()
  if (trimmed === '') return { wrong: 'empty' }
  if (/^(0x)?[0-9a-f]{64}$/i.test(trimmed)) return { wrong: 'secret', isSecret: true }
  const count = trimmed.split(/\s+/).length
  if (count >= 12 && count <= 24 && /^[a-z\s]+$/i.test(trimmed)) return { wrong: 'phrase', isSecret: true }

  const [, prefix, rest] = /^(?:([a-z0-9-]+):)?(.*)$/is.exec(refInLink(trimmed) ?? trimmed) ?? []
  const parsed = parseTypedAddress(rest ?? '')
  if ('address' in parsed) return { address: parsed.address, prefix: prefix?.toLowerCase() }
  return parsed.wrong === 'length'
    ? { wrong: 'length', digits: (rest ?? '').trim().length - 2 }
    : { wrong: parsed.wrong }
}
