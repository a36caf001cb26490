import { visible } from './visible.ts'

/** A number in plain digits, or why it isn't one: `separators` means that it could be read in more than one way. */
export type NumberInput = { whole: string; fraction: string } | { wrong: 'empty' | 'shape' | 'separators' }

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point))

/** A digit's value, and its script's zero: Unicode has each script's ten digits in a row, some rows adjacent. */
function digitOf(character: string): { value: number; zero: number } {
  const point = character.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(point - before - 1)) before++
  return { value: before % 10, zero: point - (before % 10) }
}

/** Converts digits of any script to ASCII; undefined for mixed scripts: some have a four that looks like an eight. */
function toPlainDigits(text: string): string | undefined {
  const digits = [...text.matchAll(/\p{Nd}/gu)].map(([digit]) => digitOf(digit))
  if (new Set(digits.map(({ zero }) => zero)).size > 1) return undefined
  return text.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit).value))
}

/** Separators of thousands only: any space, as this page itself writes them, apostrophes, and the Arabic separator. */
const GROUPED = /^\d{1,3}([\p{Zs}'’٬])\d{3}(?:\1\d{3})*$/u

/**
 * Reads a number as people type it in any locale: digits of any script, one comma or point before the fraction,
 * thousands grouped. A single comma or point always starts the fraction, so that the result is never more than was
 * meant. With two of them, or any other separator, it is rejected instead of guessed.
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

/** Reads a whole number from 0 to 999 by the same rules; undefined when it isn't one. */
export function parseCountInput(text: string): number | undefined {
  const read = parseNumberInput(text)
  return 'whole' in read && /^\d{1,3}$/.test(read.whole) && read.fraction === '' ? Number(read.whole) : undefined
}
