import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAccounts, parseAnnouncement, parseChainId } from '../../src/connectors/parse.ts'
import { ADA, BOB } from '../wallets/testWallet.ts'

describe('parseAccounts', () => {
  test.each([
    [
      [ADA.toLowerCase(), BOB.toUpperCase().replace('X', 'x')],
      [ADA, BOB],
    ],
    [
      [ADA, ADA.toLowerCase(), BOB, ADA],
      [ADA, BOB],
    ],
    [['junk', null, 7, {}, ADA, `${ADA}0`], [ADA]],
    [[], []],
    [undefined, []],
    [null, []],
    [ADA, []],
    [{ 0: ADA, length: 1 }, []],
  ])('[S5.6] reads %j', (value, accounts) => {
    expect(parseAccounts(value)).toEqual(accounts)
  })

  test('[S5.6] reads at most a thousand entries', () => {
    expect(parseAccounts([...Array(1_000).fill('junk'), ADA])).toEqual([])
  })

  test('[S5.6] never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(parseAccounts(value))))
  })
})

describe('parseChainId', () => {
  test.each([
    [1, 1],
    ['0x1', 1],
    ['0x01', 1],
    ['0XA4B1', 42161],
    ['137', 137],
    ['11155111', 11155111],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('[S4.3] reads %j', (value, id) => {
    expect(parseChainId(value)).toBe(id)
  })

  const junk = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '', ' 1', '0x', '-1', '0x0', '1e3', '1.5']
  test.each([
    ...junk,
    'eip155:1',
    '0xzz',
    '99999999999999999999',
    `0x${'f'.repeat(40)}`,
    null,
    undefined,
    {},
    [1],
    true,
  ])('[S4.3] refuses %j', (value) => expect(parseChainId(value)).toBeUndefined())

  test('[S4.3] reads back any id in hex and in decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0xfffffffffffff }), (id) => {
        expect(parseChainId(`0x${id.toString(16)}`)).toBe(id)
        expect(parseChainId(String(id))).toBe(id)
      }),
    )
  })
})

describe('parseAnnouncement', () => {
  const provider = { request: async () => null }
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Wallet', rdns: 'com.example.wallet', icon: '' }
  const icon = 'data:image/svg+xml;base64,PHN2Zy8+'
  const announce = (change: object, by: unknown = provider) =>
    parseAnnouncement({ info: { ...info, ...change }, provider: by })

  test('[S3.2] reads the announcement, and keeps the same provider object', () => {
    const announced = announce({ icon })
    expect(announced?.info).toEqual({ ...info, icon })
    expect(announced?.provider).toBe(provider)
  })

  test.each([
    ['\u202eteksaM\u202c', 'teksaM'],
    ['Meta\u200bMask\u2066', 'MetaMask'],
    ['  Wallet\n\t\u0000', 'Wallet'],
    ['x'.repeat(10_000), 'x'.repeat(64)],
    ['\ud83e\udd8a'.repeat(200), '\ud83e\udd8a'.repeat(64)],
    ['<b>Wallet</b>', '<b>Wallet</b>'],
  ])('[S3.2] strips hiding and reordering characters from a name: %#', (name, clean) => {
    expect(announce({ name })?.info.name).toBe(clean)
  })

  test('[S3.2] a name is never empty, long, or half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const clean = announce({ name })?.info.name
        if (clean === undefined) return
        expect([...clean].length).toBeLessThanOrEqual(64)
        expect(clean).toMatch(/^\S/)
        expect(clean).not.toMatch(/\p{Cs}/u)
      }),
    )
  })

  test.each([
    'https://evil.example/pixel.png',
    'http://evil.example/pixel.png',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'data:image/svg',
    `data:image/png;base64,${'A'.repeat(300_000)}`,
    7,
    null,
    undefined,
    {},
  ])('[S7.5] drops the icon and keeps the wallet: %#', (bad) => {
    expect(announce({ icon: bad })?.info).toEqual({ ...info, icon: undefined })
  })

  test.each(['png', 'webp', 'jpeg', 'gif', 'svg+xml'])('[S7.5] keeps a data URL image: %s', (kind) => {
    const image = `data:image/${kind};base64,AAAA`
    expect(announce({ icon: image })?.info.icon).toBe(image)
  })

  test.each([
    [{ rdns: 'metamask' }],
    [{ rdns: 'io..metamask' }],
    [{ rdns: 'https://io.metamask' }],
    [{ rdns: 'io.metamask ' }],
    [{ rdns: `io.${'a'.repeat(300)}` }],
    [{ rdns: undefined }],
    [{ name: '' }],
    [{ name: '\u202e\u200b' }],
    [{ name: 7 }],
    [{ uuid: '' }],
    [{ uuid: 'x'.repeat(65) }],
    [{ uuid: undefined }],
  ])('[S3.2] drops the announcement: %j', (change) => {
    expect(announce(change)).toBeUndefined()
  })

  const throwing = new Proxy(
    {},
    {
      get() {
        throw new Error('hostile')
      },
    },
  )
  test.each([
    undefined,
    null,
    7,
    {},
    { info },
    { provider },
    { info, provider: null },
    { info, provider: {} },
    { info, provider: throwing },
    { info: throwing, provider },
    throwing,
  ])('[S3.2] survives anything a page script may announce: %#', (detail) => {
    expect(parseAnnouncement(detail)).toBeUndefined()
  })
})
