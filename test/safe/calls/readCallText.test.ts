import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { type Abi, type AbiFunction, encodeFunctionData, maxUint256, parseAbi, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import type { Address } from '../../../src/lib/address.ts'
import { type Method, type Parameter, signatureOf } from '../../../src/safe/calls/abiSchema.ts'
import { decodeCall, encodeCall } from '../../../src/safe/calls/encodeCall.ts'
import { readArgument, writeArgument } from '../../../src/safe/calls/readArgument.ts'
import { readCallText } from '../../../src/safe/calls/readCallText.ts'
import { refusedTarget } from '../../../src/safe/calls/refusedTarget.ts'
import { rightIn } from '../../../src/safe/calls/rightIn.ts'
import { transferCall } from '../../../src/safe/transfers/transferCall.ts'
import { transferIn } from '../../../src/safe/transfers/transferIn.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'
import { SAFE } from '../genuineSafe.ts'

const methodsIn = (text: string): readonly Method[] => {
  const read = readCallText(text)
  return 'functions' in read ? read.functions : []
}

describe('ways to name a call', () => {
  test.each([
    ['transfer(address,uint256)', 'transfer(address,uint256)'],
    ['function transfer(address to, uint amount) external returns (bool);', 'transfer(address,uint256)'],
    [' transfer( address to,\n uint256 amount ) ', 'transfer(address,uint256)'],
    ['go()', 'go()'],
    ['pay((address who, uint8 much)[2] list, bytes4 id)', 'pay((address,uint8)[2],bytes4)'],
  ])('[W2] by the signature %j', (text, signature) => {
    expect(methodsIn(text).map(signatureOf)).toEqual([signature])
  })

  test('[W2] by an ABI, a compiler’s file, or one entry; view functions are left out, errors are kept', () => {
    const entry = {
      type: 'function',
      name: 'go',
      inputs: [{ name: 'a', type: 'uint8' }],
      stateMutability: 'nonpayable',
      outputs: [],
    }
    const view = { ...entry, name: 'look', stateMutability: 'view' }
    const old = { constant: false, inputs: [], name: 'old', outputs: [], payable: true, type: 'function' }
    const refusal = { type: 'error', name: 'No', inputs: [{ name: '', type: 'string' }] }
    const event = { type: 'event', name: 'Went', inputs: [{ name: 'a', type: 'uint8', indexed: true }] }
    for (const text of [[entry, view, old, refusal, event, 7, null], { abi: [entry, old, refusal], bytecode: '0x' }]) {
      const read = readCallText(JSON.stringify(text))
      expect(read).toMatchObject({
        functions: [
          { name: 'go', stateMutability: 'nonpayable' },
          { name: 'old', stateMutability: 'payable' },
        ],
      })
      expect(read).toMatchObject({ refusals: [{ name: 'No' }] })
    }
    expect(methodsIn(JSON.stringify(entry)).map(signatureOf)).toEqual(['go(uint8)'])
    expect(readCallText(JSON.stringify([view]))).toEqual({ wrong: 'none' })
    expect(readCallText('look() view')).toEqual({ wrong: 'none' })
  })

  test('[W2] by its data', () => {
    expect(readCallText(' 0xA9059CBB\n00 ')).toEqual({ kind: 'data', data: '0xa9059cbb00' })
    for (const text of ['0x', '0xabc', '0xxy']) expect(readCallText(text)).toEqual({ wrong: 'digits' })
  })

  test.each([
    ['', 'empty'],
    ['transfer', 'signature'],
    ['transfer(address', 'signature'],
    ['transfer(addres)', 'signature'],
    ['transfer(uint257)', 'signature'],
    ['event Transfer(address)', 'signature'],
    ['constructor()', 'signature'],
    [`f(${'uint8,'.repeat(300)}uint8)`, 'signature'],
    ['[', 'json'],
    ['{"a":1}', 'json'],
    ['[]', 'none'],
    [`["${'x'.repeat(500_000)}"]`, 'long'],
    [`${'['.repeat(100_000)}`, 'json'],
  ])('[W2] never by %j', (text, wrong) => {
    expect(readCallText(text)).toEqual({ wrong })
  })

  test('[W2] any input is read or refused, without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => void readCallText(text)))
    fc.assert(fc.property(fc.json(), (text) => void readCallText(text)))
    const whole = JSON.stringify([
      {
        type: 'function',
        name: 'go',
        inputs: [{ name: 'a', type: 'tuple[]', components: [{ name: 'b', type: 'bytes32' }] }],
      },
    ])
    fc.assert(fc.property(fc.nat(whole.length), (at) => void readCallText(whole.slice(0, at))))
  })
})

