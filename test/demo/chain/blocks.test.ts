import { concat, fromRlp, type Hex, hexToBytes, keccak256, numberToHex, toRlp } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { mintCall } from './mintCall.ts'
import { ada, ben, NOW, type Receipt, startNode, type TestNode } from './startNode.ts'

type Block = Record<string, Hex> & { transactions: Hex[] }

let chain: TestNode
beforeAll(async () => {
  chain = await startNode()
})

const trim = (quantity: Hex | undefined): Hex => {
  const digits = BigInt(quantity ?? '0x0').toString(16)
  return digits === '0' ? '0x' : `0x${digits.length % 2 ? '0' : ''}${digits}`
}

/** The header as Ethereum encodes it, assembled from the node's answer. */
function headerRlp(block: Block): Hex {
  const plain = (name: string) => block[name] ?? '0x'
  const number = (name: string) => trim(block[name])
  return toRlp([
    ...['parentHash', 'sha3Uncles', 'miner', 'stateRoot', 'transactionsRoot', 'receiptsRoot', 'logsBloom'].map(plain),
    ...['difficulty', 'number', 'gasLimit', 'gasUsed', 'timestamp'].map(number),
    ...['extraData', 'mixHash', 'nonce'].map(plain),
    number('baseFeePerGas'),
    plain('withdrawalsRoot'),
    ...['blobGasUsed', 'excessBlobGas'].map(number),
    ...['parentBeaconBlockRoot', 'requestsHash'].map(plain),
  ])
}

/** The root of a trie with one leaf, at the key of index 0. */
const rootOfOne = (value: Hex): Hex => keccak256(toRlp(['0x2080', value]))

