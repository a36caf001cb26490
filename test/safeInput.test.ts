import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSafeInput } from '../src/safeInput.ts'

const ADDRESS = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const WRONG_CAPITALS = ADDRESS.replace('b', 'B')
const words = (count: number) => Array.from({ length: count }, () => 'abandon').join(' ')

describe('parseSafeInput', () => {
  test.each([
    [ADDRESS, undefined],
    [`  ${ADDRESS.toLowerCase()}\n`, undefined],
    [`eth:${ADDRESS}`, 'eth'],
    [`ETH:${ADDRESS}`, 'eth'],
    [`arb1:${ADDRESS}`, 'arb1'],
    [`https://app.safe.global/home?safe=eth:${ADDRESS}`, 'eth'],
    [`https://app.safe.global/home?safe=eth%3A${ADDRESS}&x=1#y`, 'eth'],
    [`HTTPS://APP.SAFE.GLOBAL/transactions/history?safe=gno:${ADDRESS}`, 'gno'],
    [`https://app.safe.global/oeth:${ADDRESS}/balances`, 'oeth'],
    [`https://gnosis-safe.io/app/matic:${ADDRESS}/home`, 'matic'],
    [`https://app.safe.global/home?safe=${ADDRESS}`, undefined],
  ])('[S5.6] reads %s', (text, prefix) => {
    expect(parseSafeInput(text)).toEqual({ address: ADDRESS, prefix })
  })

  test.each([
    ['', { wrong: 'empty' }],
    [' \t\n', { wrong: 'empty' }],
    ['hello', { wrong: 'shape' }],
    ['eth:', { wrong: 'shape' }],
    [ADDRESS.slice(2), { wrong: 'shape' }],
    [ADDRESS.slice(0, -1), { wrong: 'length', digits: 39 }],
    [`${ADDRESS}0`, { wrong: 'length', digits: 41 }],
    [`eth:${ADDRESS}0`, { wrong: 'length', digits: 41 }],
    [WRONG_CAPITALS, { wrong: 'capitals' }],
    [`https://app.safe.global/home?safe=eth:${WRONG_CAPITALS}`, { wrong: 'capitals' }],
    ['https://app.safe.global/home', { wrong: 'shape' }],
    ['https://', { wrong: 'shape' }],
  ])('[S5.6] says what is wrong with %j', (text, wrong) => {
    expect(parseSafeInput(text)).toEqual(wrong)
  })

  test.each([
    ['http://app.safe.global', 'home?safe='],
    ['https://app.safe.global.evil.example', 'home?safe='],
    ['https://app-safe.global', 'home?safe='],
    ['https://evil.example/app.safe.global', 'home?safe='],
    ['https://app.safe.global@evil.example', 'home?safe='],
    ['https://app.s\u0430fe.global', 'home?safe='],
    ['https://evil.example', ''],
    ['javascript:https://app.safe.global', 'home?safe='],
  ])('[S5.6] does not trust %s', (host, path) => {
    expect(parseSafeInput(`${host}/${path}eth:${ADDRESS}`)).toEqual({ wrong: 'shape' })
  })

  test.each([`0x${'ab'.repeat(32)}`, 'AB'.repeat(32), `  ${'0'.repeat(64)}\n`])('[W3] %j may be a key', (text) => {
    expect(parseSafeInput(text)).toEqual({ wrong: 'secret', isSecret: true })
  })

  test.each([12, 15, 18, 24])('[W3] %i words may be a recovery phrase', (count) => {
    expect(parseSafeInput(words(count))).toEqual({ wrong: 'phrase', isSecret: true })
    expect(parseSafeInput(words(count).replaceAll(' ', '\n').toUpperCase())).toEqual({
      wrong: 'phrase',
      isSecret: true,
    })
  })

  test.each([11, 25])('[W3] %i words are not', (count) => {
    expect(parseSafeInput(words(count))).toEqual({ wrong: 'shape' })
  })

  test.each([
    '0x'.padEnd(1_000_000, 'a'),
    'a '.repeat(500_000),
    'eth:'.repeat(250_000),
    `https://app.safe.global/?safe=${'a:'.repeat(500_000)}`,
    `https://app.safe.global/${'/a-'.repeat(300_000)}`,
  ])('[S5.6] a megabyte is refused at once: %#', (text) => {
    expect(parseSafeInput(text)).toHaveProperty('wrong')
  })

  test('[S5.6] any text gets an answer, never an error', () => {
    const pieces = fc.constantFrom('0x', 'eth:', ADDRESS, 'https://', 'app.safe.global', '?safe=', '/', '%', '[', ' ')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    )
    fc.assert(fc.property(text, (typed) => 'wrong' in parseSafeInput(typed) !== 'address' in parseSafeInput(typed)))
  })
})
