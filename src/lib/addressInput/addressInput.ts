import { type Address, parseTypedAddress } from '../address.ts'
import { parseRoute } from '../routes.ts'
import { SAFE_APP } from '../safeApp.ts'
import { visible } from '../visible.ts'
import { readExplorerLink } from './readExplorerLink.ts'
import { safeOfToken } from './safeOfToken.ts'

/**
 * The result of parsing an address field. `network` is the one it names: a lower-case short name, or a chain id.
 * `contract` is the NFT contract it was read from, for the caller to compare. `wrong` is a key of the words; `isSecret`
 * means that the field must be cleared; `name` may be an ENS name, as it was typed.
 */
export type AddressInput =
  | { address: Address; network: string | number | undefined; contract?: Address }
  | { wrong: 'empty' | 'shape' | 'capitals' | 'link' }
  | { wrong: 'name'; name: string }
  | { wrong: 'length'; digits: number }
  | { wrong: 'secret' | 'phrase'; isSecret: true }

/** The origins whose links carry a Safe as `eth:0x…` in their path or query. */
const LINK_ORIGINS = new Set([SAFE_APP, 'https://gnosis-safe.io'])

/** `eth:0x…` out of a link to this page itself, wherever it is served from. */
function refInOwnLink(url: URL): string | undefined {
  if (url.origin !== globalThis.location?.origin || !url.hash.startsWith('#/')) return undefined
  const route = parseRoute(url.hash.slice(1))
  return 'safeRef' in route && route.safeRef ? `${route.safeRef.prefix}:${route.safeRef.address}` : undefined
}

/** `eth:0x…` out of a link such as https://app.safe.global/home?safe=eth:0x…; undefined for any other link. */
function refInLink(url: URL): string | undefined {
  if (!LINK_ORIGINS.has(url.origin)) return refInOwnLink(url)
  return url.searchParams.get('safe') ?? /\/([a-z0-9-]+:0x[0-9a-f]{40})/i.exec(url.pathname)?.[1]
}

function parseUrl(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined
  try {
    return new URL(text)
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

/** Whether it may be a name: words with dots between, such as `ada.eth`. Whether it is one is for ENS to say. */
const isName = (text: string): boolean =>
  text.length <= 255 && /^[^\s.:/\\@?#%[\]()<>"]+(\.[^\s.:/\\@?#%[\]()<>"]+)+$/.test(text) && !/^[\d.]+$/.test(text)

function readRef(ref: string): AddressInput {
  const { network, rest } = splitRef(ref)
  const parsed = parseTypedAddress(rest)
  if ('address' in parsed) return { address: parsed.address, network }
  return parsed.wrong === 'length' ? { wrong: 'length', digits: rest.trim().length - 2 } : { wrong: parsed.wrong }
}

function readLink(url: URL): AddressInput {
  const link = readExplorerLink(url)
  if (!link) return readRef(refInLink(url) ?? '')
  const { chainId: network } = link
  if ('wrong' in link) return { wrong: 'link' }
  if ('address' in link) {
    const read = readRef(link.address)
    return 'address' in read ? { ...read, network } : read
  }
  const safe = safeOfToken(link.tokenId)
  return safe ? { address: safe, network, contract: link.contract } : { wrong: 'link' }
}

/**
 * Reads an address as a person gives it: `0x…`, with its network in one of the forms above, a link from Safe{Wallet}, a
 * block explorer or this page, or the token id of a wrapped Safe. What looks like a key or a recovery phrase is
 * reported as such, so that it is cleared and not sent anywhere.
 */
export function parseAddressInput(text: string): AddressInput {
  const trimmed = visible(text).trim()
  if (trimmed === '') return { wrong: 'empty' }
  if (/^(0x)?[0-9a-f]{64}$/i.test(trimmed)) return { wrong: 'secret', isSecret: true }
  const count = trimmed.split(/\s+/).length
  if (count >= 12 && count <= 24 && /^[a-z\s]+$/i.test(trimmed)) return { wrong: 'phrase', isSecret: true }

  const url = parseUrl(trimmed)
  if (url) return readLink(url)
  // a token id in decimal has at least 25 digits, more than an amount that was put into the wrong field
  const safe = /^\d{25,58}$/.test(trimmed) ? safeOfToken(BigInt(trimmed)) : undefined
  if (safe) return { address: safe, network: undefined }
  return isName(trimmed) ? { wrong: 'name', name: trimmed } : readRef(trimmed)
}

/** Splits several addresses at commas, semicolons or whitespace. */
export const splitAddresses = (text: string): string[] =>
  visible(text)
    .split(/[\s,;，、،]+/)
    .filter(Boolean)
