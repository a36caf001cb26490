import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAddressInput, splitAddresses } from '../../src/lib/addressInput/addressInput.ts'
import { visible } from '../../src/lib/visible.ts'

const ADDRESS = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const WRONG_CAPITALS = ADDRESS.replace('b', 'B')
const words = (count: number) => Array.from({ length: count }, () => 'abandon').join(' ')

describe('parseAddressInput', () => {
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
    [`eip155:1:${ADDRESS}`, 1],
    [`EIP155:42161:${ADDRESS.toLowerCase()}`, 42161],
    [`ethereum:${ADDRESS}`, undefined],
    [`ethereum:${ADDRESS}@100`, 100],
  ])('[S5.6] reads %s', (text, network) => {
    expect(parseAddressInput(text)).toEqual({ address: ADDRESS, network })
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
    [`eip155:x:${ADDRESS}`, { wrong: 'shape' }],
    [`eip155:${'9'.repeat(16)}:${ADDRESS}`, { wrong: 'shape' }],
    [`ethereum:${ADDRESS}?value=1e18`, { wrong: 'shape' }],
    [`ethereum:pay-${ADDRESS}@1/transfer`, { wrong: 'shape' }],
    [`0x\u0435${ADDRESS.slice(3)}`, { wrong: 'shape' }],
  ])('[S5.6] says what is wrong with %j', (text, wrong) => {
    expect(parseAddressInput(text)).toEqual(wrong)
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
    expect(parseAddressInput(`${host}/${path}eth:${ADDRESS}`)).toEqual({ wrong: 'shape' })
  })

  test.each([`0x${'ab'.repeat(32)}`, 'AB'.repeat(32), `  ${'0'.repeat(64)}\n`])('[W3] %j may be a key', (text) => {
    expect(parseAddressInput(text)).toEqual({ wrong: 'secret', isSecret: true })
  })

  test.each([12, 15, 18, 24])('[W3] %i words may be a recovery phrase', (count) => {
    expect(parseAddressInput(words(count))).toEqual({ wrong: 'phrase', isSecret: true })
    expect(parseAddressInput(words(count).replaceAll(' ', '\n').toUpperCase())).toEqual({
      wrong: 'phrase',
      isSecret: true,
    })
  })

  test.each([11, 25])('[W3] %i words are not', (count) => {
    expect(parseAddressInput(words(count))).toEqual({ wrong: 'shape' })
  })

  /** What nobody sees, and is copied along: zero-width, bidirectional, soft hyphen, byte order mark, joiners, controls. */
  const HIDDEN = [
    ...[0x00ad, 0x034f, 0x061c, 0x115f, 0x180e, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0001, 0x0000, 0x001b, 0x0080],
    ...Array.from({ length: 5 }, (_, index) => 0x200b + index),
    ...Array.from({ length: 5 }, (_, index) => 0x202a + index),
    ...Array.from({ length: 10 }, (_, index) => 0x2060 + index),
  ].map((point) => String.fromCodePoint(point))

  test('[S5.6] what nobody sees changes nothing, wherever it is', () => {
    const ref = fc.constantFrom<string>(ADDRESS, `eth:${ADDRESS}`, `eip155:1:${ADDRESS}`, `ethereum:${ADDRESS}@1`)
    const put = fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...HIDDEN)), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(ref, put, (text, hidden) => {
        const hiding = hidden.reduce((out, [at, what]) => out.slice(0, at) + what + out.slice(at), text)
        // a pair of code units isn't torn by what follows it
        fc.pre(!/\p{Cs}/u.test(hiding))
        expect(visible(hiding)).toBe(text)
        expect(parseAddressInput(hiding)).toEqual(parseAddressInput(text))
      }),
    )
    for (const what of HIDDEN) expect(parseAddressInput(what)).toEqual({ wrong: 'empty' })
    expect(parseAddressInput(`0x${'ab'.repeat(16)}\u200b${'ab'.repeat(16)}`)).toEqual({
      wrong: 'secret',
      isSecret: true,
    })
  })

  test('[S5.6] what can be seen stays as it is', () => {
    for (const text of ['a b\tc\nd\u00a0e\u202ff', '٠٫٥', '１，５', 'é ü ß', '地址 アドレス', "1'234"])
      expect(visible(text)).toBe(text)
  })

  test('[S5.6] several are a line, a comma or a semicolon of any script apart', () => {
    const separator = fc.constantFrom('\n', '\r\n', ', ', '，', '、', '، ', ';', '\u2028', '\u3000')
    fc.assert(
      fc.property(fc.array(fc.constantFrom(ADDRESS, `eth:${ADDRESS}`)), separator, (list, between) => {
        expect(splitAddresses(list.join(between))).toEqual(list)
      }),
    )
  })

  test.each([
    '0x'.padEnd(1_000_000, 'a'),
    'a '.repeat(500_000),
    'eth:'.repeat(250_000),
    `https://app.safe.global/?safe=${'a:'.repeat(500_000)}`,
    `https://app.safe.global/${'/a-'.repeat(300_000)}`,
  ])('[S5.6] a megabyte is refused at once: %#', (text) => {
    expect(parseAddressInput(text)).toHaveProperty('wrong')
  })

  test('[S5.6] any text gets an answer, never an error', () => {
    const pieces = fc.constantFrom('0x', 'eth:', ADDRESS, 'https://', 'app.safe.global', '?safe=', '/', '%', '[', ' ')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (typed) => 'wrong' in parseAddressInput(typed) !== 'address' in parseAddressInput(typed)),
    )
  })
})
