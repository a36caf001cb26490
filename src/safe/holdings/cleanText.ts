import { visible } from '../../lib/visible.ts'

/** The most characters shown of a token's own text, and bytes decoded of it. */
const MOST_LETTERS = 16
const MOST_BYTES = 256

/**
 * A token's own text, made safe to show beside ours: one line, without invisible or bidirectional characters, one
 * accent a letter, and at most 16 characters.
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
 * Decodes a text that a contract returned: an ABI string, or bytes32 as in early tokens. Of a long one only the
 * beginning is decoded.
 * @param answer in hex
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
