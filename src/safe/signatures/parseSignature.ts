import type { Hex } from 'viem'

/** No signature of anything is longer. */
const MOST_DIGITS = 200_000

/**
 * Takes what a wallet calls a signature. Only the hex is put right: a contract may sign with any number of bytes, and
 * `0x` is what a Safe gives for a message that is signed on chain, now or once its owners have.
 * @returns undefined when it is no hex
 */
export function parseSignature(value: unknown): Hex | undefined {
  if (typeof value !== 'string' || value === '' || value.length > MOST_DIGITS) return undefined
  const digits = value.replace(/^0x/i, '')
  return /^([0-9a-f]{2})*$/i.test(digits) ? `0x${digits.toLowerCase()}` : undefined
}
