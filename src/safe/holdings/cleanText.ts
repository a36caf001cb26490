import { visible } from '../../lib/visible.ts'

/** Letters of a token's own text that are shown, and bytes of it that are looked at. */
const MOST_LETTERS = 16
const MOST_BYTES = 256

/**
 * What a token says of itself, made fit to stand beside ours: one line, without what nobody sees or what turns the
 * direction of reading, one accent a letter, and at most 16 letters.
 * @returns undefined where nothing is left
 */
export function cleanText(text: string): string | undefined {
  const clean = visible(text.normalize('NFKC'))
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .normalize('NFKD')
    .replace(/(\p{M})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .trim()
  const letters = [...clean]
  if (letters.length === 0) return undefined
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : clean
}

const bytesIn = (digits: string): Uint8Array =>
  Uint8Array.from(digits.slice(0, MOST_BYTES * 2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * Reads the text that a contract answered: an ABI string, or 32 bytes as early tokens have it. Of a long one only the
 * beginning is looked at.
 * @param answer of hex digits
 */
export function textIn(answer: `0x${string}`): string | undefined {
  const digits = answer.slice(2)
  const word = (index: number) => digits.slice(index * 64, index * 64 + 64)
  const read = (part: string) => cleanText(new TextDecoder().decode(bytesIn(part)))
  if (digits.length === 64) return read(digits.replace(/(00)+$/, ''))
  const [offset, length] = [word(0), word(1)].map((digits) => BigInt(`0x${digits || '0'}`)) as [bigint, bigint]
  if (offset !== 32n || length === 0n) return undefined
  const most = Math.min(Number(length), MOST_BYTES)
  return read(digits.slice(128, 128 + most * 2))
}
