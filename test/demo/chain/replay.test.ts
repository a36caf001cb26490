import { expect, test } from 'vitest'
import type { KeptBlock } from '../../../src/demo/rpc/createDemoNode.ts'
import { mintCall } from './mintCall.ts'
import { ada, ben, NOW, startNode } from './startNode.ts'

async function mineSome() {
  const chain = await startNode()
  await chain.send(ada, mintCall(ben.address, 5n))
  await chain.ask('demo_increaseTime', 86_400)
  await chain.send(ben, { to: ada.address, value: 1n })
  await chain.ask('evm_increaseTime', 60)
  await chain.send(ada, { to: mintCall(ada.address, 1n).to, data: '0xffffffff' }) // reverts
  return chain
}

test('[W5] replayed blocks have the same hashes, and the chain continues from them', async () => {
  const before = await mineSome()
  const later = NOW + 1_000
  const after = await startNode({ now: () => later })
  await after.node.replay(before.kept, 86_460)
  const block = await before.ask('eth_getBlockByNumber', 'latest', true)
  expect(await after.ask('eth_getBlockByNumber', 'latest', true)).toEqual(block)
  expect(after.kept).toEqual([]) // they are stored already
  await after.ask('evm_mine')
  const { timestamp } = await after.ask<{ timestamp: string }>('eth_getBlockByNumber', 'latest', false)
  expect(Number(timestamp)).toBe(later + 86_460)
  expect(after.kept).toHaveLength(1)
})

test.each<[string, (blocks: KeptBlock[]) => KeptBlock[]]>([
  ['another time', (blocks) => blocks.map((block) => ({ ...block, time: block.time + 1 }))],
  ['another hash', ([first, ...rest]) => [{ ...(first as KeptBlock), hash: `0x${'1'.repeat(64)}` }, ...rest]],
  ['a transaction missing', (blocks) => blocks.slice(1)],
  ['a transaction twice', ([first, ...rest]) => [first as KeptBlock, first as KeptBlock, ...rest]],
  ['an invalid transaction', ([first, ...rest]) => [{ ...(first as KeptBlock), transaction: '0x1234' }, ...rest]],
])('[W5] a history with %s is refused', async (_, spoil) => {
  const { kept } = await mineSome()
  const { node } = await startNode()
  await expect(node.replay(spoil(kept), 0)).rejects.toThrow()
})
