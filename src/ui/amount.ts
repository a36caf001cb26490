const DECIMALS = 18

/** Groups thousands with a thin space that a copy of the number loses nothing by: a comma or a point half the world misreads. */
export const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f')

/**
 * Wei as a person reads it: at most six digits after the point, cut and never rounded up, so that nobody sees more
 * than there is. A trace too small to show is said to be less than that.
 */
export function formatAmount(wei: bigint, symbol: string): string {
  const text = wei.toString().padStart(DECIMALS + 1, '0')
  const whole = text.slice(0, -DECIMALS)
  const fraction = text.slice(-DECIMALS).slice(0, 6).replace(/0+$/, '')
  if (wei > 0n && whole === '0' && fraction === '') return `< 0.000001 ${symbol}`
  return `${grouped(whole)}${fraction ? `.${fraction}` : ''} ${symbol}`
}

/** Wei as a plain number with a point, exact, to be typed back. */
export function exactAmount(wei: bigint): string {
  const text = wei.toString().padStart(DECIMALS + 1, '0')
  const fraction = text.slice(-DECIMALS).replace(/0+$/, '')
  return fraction ? `${text.slice(0, -DECIMALS)}.${fraction}` : text.slice(0, -DECIMALS)
}

export type TypedAmount = { wei: bigint } | { wrong: 'empty' | 'shape' | 'decimals' | 'zero' }

/** Reads an amount that a person typed: digits with a point. A comma is refused, since half the world means another thing by it. */
export function parseTypedAmount(text: string): TypedAmount {
  const trimmed = text.trim()
  if (trimmed === '') return { wrong: 'empty' }
  const match = /^(\d{1,60})(?:\.(\d*))?$|^\.(\d+)$/.exec(trimmed)
  if (!match) return { wrong: 'shape' }
  const fraction = match[2] ?? match[3] ?? ''
  if (fraction.length > DECIMALS) return { wrong: 'decimals' }
  const wei = BigInt((match[1] ?? '0') + fraction.padEnd(DECIMALS, '0'))
  return wei === 0n ? { wrong: 'zero' } : { wei }
}
