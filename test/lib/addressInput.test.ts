import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { toAddress } from '../../src/lib/address.ts'
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

  const OTHER = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'

  test.each([
    [`https://etherscan.io/address/${ADDRESS}`, 1],
    [`https://etherscan.io/address/${ADDRESS.toLowerCase()}#code`, 1],
    [`https://www.etherscan.io/token/${ADDRESS}`, 1],
    [`HTTPS://BASESCAN.ORG/address/${ADDRESS}?x=1`, 8453],
    [`https://optimistic.etherscan.io/address/${ADDRESS}/`, 10],
    [`https://sepolia.etherscan.io/address/${ADDRESS}`, 11155111],
    [`https://eth.blockscout.com/address/${ADDRESS}?tab=txs`, 1],
  ])('[S5.6] reads the explorer’s link %s', (text, network) => {
    expect(parseAddressInput(text)).toEqual({ address: ADDRESS, network })
  })

  test.each([
    [`https://etherscan.io/token/${OTHER}?a=${BigInt(ADDRESS)}`, 1],
    [`https://etherscan.io/nft/${OTHER}/${BigInt(ADDRESS)}`, 1],
    [`https://polygonscan.com/nft/${OTHER.toLowerCase()}/${(3n << 160n) | BigInt(ADDRESS)}`, 137],
    [`https://base.blockscout.com/token/${OTHER}/instance/${BigInt(ADDRESS)}`, 8453],
  ])('[S5.6] reads the NFT’s Safe and contract from %s', (text, network) => {
    expect(parseAddressInput(text)).toEqual({ address: ADDRESS, network, contract: OTHER })
  })

  test.each([
    [`https://etherscan.io/tx/0x${'ab'.repeat(32)}`, { wrong: 'link' }],
    ['https://etherscan.io/', { wrong: 'link' }],
    [`https://etherscan.io/token/${OTHER}?a=${ADDRESS}`, { wrong: 'link' }],
    [`https://etherscan.io/token/${OTHER}?a=5`, { wrong: 'link' }],
    [`https://etherscan.io/nft/${OTHER}/${'9'.repeat(79)}`, { wrong: 'link' }],
    [`https://etherscan.io/address/${WRONG_CAPITALS}`, { wrong: 'capitals' }],
    [`https://etherscan.io/address/${ADDRESS.slice(0, -1)}`, { wrong: 'length', digits: 39 }],
    ['https://etherscan.io/address/ada.eth', { wrong: 'shape' }],
    [`https://etherscan.io.evil.example/address/${ADDRESS}`, { wrong: 'shape' }],
    [`https://etherscan.io:8443/address/${ADDRESS}`, { wrong: 'shape' }],
    [`http://etherscan.io/address/${ADDRESS}`, { wrong: 'shape' }],
    [`https://evil.example/#/eth:${ADDRESS}`, { wrong: 'shape' }],
  ])('[S5.6] says what is wrong with the link %s', (text, wrong) => {
    expect(parseAddressInput(text)).toEqual(wrong)
  })

  test('[S5.6] reads a link to this page, and no lookalike', () => {
    vi.stubGlobal('location', { origin: 'https://wrapped.example' })
    onTestFinished(() => void vi.unstubAllGlobals())
    for (const path of [`#/base:${ADDRESS}`, `index.html#/wrap/base:${ADDRESS}`, `deep/#/base:${ADDRESS}?seen=1`])
      expect(parseAddressInput(`https://wrapped.example/${path}`)).toEqual({ address: ADDRESS, network: 'base' })
    for (const link of [
      'https://wrapped.example/#/wallets',
      `https://wrapped.example/#/base:${WRONG_CAPITALS}`,
      `https://wrapped.example.evil.example/#/base:${ADDRESS}`,
      `https://wrapped.example/?x=#/y/base:${ADDRESS}`,
    ])
      expect(parseAddressInput(link)).toEqual({ wrong: 'shape' })
  })

  test('[S5.6] reads a wrapped Safe’s token id as its address, whichever wrap it belongs to', () => {
    const safe = fc.bigInt({ min: 1n << 80n, max: (1n << 160n) - 1n })
    const count = fc.bigInt({ min: 0n, max: (1n << 32n) - 1n })
    fc.assert(
      fc.property(safe, count, (safe, count) => {
        const read = parseAddressInput(((count << 160n) | safe).toString())
        expect(read).toEqual({ address: toAddress(`0x${safe.toString(16).padStart(40, '0')}`), network: undefined })
      }),
    )
  })

  test.each([
    '1',
    '1000000000000000000',
    `${1n << 192n}`,
    `${(1n << 192n) | BigInt(ADDRESS)}`,
    `${5n << 160n}`,
    '9'.repeat(70),
  ])('[S5.6] %s is no token id of a wrapped Safe', (text) => {
    expect(parseAddressInput(text)).toEqual({ wrong: 'shape' })
  })

  test.each(['ada.eth', 'Ada.eth', 'a.b.c.eth', 'кто.eth', '👍.eth', 'example.com', 'xn--ls8h.eth', '0x8ba1.eth'])(
    '[S5.6] %s may be a name',
    (name) => {
      expect(parseAddressInput(` ${name}\n`)).toEqual({ wrong: 'name', name })
    },
  )

  test.each([
    'eth',
    '.eth',
    'ada.',
    'ada..eth',
    'ada .eth',
    'a/b.eth',
    'eth:ada.eth',
    'ada@b.eth',
    '1.5',
    `${'a'.repeat(252)}.eth`,
  ])('[S5.6] %s is no name', (text) => {
    expect(parseAddressInput(text)).toEqual({ wrong: 'shape' })
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

  /** Invisible characters that get copied along: zero-width, bidirectional, soft hyphen, byte order mark, joiners, controls. */
  const HIDDEN = [
    ...[0x00ad, 0x034f, 0x061c, 0x115f, 0x180e, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0001, 0x0000, 0x001b, 0x0080],
    ...Array.from({ length: 5 }, (_, index) => 0x200b + index),
    ...Array.from({ length: 5 }, (_, index) => 0x202a + index),
    ...Array.from({ length: 10 }, (_, index) => 0x2060 + index),
  ].map((point) => String.fromCodePoint(point))

  test('[S5.6] invisible characters change nothing, wherever they are', () => {
    const ref = fc.constantFrom<string>(ADDRESS, `eth:${ADDRESS}`, `eip155:1:${ADDRESS}`, `ethereum:${ADDRESS}@1`)
    const put = fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...HIDDEN)), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(ref, put, (text, hidden) => {
        const hiding = hidden.reduce((out, [at, what]) => out.slice(0, at) + what + out.slice(at), text)
        // a surrogate pair isn't split by what follows it
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

  test('[S5.6] visible characters stay as they are', () => {
    for (const text of ['a b\tc\nd\u00a0e\u202ff', '٠٫٥', '１，５', 'é ü ß', '地址 アドレス', "1'234"])
      expect(visible(text)).toBe(text)
  })

  test('[S5.6] several are separated by a line break, or a comma or semicolon of any script', () => {
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
    const hosts = ['app.safe.global', 'etherscan.io', 'base.blockscout.com']
    const marks = ['?safe=', '?a=', '/', '#/', '%', '[', ' ', '.', '/token/', '/nft/', '/address/', '9'.repeat(48)]
    const pieces = fc.constantFrom('0x', 'eth:', ADDRESS, 'https://', ...hosts, ...marks)
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (typed) => 'wrong' in parseAddressInput(typed) !== 'address' in parseAddressInput(typed)),
    )
  })
})
