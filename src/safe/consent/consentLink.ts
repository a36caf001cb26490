import { bytesToHex, bytesToNumber, concatBytes, fromRlp, hexToBytes, keccak256, toRlp } from 'viem'
import { type Address, toAddress } from '../../lib/address.ts'
import { GENUINE_SINGLETONS } from '../read/genuineSafes.ts'
import { type Consent, MOST_OWNERS } from './consent.ts'
import type { Holder } from './holder.ts'
import type { OwnerSignature } from './ownerSignature.ts'

type Hex = `0x${string}`
/** What RLP knows: bytes, and lists. */
type Item = Hex | readonly Item[]

/** Of the encoding: what a later page writes, an older one says that it can't read. */
const VERSION = 1
/** Longer than this, chats and mail cut links. */
export const LINK_LIMIT = 1_900
/** More text than this is none of ours, and isn't looked at. */
export const MOST_TEXT = 256 * 1_024
/** Of keccak-256, so that a cut or altered link is told from one that is whole. */
const CHECK_BYTES = 4

const numberItem = (value: number | bigint): Hex => (BigInt(value) === 0n ? '0x' : evenHex(BigInt(value)))
const evenHex = (value: bigint): Hex => {
  const digits = value.toString(16)
  return `0x${digits.length % 2 ? '0' : ''}${digits}`
}

const holderItem = (holder: Holder): Item =>
  typeof holder === 'string' ? holder : [holder.owners, numberItem(holder.threshold), numberItem(holder.saltNonce)]

const signatureItem = (one: OwnerSignature): Item => ('owner' in one ? [one.owner, one.signature] : one.signature)

function itemOf({ content, signatures }: Consent): Item {
  const { chainId, safe, nonce, multiSend, modules, holder } = content
  return [
    ...[numberItem(VERSION), numberItem(chainId), safe, numberItem(nonce), multiSend, modules, holderItem(holder)],
    signatures.map(signatureItem),
  ]
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

/** A consent as the part of a link behind `?d=`: base64url of its RLP and of a check. */
export function encodeConsent(consent: Consent): string {
  const bytes = hexToBytes(toRlp(itemOf(consent) as Parameters<typeof toRlp>[0]) as Hex)
  return toBase64Url(concatBytes([bytes, checkOf(bytes)]))
}

/** Why a text isn't a consent: it was cut or altered on its way, a later page wrote it, or it is far too long. */
export type UnreadConsent = { wrong: 'cut' | 'newer' | 'tooLong' }

class Unread extends Error {}

const bytesIn = (item: Item | undefined): Hex => {
  if (typeof item !== 'string') throw new Unread()
  return item
}

const listIn = (item: Item | undefined, most: number): readonly Item[] => {
  if (item === undefined || typeof item === 'string' || item.length > most) throw new Unread()
  return item
}

const addressIn = (item: Item | undefined): Address => {
  const address = toAddress(bytesIn(item))
  if (!address) throw new Unread()
  return address
}

const numberIn = (item: Item | undefined): bigint => {
  const hex = bytesIn(item)
  const value = hex === '0x' ? 0n : BigInt(hex)
  // one number has one spelling, so that a link can't be altered and still mean the same
  if (hex.length > 66 || numberItem(value) !== hex) throw new Unread()
  return value
}

const countIn = (item: Item | undefined): number => {
  const value = numberIn(item)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new Unread()
  return Number(value)
}

const addressesIn = (item: Item | undefined): Address[] => listIn(item, MOST_OWNERS).map(addressIn)

/** Its code runs in the Safe's own place, so that even with no network nobody signs for any other than Safe's. */
function multiSendIn(item: Item | undefined): Address {
  const address = addressIn(item)
  if (!GENUINE_SINGLETONS.some(({ multiSendCallOnly }) => multiSendCallOnly === address)) throw new Unread()
  return address
}

function holderIn(item: Item | undefined): Holder {
  if (typeof item === 'string') return addressIn(item)
  const [owners, threshold, saltNonce] = listIn(item, 3)
  return { owners: addressesIn(owners), threshold: countIn(threshold), saltNonce: numberIn(saltNonce) }
}

function signatureIn(item: Item): OwnerSignature {
  if (typeof item === 'string') return { signature: item }
  const [owner, signature] = listIn(item, 2)
  return { owner: addressIn(owner), signature: bytesIn(signature) }
}

/** Reads what `encodeConsent` wrote. What it says is nothing but a claim until it was compared with the chain. */
export function decodeConsent(text: string): Consent | UnreadConsent {
  if (text.length > MOST_TEXT) return { wrong: 'tooLong' }
  const bytes = fromBase64Url(text)
  if (!bytes || bytes.length <= CHECK_BYTES || toBase64Url(bytes) !== text) return { wrong: 'cut' }
  const body = bytes.slice(0, -CHECK_BYTES)
  if (bytesToNumber(checkOf(body)) !== bytesToNumber(bytes.slice(-CHECK_BYTES))) return { wrong: 'cut' }
  try {
    const items = listIn(fromRlp(bytesToHex(body), 'hex') as Item, 100)
    if (countIn(items[0]) > VERSION) return { wrong: 'newer' }
    const [, chainId, safe, nonce, multiSend, modules, holder, signatures] = listIn(items, 8)
    return {
      content: {
        chainId: countIn(chainId),
        safe: addressIn(safe),
        nonce: numberIn(nonce),
        multiSend: multiSendIn(multiSend),
        modules: addressesIn(modules),
        holder: holderIn(holder),
      },
      signatures: listIn(signatures, MOST_OWNERS).map(signatureIn),
    }
  } catch {
    return { wrong: 'cut' }
  }
}
