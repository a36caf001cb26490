import { grouped } from '../../../ui/amount.ts'

/** Readable digits before the point. */
const MOST_DIGITS = 15
/** Digits after it, as for the native currency. */
const SHOWN_DECIMALS = 6

/**
 * Formats a token amount: at most six digits after the point, truncated and never rounded up. An amount too small to
 * show is given as "less than", one too large to read as "more than".
 * @param amount in the smallest unit
 */
export function tokenAmount(amount: bigint, decimals: number): string {
  const text = amount.toString().padStart(decimals + 1, '0')
  const whole = decimals === 0 ? text : text.slice(0, -decimals)
  const fraction = decimals === 0 ? '' : text.slice(-decimals).slice(0, SHOWN_DECIMALS).replace(/0+$/, '')
  if (whole.length > MOST_DIGITS) return `> ${grouped('9'.repeat(MOST_DIGITS))}`
  if (amount > 0n && whole === '0' && fraction === '') return `< 0.${'0'.repeat(SHOWN_DECIMALS - 1)}1`
  return `${grouped(whole)}${fraction ? `.${fraction}` : ''}`
}
