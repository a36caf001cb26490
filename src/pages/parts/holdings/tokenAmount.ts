import { grouped } from '../../../ui/amount.ts'

/** Digits before the point that a person can still take in. */
const MOST_DIGITS = 15
/** After it; as of the chain's own currency. */
const SHOWN_DECIMALS = 6

/**
 * An amount of a token as a person reads it: at most six digits after the point, cut and never rounded up. A trace is said
 * to be less than what can be shown, and what nobody can take in to be more.
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
