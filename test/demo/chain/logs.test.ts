import { type Hex, keccak256, pad, stringToHex, zeroAddress } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { demoCoins } from '../../../src/demo/demoCoins.ts'
import { demoDeeds, demoDollar } from '../../../src/demo/demoTokens.ts'
import { samples } from '../../../src/demo/samples.ts'
import { mintCall } from './mintCall.ts'
import { ada, ben, cleo, startNode, type TestNode } from './startNode.ts'

type Log = { data: Hex; blockNumber: Hex; blockHash: Hex; topics: Hex[] }

const TRANSFER = keccak256(stringToHex('Transfer(address,address,uint256)'))
const topic = (address: Hex) => pad(address).toLowerCase() as Hex
const none = `0x${'9'.repeat(64)}`

let chain: TestNode
let first: Hex
beforeAll(async () => {
  chain = await startNode()
  for (const [index, { address }] of [ada, ben, ada].entries()) {
    await chain.send(cleo, mintCall(address, BigInt(index + 1)))
    first ??= await chain.ask('eth_blockNumber')
  }
})

/** The minted amounts in the logs found. */
const find = async (filter: Record<string, unknown>) =>
  (await chain.ask<Log[]>('eth_getLogs', { fromBlock: first, ...filter })).map(({ data }) => Number(data))

test('[W5] logs are found by address, one or several', async () => {
  expect(await find({})).toEqual([1, 2, 3])
  expect(await find({ address: demoDollar })).toEqual([1, 2, 3])
  expect(await find({ address: demoDollar.toLowerCase() })).toEqual([1, 2, 3])
  expect(await find({ address: [demoDeeds, demoDollar] })).toEqual([1, 2, 3])
  expect(await find({ address: demoDeeds })).toEqual([])
})

test('[W5] logs are found by topics: at their positions, one of several, or any', async () => {
  expect(await find({ topics: [TRANSFER] })).toEqual([1, 2, 3])
  expect(await find({ topics: [none] })).toEqual([])
  expect(await find({ topics: [] })).toEqual([1, 2, 3])
  expect(await find({ topics: [null, topic(zeroAddress), topic(ada.address)] })).toEqual([1, 3])
  expect(await find({ topics: [[none, TRANSFER], null, [topic(ben.address), topic(cleo.address)]] })).toEqual([2])
  expect(await find({ topics: [TRANSFER, null, null, null] })).toEqual([]) // these have three
  expect(await find({ topics: [[], [], topic(ben.address)] })).toEqual([2])
})

test('[W5] logs are found in a range, in the latest block, or in a block given by its hash', async () => {
  const next: Hex = `0x${(BigInt(first) + 1n).toString(16)}`
  expect(await find({ fromBlock: first, toBlock: first })).toEqual([1])
  expect(await find({ fromBlock: next })).toEqual([2, 3])
  expect(await find({ fromBlock: undefined })).toEqual([3])
  expect((await find({ fromBlock: '0x0', toBlock: '0xffffff' })).slice(-3)).toEqual([1, 2, 3])
  expect(await find({ fromBlock: '0xfffffe', toBlock: '0xffffff' })).toEqual([])
  const [log] = await chain.ask<Log[]>('eth_getLogs', { fromBlock: next, toBlock: next })
  expect(await find({ fromBlock: undefined, blockHash: log?.blockHash })).toEqual([2])
})

test.each([
  ['a range that ends before it begins', { fromBlock: '0x40', toBlock: '0x3f' }],
  ['a block hash and a range', { blockHash: none, fromBlock: 'earliest' }],
  ['an invalid address', { address: '0x12' }],
  ['five topics', { topics: [null, null, null, null, null] }],
  ['a topic that is no hash', { topics: ['0x12'] }],
])('[W5] a filter with %s is refused', async (_, filter) => {
  expect((await chain.refusal('eth_getLogs', filter)).code).toBe(-32602)
})

test('[W5] transfers to the samples before the chain’s first block are found, of any contract, but not by a range that excludes them', async () => {
  const to = (safe: Hex) => ({ topics: [TRANSFER, null, topic(safe)] })
  for (const { address, dollars, deeds } of Object.values(samples)) {
    const logs = await chain.ask<(Log & { address: Hex })[]>('eth_getLogs', { fromBlock: '0x0', ...to(address) })
    expect(logs.map((log) => log.address)).toEqual([
      demoDollar.toLowerCase(),
      ...Array.from({ length: Number(deeds) }, () => demoDeeds.toLowerCase()),
      ...(address === samples.full.address ? demoCoins.map((coin) => coin.address.toLowerCase()) : []),
    ])
    expect(BigInt(logs[0]?.data ?? 0)).toBe(dollars)
    expect(await find(to(address))).toEqual([])
    const block = logs[0]?.blockNumber
    const alone = await chain.ask<Log[]>('eth_getLogs', { fromBlock: block, toBlock: block, ...to(address) })
    expect(alone).toEqual([logs[0]])
  }
})
