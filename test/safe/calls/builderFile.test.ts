import fc from 'fast-check'
import { toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Address } from '../../../src/lib/address.ts'
import { builderChecksum } from '../../../src/safe/calls/builderChecksum.ts'
import type { DraftCall } from '../../../src/safe/calls/draftCall.ts'
import { encodeCall } from '../../../src/safe/calls/encodeCall.ts'
import { type BuilderFile, readBuilderFile } from '../../../src/safe/calls/readBuilderFile.ts'
import { readCallText } from '../../../src/safe/calls/readCallText.ts'
import { writeBuilderFile } from '../../../src/safe/calls/writeBuilderFile.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const about = { chainId: 1, safe: ADA as Address, name: 'Pay', createdAt: 1 }
const row = (change: object) => ({ to: ADA, value: '0', data: '0x', ...change })
const fileOf = (rows: unknown[], change: object = {}) =>
  JSON.stringify({ version: '1.0', chainId: '1', createdAt: 1, meta: { name: 'x' }, transactions: rows, ...change })
const read = (rows: unknown[], change: object = {}) => readBuilderFile(fileOf(rows, change), 1)
const callsOf = (file: BuilderFile): DraftCall[] => {
  if ('wrong' in file) throw new Error(JSON.stringify(file))
  return file.calls
}
const faultsOf = (file: BuilderFile) => ('wrong' in file && file.wrong === 'rows' ? file.rows : file)

const TRANSFER = {
  inputs: [
    { internalType: 'address', name: 'to', type: 'address' },
    { internalType: 'uint256', name: 'amount', type: 'uint256' },
  ],
  name: 'transfer',
  payable: false,
}

/** As built by Balancer's treasurers with their own tool in September 2023, and changed after its checksum was made. */
const FROM_THE_WILD = {
  version: '1.0',
  chainId: '42161',
  createdAt: 1695400635,
  meta: {
    name: 'Transactions Batch',
    description: '',
    txBuilderVersion: '1.16.1',
    createdFromSafeAddress: '0xc38c5f97B34E175FFd35407fc91a937300E33860',
    createdFromOwnerAddress: '',
    checksum: '0x60b02488a85be3a01e98bf20b0a502aa807f462e6f59a740ec3d602a56a716ae',
  },
  transactions: [
    {
      to: '0xF23d8342881eDECcED51EA694AC21C2B68440929',
      value: '0',
      data: null,
      contractMethod: {
        inputs: [
          { name: 'gaugeAddresses', type: 'address[]', internalType: 'address[]' },
          { name: 'amountsPerPeriod', type: 'uint256[]', internalType: 'uint256[]' },
          { name: 'maxPeriods', type: 'uint8[]', internalType: 'uint8[]' },
        ],
        name: 'setRecipientList',
        payable: false,
      },
      contractInputsValues: {
        gaugeAddresses:
          '[0x82d2c7B67Eaa5028c89BE86CeA8e1DF5bd2119A1,0xfC745035F31BCbaEb2D1a89aA9171495c671F6cE,0xa14453084318277b11d38FbE05D857A4f647442B,0x04fc019017eD3F921D5ec11fFf84B870744BA0d1,0xd6B875d62c2661eaB66472F36c672e4B512f1135,0xeF767E740D83d410794519c2F93Db32e44359a5C,0x2eB5661002b68EBE887d29d415c3A3b52536912C,0xd956246EA5b06DEa930F0A7feC1FFf000436e3f2,0xcf9f895296F5e1D66a7D4dcf1d92e1B435E9f999,0xb438c6cc53315FfA3fcD1bc8b27d6c3155b0B56A,0x011417BBED6FC9cefF36C032D431b0eFcBA7f8B3,0x260cbb867359a1084eC97de4157d06ca74e89415]',
        amountsPerPeriod:
          '[3156218344267209768960,1871487687336368275456,6085224881559604035584,358434404041029976064,4243778836872288534528,56284281427205316608,5318570171768415191040,3500000000000000000000,3500000000000000000000,735024914849779679232,1435934802809525108736,2317333761855929450496]',
        maxPeriods: '[2,2,2,2,2,2,2,2,2,2,2,2]',
      },
    },
    {
      to: '0x912CE59144191C1204E64559FE8253a0e49E6548',
      value: '0',
      data: null,
      contractMethod: {
        inputs: [
          { name: 'to', type: 'address', internalType: 'address' },
          { name: 'amount', type: 'uint256', internalType: 'uint256' },
        ],
        name: 'transfer',
        payable: false,
      },
      contractInputsValues: { to: '0xF23d8342881eDECcED51EA694AC21C2B68440929', amount: '80000000000000000000000' },
    },
  ],
}