describe('an ABI from the wild', () => {
  const packages = [
    'safe-1.3.0/build',
    'safe-1.4.1/build',
    '@openzeppelin/contracts/build',
    '@account-abstraction/contracts',
  ]
  const files = packages.flatMap((name) => {
    const folder = new URL(`../../../node_modules/${name}/`, import.meta.url)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && !/\.dbg\.|package/.test(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8').trim())
      .filter((text) => text.length < 400_000 && Array.isArray(JSON.parse(text).abi))
  })

  test('[W2] of every published contract, each state-changing function is found, with its selector', () => {
    expect(files.length).toBeGreaterThan(200)
    for (const text of files) {
      const abi = (JSON.parse(text) as { abi: Abi }).abi
      const changing = abi.filter(
        (item): item is AbiFunction =>
          item.type === 'function' && item.stateMutability !== 'view' && item.stateMutability !== 'pure',
      )
      const selectors = methodsIn(text).map((method) => toFunctionSelector(signatureOf(method)))
      expect(selectors.toSorted()).toEqual(changing.map((item) => toFunctionSelector(item)).toSorted())
    }
  })

  test('[W2] truncated or altered anywhere it is read or refused, without throwing, and no function is made up', () => {
    const [text = ''] = files.filter(({ length }) => length < 20_000).toSorted((a, b) => b.length - a.length)
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }), (at, code) => {
        expect(readCallText(text.slice(0, at))).toHaveProperty('wrong')
        const read = readCallText(`${text.slice(0, at)}${String.fromCharCode(code)}${text.slice(at + 1)}`)
        if ('functions' in read)
          for (const method of read.functions) expect(() => toFunctionSelector(signatureOf(method))).not.toThrow()
      }),
      { numRuns: 200 },
    )
  })
})

