import { type Address, toAddress } from '../address.ts'

const BITS = 160n
/** So many times the contract lets a Safe be wrapped: its count has 32 bits. */
const MOST_WRAPS = 1n << 32n

/**
 * The Safe that a wrapped Safe's token stands for: its id is how often the Safe was wrapped before, then its address.
 * @returns undefined where no such token can be: nobody has found an address with that many zeros in front
 */
export function safeOfToken(tokenId: bigint): Address | undefined {
  const safe = tokenId & ((1n << BITS) - 1n)
  if (tokenId >> BITS >= MOST_WRAPS || safe < 1n << 80n) return undefined
  return toAddress(`0x${safe.toString(16).padStart(40, '0')}`)
}