describe('a file from the wild', () => {
  test('[W2] that was changed after its checksum was made is noticed, and one without a checksum is not this format', () => {
    expect(readBuilderFile(JSON.stringify(FROM_THE_WILD), 42161)).toMatchObject({ isChanged: true })
    for (const checksum of ['', null, undefined]) {
      const bare = { ...FROM_THE_WILD, meta: { ...FROM_THE_WILD.meta, checksum } }
      expect(readBuilderFile(JSON.stringify(bare), 42161)).toMatchObject({ isChanged: false })
    }
  })

  test('[W2] is read: null data, lists without quotes, amounts beyond what JSON can hold', () => {
    const calls = callsOf(readBuilderFile(JSON.stringify(FROM_THE_WILD), 42161))
    expect(calls.map(({ to, value, data }) => [to, value, data.slice(0, 10)])).toEqual([
      [
        '0xF23d8342881eDECcED51EA694AC21C2B68440929',
        0n,
        toFunctionSelector('setRecipientList(address[],uint256[],uint8[])'),
      ],
      ['0x912CE59144191C1204E64559FE8253a0e49E6548', 0n, '0xa9059cbb'],
    ])
    expect(calls[0]?.data).toContain(3156218344267209768960n.toString(16).padStart(64, '0'))
    expect(calls[1]?.data.endsWith(80000000000000000000000n.toString(16).padStart(64, '0'))).toBe(true)
  })
})

describe('reading', () => {
  test('[W2] a transfer of the native coin, in each format that tools write', () => {
    for (const change of [
      { value: '7' },
      { value: 7, data: null },
      { value: '0x7', data: '' },
      { value: '7', contractMethod: null, contractInputsValues: null },
      { value: '7', data: null, contractMethod: { inputs: [], name: '', payable: true }, contractInputsValues: null },
      { value: '7', data: undefined, contractMethod: { inputs: [], name: 'receive', payable: true } },
    ])
      expect(callsOf(read([row(change)]))).toEqual([{ to: ADA, value: 7n, data: '0x' }])
  })

  test('[W2] a struct by field name or by order, and a function without arguments', () => {
    const method = {
      name: 'open',
      inputs: [
        {
          name: 'order',
          type: 'tuple',
          components: [
            { name: 'who', type: 'address' },
            { name: 'much', type: 'uint8' },
          ],
        },
      ],
    }
    const of = (order: unknown) => row({ data: null, contractMethod: method, contractInputsValues: { order } })
    const calls = callsOf(read([of(`[${ADA}, 7]`), of(`{"much": 7, "who": "${ADA}"}`), of([ADA, '7'])]))
    expect(new Set(calls.map(({ data }) => data)).size).toBe(1)
    const none = row({ data: null, contractMethod: { name: 'harvest', inputs: [] }, contractInputsValues: null })
    expect(callsOf(read([none]))[0]?.data).toBe('0x4641257d')
  })

  test('[W2] a hundred calls', () => {
    expect(callsOf(read(Array.from({ length: 100 }, () => row({ value: '1' }))))).toHaveLength(100)
  })
})