describe('one value', () => {
  const read = (type: string, text: string, components?: Parameter[]) =>
    readArgument({ name: 'x', type, ...(components && { components }) }, text)

  test.each<[string, string, unknown]>([
    ['address', ` ${ADA.toLowerCase()} `, ADA],
    ['uint256', '1e18', 10n ** 18n],
    ['uint256', '1.5e3', 1500n],
    ['uint256', '1\u202f000', 1000n],
    ['uint256', maxUint256.toString(), maxUint256],
    ['uint8', '0xff', 255n],
    ['int8', '-128', -128n],
    ['bool', 'TRUE', true],
    ['bool', '0', false],
    ['bytes', '0x', '0x'],
    ['bytes4', '0xA9059CBB', '0xa9059cbb'],
    ['string', ' as it is ', ' as it is '],
    [
      'uint256[]',
      '[1, "2", 115792089237316195423570985008687907853269984665640564039457584007913129639935]',
      [1n, 2n, maxUint256],
    ],
    ['address[]', `[${ADA},"${BOB}"]`, [ADA, BOB]],
    ['bool[2]', '[true, "false"]', [true, false]],
    ['uint8[][]', '[[1],[]]', [[1n], []]],
    ['string[]', '["a, 0x12 b\\"c"]', ['a, 0x12 b"c']],
  ])('[W2] %s is read from %j', (type, text, value) => {
    expect(read(type, text)).toEqual({ value })
  })

  test.each([
    ['address', '0x12', 'address', ''],
    ['address', ADA.replace('C', 'c'), 'capitals', ''],
    ['uint8', '256', 'range', ''],
    ['uint8', '-1', 'range', ''],
    ['int8', '128', 'range', ''],
    ['uint256', '1.5', 'integer', ''],
    ['uint256', '1.55e1', 'integer', ''],
    ['uint256', '1,000', 'integer', ''],
    ['uint256', '', 'empty', ''],
    ['bool', 'yes', 'bool', ''],
    ['bytes', 'abcd', 'bytes', ''],
    ['bytes', '0xabc', 'bytes', ''],
    ['bytes4', '0xabcd', 'size', ''],
    ['uint8[]', '[1, 256]', 'range', '[1]'],
    ['uint8[2]', '[1]', 'count', ''],
    ['uint8[]', '1, 2', 'json', ''],
    ['uint8[]', '{"0": 1}', 'json', ''],
    ['uint8[]', '[null]', 'json', '[0]'],
    ['address[]', '[', 'json', ''],
    ['uint8[]', '['.repeat(50_000), 'json', ''],
  ])('[W2] %s is not read from %j', (type, text, wrong, at) => {
    expect(read(type, text)).toMatchObject({ wrong, at })
  })

  test('[W2] a struct’s fault is reported by field name, and extra fields are refused', () => {
    const components = [
      { name: 'who', type: 'address' },
      { name: 'much', type: 'uint8[]' },
    ]
    expect(read('tuple', `{"much": [1], "who": "${ADA}"}`, components)).toEqual({ value: [ADA, [1n]] })
    expect(read('tuple', `{"much": [1, 256], "who": "${ADA}"}`, components)).toMatchObject({
      wrong: 'range',
      at: '.much[1]',
    })
    expect(read('tuple', `{"much": [1], "whom": "${ADA}"}`, components)).toMatchObject({ wrong: 'count' })
    expect(read('tuple', `["${ADA}", [1], 2]`, components)).toMatchObject({ wrong: 'count' })
  })
})

describe('encoding', () => {
  const leaf: fc.Arbitrary<[string, unknown]> = fc.oneof(
    fc.tuple(fc.constant('address'), fc.constantFrom(ADA, BOB)),
    fc.tuple(fc.constant('uint256'), fc.bigInt(0n, maxUint256)),
    fc.tuple(fc.constant('int16'), fc.bigInt(-32768n, 32767n)),
    fc.tuple(fc.constant('bool'), fc.boolean()),
    fc.tuple(fc.constant('string'), fc.string({ unit: 'binary' })),
    fc.tuple(fc.constant('bytes3'), fc.constantFrom('0x010203', '0xffffff')),
    fc.tuple(fc.constant('bytes'), fc.constantFrom('0x', '0x00', `0x${'ab'.repeat(40)}`)),
  )
  const nested = fc.oneof(
    leaf.map(([type, value]): [Parameter, unknown] => [{ name: 'x', type }, value]),
    leaf.map(([type, value]): [Parameter, unknown] => [{ name: 'x', type: `${type}[][2]` }, [[value, value], []]]),
    fc.tuple(leaf, leaf).map(([[one, a], [other, b]]): [Parameter, unknown] => [
      {
        name: 'x',
        type: 'tuple[]',
        components: [
          { name: 'a', type: one },
          { name: 'b', type: `${other}[]` },
        ],
      },
      [
        [a, [b]],
        [a, []],
      ],
    ]),
  )

  test('[W2] a value is read back from its text, and a call from its data', () => {
    fc.assert(
      fc.property(fc.array(nested, { maxLength: 5 }), (given) => {
        const method: Method = {
          ...{ type: 'function', name: 'f', outputs: [], stateMutability: 'payable' },
          inputs: given.map(([parameter]) => parameter),
        }
        for (const [parameter, value] of given)
          expect(readArgument(parameter, writeArgument(parameter, value))).toEqual({ value })
        const data = encodeCall(
          method,
          given.map(([, value]) => value),
        )
        expect(data.slice(0, 10)).toBe(toFunctionSelector(signatureOf(method)))
        expect(decodeCall(method, data)).toEqual(given.map(([parameter, value]) => writeArgument(parameter, value)))
        // with anything appended it is another call
        expect(decodeCall(method, `${data}00`)).toBeUndefined()
      }),
    )
  })
})

