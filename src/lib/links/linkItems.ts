import { bytesToHex, bytesToNumber, concatBytes, fromRlp, hexToBytes, keccak256, toRlp } from 'viem'
import { type Address, toAddress } from '../address.ts'
import { MOST_TEXT } from './mostText.ts'

type Hex = `0x${string}`

/** What RLP knows: bytes, and lists. */
export type Item = Hex | readonly Item[]

/** Chats and mail cut links that are longer. */
export const LINK_LIMIT = 1_900
/** Bytes of a keccak-256 checksum, which shows that a link was cut or altered. */
const CHECK_BYTES = 4

/** Why a text isn't one of ours: it was cut or altered in transit, a newer page wrote it, or it is far too long. */
export type UnreadLink = { wrong: 'cut' | 'newer' | 'tooLong' }

/** A number as bytes without leading zeros; zero is empty. */
export const numberItem = (value: number | bigint): Hex => {
  const digits = BigInt(value).toString(16)
  if (digits === '0') return '0x'
  return `0x${digits.length % 2 ? '0' : ''}${digits}`
}

const checkOf = (bytes: Uint8Array): Uint8Array => keccak256(bytes, 'bytes').slice(0, CHECK_BYTES)

/** Base64 that needs no escapes in a URL (RFC 4648, § 5). */
function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

/**
 * Encodes items for a link: base64url of their RLP, the version first, followed by a checksum.
 * @param version of the encoding, so that an older page recognises a newer link as unreadable
 */
export function encodeItems(version: number, items: readonly Item[]): string {
  const list = [numberItem(version), ...items] as Parameters<typeof toRlp>[0]
  const bytes = hexToBytes(toRlp(list) as Hex)
  return toBase64Url(concatBytes([bytes, checkOf(bytes)]))
}

/**
 * Reads what `encodeItems` wrote.
 * @param count how many items there are beside the version
 * @param read parses the items; whatever it throws means that they are malformed
 */
export function decodeItems<Value>(
  text: string,
  { version, count }: { version: number; count: number },
  read: (items: readonly Item[]) => Value,
): Value | UnreadLink {
  if (text.length > MOST_TEXT) return { wrong: 'tooLong' }
  const bytes = fromBase64Url(text)
  if (!bytes || bytes.length <= CHECK_BYTES || toBase64Url(bytes) !== text) return { wrong: 'cut' }
  const body = bytes.slice(0, -CHECK_BYTES)
  if (bytesToNumber(checkOf(body)) !== bytesToNumber(bytes.slice(-CHECK_BYTES))) return { wrong: 'cut' }
  try {
    const items = listIn(fromRlp(bytesToHex(body), 'hex') as Item, 100)
    if (countIn(items[0]) > version) return { wrong: 'newer' }
    if (countIn(items[0]) !== version || items.length !== count + 1) return { wrong: 'cut' }
    return read(items.slice(1))
  } catch {
    return { wrong: 'cut' }
  }
}

/** A malformed item. */
export class UnreadItem extends Error {}

/** @throws UnreadItem */
export function bytesIn(item: Item | undefined): Hex {
  if (typeof item !== 'string') throw new UnreadItem()
  return item
}

/** @throws UnreadItem where it isn't a list, or is longer than `most` */
export function listIn(item: Item | undefined, most: number): readonly Item[] {
  if (item === undefined || typeof item === 'string' || item.length > most) throw new UnreadItem()
  return item
}

/** Checksummed. @throws UnreadItem */
export function addressIn(item: Item | undefined): Address {
  const address = toAddress(bytesIn(item))
  if (!address) throw new UnreadItem()
  return address
}

/** Of at most 32 bytes. @throws UnreadItem */
export function numberIn(item: Item | undefined): bigint {
  const hex = bytesIn(item)
  const value = hex === '0x' ? 0n : BigInt(hex)
  // each number has one encoding, so that a link can't be altered and still mean the same
  if (hex.length > 66 || numberItem(value) !== hex) throw new UnreadItem()
  return value
}

/** A number that is exact in JavaScript. @throws UnreadItem */
export function countIn(item: Item | undefined): number {
  const value = numberIn(item)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new UnreadItem()
  return Number(value)
}