describe('refusing', () => {
  test('[W2] another chain, by its number; no file; an empty one; too many; too long', () => {
    expect(read([row({})], { chainId: '10' })).toEqual({ wrong: 'chain', chainId: '10' })
    expect(readBuilderFile('{', 1)).toEqual({ wrong: 'json' })
    for (const text of ['[]', '7', 'null', '{}', '{"chainId":"1"}', '{"chainId":"x","transactions":[]}'])
      expect(readBuilderFile(text, 1)).toEqual({ wrong: 'shape' })
    expect(readBuilderFile('{"offer":"abc"}', 1)).toEqual({ wrong: 'offer' })
    expect(readBuilderFile('{"consent":"abc"}', 1)).toEqual({ wrong: 'consent' })
    expect(read([])).toEqual({ wrong: 'empty' })
    expect(read(Array.from({ length: 251 }, () => row({})))).toEqual({ wrong: 'many', count: 251 })
    expect(readBuilderFile(fileOf([row({ data: `0x${'00'.repeat(600_000)}` })]), 1)).toEqual({ wrong: 'long' })
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    expect(readBuilderFile(`{"chainId":"1","transactions":[${deep}]}`, 1)).toHaveProperty('wrong')
  })

  test('[W2] each invalid entry, by its row', () => {
    const bad: [object | null, unknown][] = [
      [{}, undefined],
      [{ to: '0x12' }, { wrong: 'to' }],
      [{ to: ADA.replace('C', 'c') }, { wrong: 'to' }],
      [{ value: '-1' }, { wrong: 'value' }],
      [{ value: '1.5' }, { wrong: 'value' }],
      [{ value: 2 ** 60 }, { wrong: 'value' }],
      [{ data: '0x123' }, { wrong: 'data' }],
      [{ operation: 1 }, { wrong: 'delegate' }],
      [{ contractMethod: { ...TRANSFER, name: 'a b' } }, { wrong: 'method' }],
      [{ contractMethod: { name: 'f', inputs: [{ name: 'x', type: 'uint257' }] } }, { wrong: 'method' }],
      [
        { contractMethod: TRANSFER, contractInputsValues: { to: ADA } },
        { wrong: 'argument', name: 'amount' },
      ],
      [
        { contractMethod: TRANSFER, contractInputsValues: null },
        { wrong: 'argument', name: 'to' },
      ],
      [
        { data: '0xa9059cbb', contractMethod: TRANSFER, contractInputsValues: { to: ADA, amount: '1' } },
        { wrong: 'differs' },
      ],
      [null, { wrong: 'shape' }],
    ]
    const rows = bad.map(([change]) => (change === null ? 7 : row(change)))
    const faults = bad.flatMap(([, fault], index) => (fault ? [{ row: index + 1, ...(fault as object) }] : []))
    expect(faultsOf(read(rows))).toEqual(faults)
  })

  test('[W2] no truncated or altered file passes for the original', () => {
    const whole = JSON.stringify({
      ...FROM_THE_WILD,
      meta: { ...FROM_THE_WILD.meta, checksum: builderChecksum(FROM_THE_WILD) },
    })
    const original = readBuilderFile(whole, 42161)
    expect(original).toMatchObject({ isChanged: false })
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 33, max: 126 }), (at, code) => {
        expect(readBuilderFile(whole.slice(0, at), 42161)).toHaveProperty('wrong')
        const letter = String.fromCharCode(code)
        fc.pre(whole[at] !== letter)
        const file = readBuilderFile(whole.slice(0, at) + letter + whole.slice(at + 1), 42161)
        // whatever is accepted has the same calls: only its name, or the checksum's own key, was hit
        if ('calls' in file && !file.isChanged) expect(file).toEqual(original)
      }),
      { numRuns: 600 },
    )
  })
})

describe('writing', () => {
  const signature = 'pay((address who, uint256 much)[] list, bytes4 id, string note, bool isLast, int8[2] pair)'
  const found = readCallText(signature)
  const method = 'functions' in found ? found.functions[0] : undefined
  if (!method) throw new Error('That is no function.')

  const address = fc.constantFrom(ADA, BOB)
  const uint = fc.bigInt(0n, 2n ** 256n - 1n)
  const hex = (size: number) =>
    fc.uint8Array({ minLength: size, maxLength: size }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)
  const int8 = fc.bigInt(-128n, 127n)
  const byMethod = fc
    .tuple(fc.array(fc.tuple(address, uint), { maxLength: 4 }), hex(4), fc.string(), fc.boolean(), fc.tuple(int8, int8))
    .map((values): DraftCall => ({ to: ADA as Address, value: 1n, data: encodeCall(method, values), method }))
  const bare = fc
    .tuple(address, uint, fc.nat(100).chain(hex))
    .map(([to, value, data]): DraftCall => ({ to: to as Address, value, data: data as `0x${string}` }))

  test('[W2] is read back unchanged, with its checksum', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(byMethod, bare), { minLength: 1, maxLength: 10 }), (calls) => {
        const file = readBuilderFile(writeBuilderFile(calls, about), 1)
        expect(file).toEqual({ calls, isChanged: false })
      }),
    )
  })

  test('[W2] a change in it is noticed', () => {
    const text = writeBuilderFile([{ to: ADA as Address, value: 1n, data: '0x' }], about)
    expect(readBuilderFile(text.replace('"value": "1"', '"value": "2"'), 1)).toMatchObject({ isChanged: true })
    // another name makes no other batch
    expect(readBuilderFile(text.replace('"Pay"', '"Pay them"'), 1)).toMatchObject({ isChanged: false })
  })
})
