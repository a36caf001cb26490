import type { Hex } from 'viem'

/** No signature of anything is longer. */
const MOST_DIGITS = 200_000

/**
 * Normalises what a wallet calls a signature. Only the hex is checked: a contract may sign with any number of bytes,
 * and a Safe's is `0x` for a message that is signed on chain, now or once its owners have.
 * @returns undefined when it isn't hex
 */
export function parseSignature(value: unknown): Hex | undefined {
  if (typeof value !== 'string' || value === '' || value.length > MOST_DIGITS) return undefined
  const digits = value.replace(/^0x/i, '')
  return /^([0-9a-f]{2})*$/i.test(digits) ? `0x${digits.toLowerCase()}` : undefined
}
