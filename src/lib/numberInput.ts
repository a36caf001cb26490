import { visible } from './visible.ts'

/** A number in plain digits, or why it isn't one: `separators` is one that could be read in more than one way. */
export type NumberInput = { whole: string; fraction: string } | { wrong: 'empty' | 'shape' | 'separators' }

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point))

/** A digit of any script and where the ten of its script begin: Unicode has each ten in a row, some rows one behind the other. */
function digitOf(character: string): { value: number; zero: number } {
  const point = character.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(point - before - 1)) before++
  return { value: before % 10, zero: point - (before % 10) }
}

/** Puts digits into ours. Undefined where scripts are mixed: some have a four that looks like an eight. */
function toPlainDigits(text: string): string | undefined {
  const digits = [...text.matchAll(/\p{Nd}/gu)].map(([digit]) => digitOf(digit))
  if (new Set(digits.map(({ zero }) => zero)).size > 1) return undefined
  return text.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit).value))
}

/** What stands between thousands and nowhere else: any blank, as this page itself writes them, apostrophes, and the Arabic mark. */
const GROUPED = /^\d{1,3}([\p{Zs}'’٬])\d{3}(?:\1\d{3})*$/u

/**
 * Reads a number as people type it anywhere: digits of any script, one comma or one point before the fraction, thousands
 * apart. A lone comma or point is always the fraction's: what is read is then never more than was meant. What has two of
 * them, or others than this, is asked back and not guessed.
 */
export function parseNumberInput(text: string): NumberInput {
  const trimmed = visible(text).trim()
  if (trimmed === '') return { wrong: 'empty' }
  if (trimmed.length > 100) return { wrong: 'shape' }
  const plain = toPlainDigits(trimmed)
  if (plain === undefined || !/^[\d\p{Zs}'’٬.．。｡,，،٫]+$/u.test(plain) || !/\d/.test(plain)) return { wrong: 'shape' }
  const [whole = '', fraction = '', ...more] = plain.split(/[.．。｡,，،٫]/)
  const isWhole = /^\d*$/.test(whole) || GROUPED.test(whole)
  if (more.length > 0 || !isWhole || !/^\d*$/.test(fraction)) return { wrong: 'separators' }
  return { whole: whole.replace(/\D/g, ''), fraction }
}

/** Reads a whole number from 0 to 999, by the same rules. Undefined when it isn't one. */
export function parseCountInput(text: string): number | undefined {
  const read = parseNumberInput(text)
  return 'whole' in read && /^\d{1,3}$/.test(read.whole) && read.fraction === '' ? Number(read.whole) : undefined
}
