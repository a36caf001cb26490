import fc from 'fast-check'
import { hashTypedData } from 'viem'
import { describe, expect, test } from 'vitest'
import { readTypedData, type TypedData } from '../../../src/safe/messages/readTypedData.ts'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SPENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const permit = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: TOKEN },
  message: { owner: SPENDER, spender: SPENDER, value: '1000000', nonce: 0, deadline: '0x6a0e2f00' },
} as const

/** The example of EIP-712 itself, with its published hash. */
const mail = {
  types: {
    EIP712Domain: permit.types.EIP712Domain,
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
    contents: 'Hello, Bob!',
  },
} as const

/** A message with one field. */
const of = (type: string, value: unknown, more: object = {}) =>
  JSON.stringify({
    types: { T: [{ name: 'a', type }] },
    primaryType: 'T',
    domain: { name: 'x' },
    message: { a: value },
    ...more,
  })

const read = (text: string): TypedData => {
  const data = readTypedData(text)
  if ('wrong' in data) throw new Error(JSON.stringify(data))
  return data
}

describe('readTypedData', () => {
  test('[W2] hashes the example of EIP-712 as published', () => {
    expect(read(JSON.stringify(mail)).hash).toBe('0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2')
  })

  test('[W2] shows the message in the order of its types, and its domain', () => {
    const data = read(JSON.stringify(permit))
    expect(data.domain).toEqual({ name: 'USD Coin', version: '2', chainId: 1n, verifyingContract: TOKEN })
    expect(data.shown.map(({ name, text }) => [name, text])).toEqual([
      ['owner', SPENDER],
      ['spender', SPENDER],
      ['value', '1000000'],
      ['nonce', '0'],
      ['deadline', `${0x6a0e2f00}`],
    ])
    const nested = read(JSON.stringify(mail)).shown[0]
    expect(nested).toMatchObject({ name: 'from', type: 'Person', children: [{ name: 'name', text: 'Cow' }, {}] })
  })

  test('[W2] fields without a type are neither hashed nor shown, and that is reported', () => {
    const plain = read(JSON.stringify(mail))
    const more = read(JSON.stringify({ ...mail, message: { ...mail.message, urgent: 'pay me' } }))
    expect([plain.hasMore, more.hasMore]).toEqual([false, true])
    expect([more.hash, more.shown]).toEqual([plain.hash, plain.shown])
    const { chainId: _, ...unbound } = mail.domain
    const EIP712Domain = mail.types.EIP712Domain.filter(({ name }) => name !== 'chainId')
    const types = { ...mail.types, EIP712Domain }
    const claims = read(JSON.stringify({ ...mail, types }))
    // the chain id in its domain isn't part of its hash
    expect([claims.hasMore, 'chainId' in claims.domain]).toEqual([true, false])
    expect(claims.hash).toBe(read(JSON.stringify({ ...mail, types, domain: unbound })).hash)
  })

  test.each([
    ['', { wrong: 'empty' }],
    [' \n', { wrong: 'empty' }],
    [`"${'a'.repeat(100_000)}"`, { wrong: 'tooLong' }],
    ['{', { wrong: 'json' }],
    ['12', { wrong: 'json' }],
    ['null', { wrong: 'shape' }],
    ['[]', { wrong: 'shape' }],
    ['{"types":{}}', { wrong: 'shape' }],
    [JSON.stringify({ ...mail, primaryType: 'EIP712Domain' }), { wrong: 'shape' }],
    [JSON.stringify({ ...mail, primaryType: 'Letter' }), { wrong: 'type', at: 'Letter' }],
    [JSON.stringify({ ...mail, primaryType: 'toString' }), { wrong: 'type', at: 'toString' }],
    [JSON.stringify({ ...mail, primaryType: 'M\u0430il' }), { wrong: 'shape' }],
    [
      JSON.stringify({ ...mail, message: { ...mail.message, to: { name: 'Bob' } } }),
      { wrong: 'missing', at: 'to.wallet' },
    ],
    [JSON.stringify({ ...mail, domain: { name: 'Ether Mail' } }), { wrong: 'missing', at: 'domain.version' }],
    [of('Nothing', {}), { wrong: 'type', at: 'a' }],
    [of('uint', 1), { wrong: 'type', at: 'a' }],
    [of('uint7', 1), { wrong: 'type', at: 'a' }],
    [of('bytes33', '0x'), { wrong: 'type', at: 'a' }],
    [of('uint8', 256), { wrong: 'value', at: 'a' }],
    [of('uint8', -1), { wrong: 'value', at: 'a' }],
    [of('int8', 128), { wrong: 'value', at: 'a' }],
    [of('uint8', '1e2'), { wrong: 'value', at: 'a' }],
    [of('uint8', 1.5), { wrong: 'number', at: 'a' }],
    [of('uint8', true), { wrong: 'value', at: 'a' }],
    [of('bool', 'false'), { wrong: 'value', at: 'a' }],
    [of('bytes4', '0x0102'), { wrong: 'value', at: 'a' }],
    [of('bytes', 'hello'), { wrong: 'value', at: 'a' }],
    [of('address', SPENDER.replace('C', 'c')), { wrong: 'value', at: 'a' }],
    [of('string', 1), { wrong: 'value', at: 'a' }],
    [of('uint8[2]', [1]), { wrong: 'value', at: 'a' }],
    [of('uint8[]', [1, 300]), { wrong: 'value', at: 'a.2' }],
    [of('T', {}), { wrong: 'missing', at: 'a.a' }],
    [of('uint8[]', Array(2_001).fill(1)), { wrong: 'tooMuch' }],
    [of('string', '', { types: { string: [], T: [{ name: 'a', type: 'string' }] } }), { wrong: 'type', at: 'string' }],
    [
      '{"types":{"T":[{"name":"__proto__","type":"T"}]},"primaryType":"T","domain":{},"message":{}}',
      { wrong: 'shape' },
    ],
    [
      of('string', '', {
        types: { T: [{ name: 'a', type: 'string' }], EIP712Domain: [{ name: 'app', type: 'string' }] },
      }),
      { wrong: 'type', at: 'EIP712Domain' },
    ],
  ])('[W2] refuses %.60s', (text, fault) => {
    expect(readTypedData(text)).toEqual(fault)
  })

  test('[W2] a number that JSON rounds is refused, and read exactly if given as text', () => {
    const most = (2n ** 256n - 1n).toString()
    expect(readTypedData(of('uint256', 0).replace(':0}', `:${most}}`))).toEqual({ wrong: 'number', at: 'a' })
    expect(read(of('uint256', most)).shown[0]?.text).toBe(most)
  })

  test('[W2] invisible characters are reported', () => {
    expect(read(of('string', 'pay\u202ebob')).shown[0]).toMatchObject({ text: 'pay\u202ebob', isHidden: true })
    expect(read(of('string', 'pay bob')).shown[0]).toMatchObject({ isHidden: false })
  })

  test('[W2] a recursive struct terminates', () => {
    let value: object = { next: [] }
    for (let depth = 0; depth < 20; depth++) value = { next: [value] }
    const types = { T: [{ name: 'next', type: 'T[]' }] }
    expect(readTypedData(JSON.stringify({ types, primaryType: 'T', domain: {}, message: value }))).toEqual({
      wrong: 'tooMuch',
    })
  })

  const leaf = fc.oneof(
    fc.tuple(fc.constant('uint256'), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String)),
    fc.tuple(fc.constant('int64'), fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String)),
    fc.tuple(fc.constant('string'), fc.string({ unit: 'grapheme' })),
    fc.tuple(fc.constant('bool'), fc.boolean()),
    fc.tuple(
      fc.constant('bytes'),
      fc.uint8Array().map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
    ),
    fc.tuple(fc.constant('bytes4'), fc.constant('0x1626ba7e')),
    fc.tuple(fc.constant('address'), fc.constantFrom(TOKEN, SPENDER.toLowerCase())),
    fc.tuple(fc.constant('uint8[]'), fc.array(fc.integer({ min: 0, max: 255 }))),
    fc.tuple(fc.constant('string[2]'), fc.tuple(fc.string(), fc.string())),
  )

  test('[W2] hashes whatever it accepts like viem, from what is shown', () => {
    fc.assert(
      fc.property(fc.array(leaf, { minLength: 1, maxLength: 6 }), (leaves) => {
        const fields = leaves.map(([type], at) => ({ name: `f${at}`, type: type as string }))
        const message = Object.fromEntries(leaves.map(([, value], at) => [`f${at}`, value]))
        const definition = { types: { T: fields }, primaryType: 'T', domain: { name: 'x', chainId: 1 }, message }
        const data = read(JSON.stringify(definition))
        expect(data.hash).toBe(hashTypedData(definition as never))
        expect(data.shown.map(({ name }) => name)).toEqual(fields.map(({ name }) => name))
      }),
    )
  })

  test('[W2] any text gets an answer, never an error', () => {
    const json = fc.json({ maxDepth: 4 }).map((text) => JSON.stringify({ ...mail, message: JSON.parse(text) }))
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), json), (text) => void readTypedData(text)))
  })
})