describe('what a call does', () => {
  const abi = parseAbi([
    'function approve(address,uint256)',
    'function increaseAllowance(address,uint256)',
    'function setApprovalForAll(address,bool)',
    'function permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    'function permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    'function approve(address,address,uint160,uint48)',
  ])
  const call = (functionName: string, ...args: unknown[]) => encodeFunctionData({ abi, functionName, args } as never)
  const ZERO = `0x${'00'.repeat(32)}`

  test('[W2] an approval is recognised, with who may take what', () => {
    const to = BOB
    expect(rightIn(call('approve', to, 7n))).toEqual({ to, amount: 7n })
    expect(rightIn(call('approve', to, maxUint256))).toEqual({ to, amount: 'endless' })
    expect(rightIn(call('approve', to, 2n ** 96n - 1n))).toEqual({ to, amount: 'endless' })
    expect(rightIn(call('increaseAllowance', to, maxUint256))).toEqual({ to, amount: 'endless' })
    expect(rightIn(call('setApprovalForAll', to, true))).toEqual({ to, amount: 'all' })
    expect(rightIn(call('permit', ADA, to, maxUint256, 1n, 27, ZERO, ZERO))).toEqual({ to, amount: 'endless' })
    expect(rightIn(call('permit', ADA, to, 0n, 1n, true, 27, ZERO, ZERO))).toEqual({ to, amount: 'endless' })
    expect(rightIn(call('approve', ADA, to, 2n ** 160n - 1n, 1))).toEqual({ to, amount: 'endless' })
  })

  test('[W2] a revocation is not one, nor is any other call', () => {
    expect(rightIn(call('approve', BOB, 0n))).toBeUndefined()
    expect(rightIn(call('setApprovalForAll', BOB, false))).toBeUndefined()
    expect(rightIn('0x')).toBeUndefined()
    expect(rightIn('0x095ea7b3')).toBeUndefined()
  })

  test('[W2] a transfer is recognised to the last byte', () => {
    const assets = [
      { kind: 'native' },
      { kind: 'erc20', address: ADA as Address },
      { kind: 'erc721', address: ADA as Address, id: 7n },
      { kind: 'erc1155', address: ADA as Address, id: 7n },
    ] as const
    for (const asset of assets) {
      const transfer = { asset, to: BOB as Address, amount: 1n }
      const made = transferCall(SAFE, transfer)
      expect(transferIn(SAFE, made)).toEqual(transfer)
      if (asset.kind === 'native') continue
      expect(transferIn(SAFE, { ...made, data: `${made.data}00` })).toBeUndefined()
      expect(transferIn(SAFE, { ...made, value: 1n })).toBeUndefined()
    }
    // the Safe can't send somebody else's NFT
    expect(
      transferIn(ADA as Address, transferCall(SAFE, { asset: assets[2], to: BOB as Address, amount: 1n })),
    ).toBeUndefined()
  })

  test('[W2] calls to the Safe or our contract are refused, but another wrapped Safe’s NFT can be sent', () => {
    const to = (to: string) => refusedTarget(SAFE, { to: to as Address, value: 0n, data: '0x12345678' })
    expect([to(SAFE.toLowerCase()), to(wrappedSafeAddress), to(wrappedSafeHandlerAddress), to(ADA)]).toEqual([
      'self',
      'wrapper',
      'wrapper',
      undefined,
    ])
    const nft = { kind: 'erc721', address: wrappedSafeAddress as Address, id: 1n } as const
    expect(refusedTarget(SAFE, transferCall(SAFE, { asset: nft, to: BOB as Address, amount: 1n }))).toBeUndefined()
  })
})
