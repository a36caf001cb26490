import { keccak_256 } from '@noble/hashes/sha3'

/** 0x and 40 hex digits, in EIP-55 capitals once it has passed `toAddress` or `parseTypedAddress`. */
export type Address = `0x${string}`

const SHAPE = /^0x[0-9a-f]{40}$/i
const ASCII = new TextEncoder()

export const ZERO_ADDRESS: Address = '0x0000000000000000000000000000000000000000'

/**
 * Puts an address in EIP-55 capitals, whatever its case was. For what comes from a wallet, a node or a chain;
 * what a person types goes through `parseTypedAddress`, since capitals are its check digit.
 * @returns undefined when it isn't 0x and 40 hex digits
 */
export function toAddress(value: unknown): Address | undefined {
  if (typeof value !== 'string' || !SHAPE.test(value)) return undefined
  const digits = value.slice(2).toLowerCase()
  const hash = keccak_256(ASCII.encode(digits))
  let out = '0x'
  for (let i = 0; i < 40; i++) {
    const nibble = ((hash[i >> 1] ?? 0) >> (i % 2 ? 0 : 4)) & 15
    out += nibble > 7 ? digits.charAt(i).toUpperCase() : digits.charAt(i)
  }
  return out as Address
}

/** Whether it is an address with its EIP-55 checksum, as this page writes it; anything else isn't the page's own. */
export const isAddress = (value: unknown): value is Address => value !== undefined && toAddress(value) === value

export type TypedAddress = { address: Address } | { wrong: 'shape' | 'length' | 'capitals' }

/**
 * Reads an address that a person typed or pasted. All-lower and all-upper case carry no check digit and pass;
 * mixed case must be right (EIP-55).
 */
export function parseTypedAddress(text: string): TypedAddress {
  const trimmed = text.trim()
  if (!/^0x[0-9a-f]*$/i.test(trimmed)) return { wrong: 'shape' }
  if (trimmed.length !== 42) return { wrong: 'length' }
  const address = toAddress(trimmed)
  if (!address) return { wrong: 'shape' }
  const digits = trimmed.slice(2)
  const isUniform = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isUniform || digits === address.slice(2) ? { address } : { wrong: 'capitals' }
}

export const isSameAddress = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()

/** `0x8ba1f1…BA72`: six digits and four: look-alike addresses often share fewer. */
export const shortAddress = (address: Address): string => `${address.slice(0, 8)}…${address.slice(-4)}`
