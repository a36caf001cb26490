import { type Address, parseTypedAddress } from './address.ts'
import { SAFE_APP } from './safeApp.ts'
import { visible } from './visible.ts'

/**
 * The result of parsing an address field. `network` is what it says it's for: a short name in small letters, or a
 * chain id. `wrong` is a key of the words; `isSecret` asks for the field to be cleared.
 */
export type AddressInput =
  | { address: Address; network: string | number | undefined }
  | { wrong: 'empty' | 'shape' | 'capitals' }
  | { wrong: 'length'; digits: number }
  | { wrong: 'secret' | 'phrase'; isSecret: true }

/** The origins whose links carry a Safe as `eth:0x…` in their path or query. */
const LINK_ORIGINS = new Set([SAFE_APP, 'https://gnosis-safe.io'])

/** `eth:0x…` out of a link such as https://app.safe.global/home?safe=eth:0x…; undefined for any other text. */
function refInLink(text: string): string | undefined {
  if (!/^https:\/\//i.test(text)) return undefined
  try {
    const url = new URL(text)
    if (!LINK_ORIGINS.has(url.origin)) return undefined
    return url.searchParams.get('safe') ?? /\/([a-z0-9-]+:0x[0-9a-f]{40})/i.exec(url.pathname)?.[1]
  } catch {
    return undefined
  }
}

/** Splits `eth:0x…` (EIP-3770), `eip155:1:0x…` (CAIP-10) and `ethereum:0x…@1` (EIP-681, without a payment in it). */
function splitRef(ref: string): { network: string | number | undefined; rest: string } {
  const [, requested, on] = /^ethereum:(0x[0-9a-f]*)(?:@(\d{1,15}))?$/i.exec(ref) ?? []
  if (requested !== undefined) return { network: on === undefined ? undefined : Number(on), rest: requested }
  const [, id, onId] = /^eip155:(\d{1,15}):(.*)$/is.exec(ref) ?? []
  if (onId !== undefined) return { network: Number(id), rest: onId }
  const [, prefix, rest = ''] = /^(?:([a-z0-9-]+):)?(.*)$/is.exec(ref) ?? []
  return { network: prefix?.toLowerCase(), rest }
}

/**
 * Reads an address as a person gives it: `0x…`, with its network in one of the forms above, or a link from Safe{Wallet}.
 * What looks like a key or a recovery phrase is named as such, so that it is cleared and not sent anywhere.
 */
export function parseAddressInput(text: string): AddressInput {
  const trimmed = visible(text).trim()
  if (trimmed === '') return { wrong: 'empty' }
  if (/^(0x)?[0-9a-f]{64}$/i.test(trimmed)) return { wrong: 'secret', isSecret: true }
  const count = trimmed.split(/\s+/).length
  if (count >= 12 && count <= 24 && /^[a-z\s]+$/i.test(trimmed)) return { wrong: 'phrase', isSecret: true }

  const { network, rest } = splitRef(refInLink(trimmed) ?? trimmed)
  const parsed = parseTypedAddress(rest)
  if ('address' in parsed) return { address: parsed.address, network }
  return parsed.wrong === 'length' ? { wrong: 'length', digits: rest.trim().length - 2 } : { wrong: parsed.wrong }
}

/** Splits several addresses, a line or a comma apart. */
export const splitAddresses = (text: string): string[] =>
  visible(text)
    .split(/[\s,;，、،]+/)
    .filter(Boolean)
