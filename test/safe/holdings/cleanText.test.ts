import { encodeAbiParameters, type Hex, pad, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { cleanText, textIn } from '../../../src/safe/holdings/cleanText.ts'
import { isUnusual, skeletonOf } from '../../../src/safe/holdings/skeletonOf.ts'

const said = (text: string): Hex => encodeAbiParameters([{ type: 'string' }], [text])

test.each([
  ['USDC', 'USDC'],
  ['  USD\n\tC  ', 'USD C'],
  ['US\u202eDC\u202c', 'USDC'],
  ['U\u200bS\u2060D\ufeffC\u00ad', 'USDC'],
  ['\u0000\u0007USDC\u009f', 'USDC'],
  ['ＵＳＤＣ', 'USDC'],
  ['Z\u0301\u0302\u0303\u0304\u0305', 'Ź'],
  ['稳定币', '稳定币'],
  ['a'.repeat(40), `${'a'.repeat(15)}…`],
  ['\u{1f600}'.repeat(40), `${'\u{1f600}'.repeat(15)}…`],
])('[W2] a token’s text is sanitised for display: %j', (text, shown) => {
  expect(cleanText(text)).toBe(shown)
})

test.each(['', ' \n ', '\u200b\u202e', '\u0000'])(
  '[W2] a name without visible characters counts as none: %j',
  (text) => {
    expect(cleanText(text)).toBeUndefined()
  },
)

test('[W2] a text is read as an ABI string or as 32 bytes, truncated if long, and never if malformed', () => {
  expect(textIn(said('DUSD'))).toBe('DUSD')
  expect(textIn(pad(stringToHex('MKR'), { dir: 'right', size: 32 }))).toBe('MKR')
  expect(textIn(said('x'.repeat(10_000)))).toBe(`${'x'.repeat(15)}…`)
  expect(textIn(said(''))).toBeUndefined()
  expect(textIn('0x')).toBeUndefined()
  expect(textIn(`0x${'ff'.repeat(96)}`)).toBeUndefined()
  // it claims to be longer than it is
  expect(textIn(`0x${'20'.padStart(64, '0')}${'f'.repeat(64)}${'41'.padEnd(64, '0')}`)).toBe('A')
})

test.each(['USDC', 'usdc', 'USDС', 'ＵＳＤＣ', 'U.S.D.C', 'U\u0301SDC', 'ՍSDC', 'U5DC', 'ᴜꜱᴅᴄ', 'Uꜱᴅᴄ'])(
  '[W2] %s can be mistaken for USDC',
  (symbol) => {
    expect(skeletonOf(symbol)).toBe(skeletonOf('USDC'))
  },
)

test.each(['USDC.e', 'USDT', 'DUSD', 'AUSDC'])('[W2] %s can’t be mistaken for USDC', (symbol) => {
  expect(skeletonOf(symbol)).not.toBe(skeletonOf('USDC'))
})

test.each(['ʀɪʟʟ', 'ՕՏ', '稳定币', 'USÐC'])('[W2] the letters of %s are unusual, whatever it looks like', (symbol) => {
  expect(isUnusual(symbol)).toBe(true)
})

test.each(['USDC.e', 'a long symbol b…', 'wstETH'])('[W2] the letters of %s are usual', (symbol) => {
  expect(isUnusual(symbol)).toBe(false)
})
