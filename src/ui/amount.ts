import { parseNumberInput } from '../lib/numberInput.ts'
import { visible } from '../lib/visible.ts'

const DECIMALS = 18

/** Groups thousands with a thin space, which pasting back ignores; half the world would misread a comma or a point. */
export const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f')

/** The digits before the point and those after it. */
function splitAmount(amount: bigint, decimals: number): [whole: string, fraction: string] {
  const text = amount.toString().padStart(decimals + 1, '0')
  const point = text.length - decimals
  return [text.slice(0, point), text.slice(point)]
}

/**
 * Formats wei, or a token's smallest unit: at most six digits after the point, truncated and never rounded up, so
 * that it never shows more than there is. An amount too small to show becomes "< 0.000001".
 */
export function formatAmount(wei: bigint, symbol: string, decimals = DECIMALS): string {
  const [whole, all] = splitAmount(wei, decimals)
  const fraction = all.slice(0, 6).replace(/0+$/, '')
  if (wei > 0n && whole === '0' && fraction === '') return `< 0.000001 ${symbol}`
  return `${grouped(whole)}${fraction ? `.${fraction}` : ''} ${symbol}`
}

/** The exact amount as a plain number with a point, as it can be typed into a field. */
export function exactAmount(wei: bigint, decimals = DECIMALS): string {
  const [whole, all] = splitAmount(wei, decimals)
  const fraction = all.replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

/** The exact amount for display: for what leaves a Safe, and to echo how an input was read. */
export function formatExactly(wei: bigint, symbol: string, decimals = DECIMALS): string {
  const [whole = '', fraction] = exactAmount(wei, decimals).split('.')
  return `${grouped(whole)}${fraction ? `.${fraction}` : ''} ${symbol}`
}

export type TypedAmount = { wei: bigint } | { wrong: 'empty' | 'shape' | 'separators' | 'decimals' | 'zero' }

/** Reads an amount that a person typed, or copied from here with its symbol, into the smallest unit. */
export function parseTypedAmount(text: string, symbol = '', decimals = DECIMALS): TypedAmount {
  const shown = visible(text).trim()
  const isNamed = symbol !== '' && shown.toUpperCase().endsWith(symbol.toUpperCase())
  const read = parseNumberInput(isNamed ? shown.slice(0, -symbol.length) : shown)
  if ('wrong' in read) return read
  const { whole, fraction } = read
  if (whole.length > 60) return { wrong: 'shape' }
  if (fraction.length > decimals) return { wrong: 'decimals' }
  const wei = BigInt(whole + fraction.padEnd(decimals, '0'))
  return wei === 0n ? { wrong: 'zero' } : { wei }
}

/** Whether to echo how an input was read: it isn't in exact form, or has three decimals, like a thousands group. */
export const isAmountToBeShown = (text: string, wei: bigint, decimals = DECIMALS): boolean =>
  text !== exactAmount(wei, decimals) || /^[1-9]\d{0,2}\.\d{3}$/.test(text)