function bloomOf(entries: readonly Hex[]): Hex {
  const bloom = new Uint8Array(256)
  for (const entry of entries) {
    const hash = hexToBytes(keccak256(entry))
    for (const at of [0, 2, 4]) {
      const bit = (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047
      const index = 255 - (bit >> 3)
      bloom[index] = (bloom[index] ?? 0) | (1 << (bit & 7))
    }
  }
  return `0x${Buffer.from(bloom).toString('hex')}`
}

test('[W5] every header hashes to its hash, and every block has the hash of its parent', async () => {
  await chain.send(ada, { to: ben.address, value: 1n })
  await chain.ask('evm_mine')
  const first = Number(await chain.ask<Block>('eth_getBlockByNumber', 'earliest', false).then(({ number }) => number))
  const last = Number(await chain.ask('eth_blockNumber'))
  expect(last).toBe(first + 2)
  let parent: Hex | undefined
  for (let number = first; number <= last; number++) {
    const block = await chain.ask<Block>('eth_getBlockByNumber', numberToHex(number), false)
    expect(keccak256(headerRlp(block))).toBe(block.hash)
    expect(await chain.ask('eth_getBlockByHash', block.hash, false)).toEqual(block)
    if (parent) expect(block.parentHash).toBe(parent)
    parent = block.hash
  }
})

test('[W5] transaction root, receipt root and bloom match the one transaction', async () => {
  const hash = await chain.send(ada, mintCall(ada.address, 5n))
  const receipt = await chain.ask<Receipt>('eth_getTransactionReceipt', hash)
  const block = await chain.ask<Block>('eth_getBlockByHash', receipt.blockHash, false)
  const raw = chain.kept.at(-1)?.transaction ?? '0x'
  expect(block.transactionsRoot).toBe(rootOfOne(raw))
  expect(receipt.logs).toHaveLength(1)
  const bloom = bloomOf(receipt.logs.flatMap(({ address, topics }) => [address, ...topics]))
  expect([block.logsBloom, receipt.logsBloom]).toEqual([bloom, bloom])
  const logs = receipt.logs.map(({ address, topics, data }) => [address, topics, data] as const)
  const encoded = toRlp([trim(receipt.status), trim(receipt.gasUsed), bloom, logs as never])
  expect(block.receiptsRoot).toBe(rootOfOne(concat(['0x02', encoded])))
})

test('[W5] a full block has its transaction in the format of eth_getTransactionByHash', async () => {
  const hash = await chain.send(ada, { to: ben.address, value: 7n })
  const { transactions } = await chain.ask<{ transactions: unknown[] }>('eth_getBlockByNumber', 'latest', true)
  expect(transactions).toEqual([await chain.ask('eth_getTransactionByHash', hash)])
  expect(transactions[0]).toMatchObject({ hash, from: ada.address.toLowerCase(), value: '0x7', type: '0x2' })
})

test('[W5] an old block keeps its balances, nonces, code and storage', async () => {
  const before = await chain.ask('eth_blockNumber')
  const slotOfSupply = '0x2'
  const { to: dollar } = mintCall(ada.address, 1n)
  const read = (at: unknown) =>
    Promise.all([
      chain.ask('eth_getBalance', cleoLike, at),
      chain.ask('eth_getTransactionCount', ada.address, at),
      chain.ask('eth_getStorageAt', dollar, slotOfSupply, at),
    ])
  const cleoLike = '0x00000000000000000000000000000000000c1e00'
  const old = await read(before)
  await chain.send(ada, { to: cleoLike, value: 3n })
  await chain.send(ada, mintCall(ada.address, 9n))
  expect(await read(before)).toEqual(old)
  const { hash } = await chain.ask<Block>('eth_getBlockByNumber', before, false)
  expect(await read({ blockHash: hash })).toEqual(old)
  expect(await read({ blockNumber: before })).toEqual(old)
  const now = await read('latest')
  expect(now).toEqual(await read('pending'))
  expect(now[0]).toBe('0x3')
  expect(Number(now[1])).toBe(Number(old[1]) + 2)
  expect(BigInt(now[2])).toBe(BigInt(old[2]) + 9n)
})

test('[W5] blocks that do not exist are null, and state reads at them are refused', async () => {
  const missing = '0xffffff'
  expect(await chain.ask('eth_getBlockByNumber', missing, false)).toBeNull()
  expect(await chain.ask('eth_getBlockByNumber', '0x0', false)).toBeNull() // before the snapshot
  expect(await chain.ask('eth_getBlockByHash', `0x${'1'.repeat(64)}`, false)).toBeNull()
  expect(await chain.ask('eth_getTransactionByHash', `0x${'1'.repeat(64)}`)).toBeNull()
  expect(await chain.ask('eth_getTransactionReceipt', `0x${'1'.repeat(64)}`)).toBeNull()
  expect((await chain.refusal('eth_getBalance', ada.address, missing)).message).toMatch(/not found/)
  expect((await chain.refusal('eth_call', {}, { blockHash: `0x${'1'.repeat(64)}` })).message).toMatch(/not found/)
})

test('[W5] a block has the real time, or a second after its parent', async () => {
  const { ask } = await startNode()
  const timeOf = async () => Number((await ask<Block>('eth_getBlockByNumber', 'latest', false)).timestamp)
  await ask('evm_mine')
  expect(await timeOf()).toBe(NOW)
  await ask('evm_mine')
  expect(await timeOf()).toBe(NOW + 1)
})

test('[W5] advanced time stays advanced, and is visible at once', async () => {
  const { ask, client, refusal } = await startNode()
  const day = 86_400
  expect(Number(await ask('demo_increaseTime', day))).toBe(NOW + day)
  expect(await ask('evm_increaseTime', '0xa')).toBe(day + 10)
  const pending = await client.request({ method: 'eth_call', params: [{ data: '0x425f5260205ff3' }, 'pending'] })
  expect(Number(pending)).toBe(NOW + day + 10)
  await ask('evm_mine')
  expect(Number((await ask<Block>('eth_getBlockByNumber', 'latest', false)).timestamp)).toBe(NOW + day + 10)
  for (const bad of [-1, 1.5, 'soon', 4e9, null]) expect((await refusal('demo_increaseTime', bad)).code).toBe(-32602)
})

test('[W5] advanced time counts from the last block, however far that is ahead of the clock', async () => {
  const { ask } = await startNode()
  const timeOf = async () => Number((await ask<Block>('eth_getBlockByNumber', 'latest', false)).timestamp)
  for (let block = 0; block < 20; block++) await ask('evm_mine')
  const before = await timeOf()
  expect(before).toBe(NOW + 19)
  expect(Number(await ask('demo_increaseTime', 600))).toBe(before + 600)
})

test('[W5] the raw transaction in a block is the one that was sent', async () => {
  const raw = chain.kept.find(({ transaction }) => transaction)?.transaction ?? '0x'
  expect(fromRlp(`0x${raw.slice(4)}`, 'hex')).toHaveLength(12)
})
