import { type Address, toAddress } from '../address.ts'

const BITS = 160n
/** How often the contract lets a Safe be wrapped: its counter has 32 bits. */
const MOST_WRAPS = 1n << 32n

/**
 * The Safe that a token stands for: the id is how often the Safe was wrapped before, followed by its address.
 * @returns undefined where there can be no such token: no known address has that many leading zeros
 */
export function safeOfToken(tokenId: bigint): Address | undefined {
  const safe = tokenId & ((1n << BITS) - 1n)
  if (tokenId >> BITS >= MOST_WRAPS || safe < 1n << 80n) return undefined
  return toAddress(`0x${safe.toString(16).padStart(40, '0')}`)
}
