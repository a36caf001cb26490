import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSafeTxHash, asTxHash } from '../../../src/lib/hash.ts'
import { EXECUTION_SUCCESS } from '../../../src/safe/outcome/readOutcome.ts'
import { searchExecution } from '../../../src/safe/outcome/searchExecution.ts'
import { assertAnswers, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { startChain, type TestChain } from '../../state/transactions/startChain.ts'
import { ADA } from '../../wallets/testWallet.ts'
import { startCappedNode } from '../cappedNode.ts'

const START = 20_000
const safeTxHash = asSafeTxHash(`0x${'ab'.repeat(32)}`)
if (!safeTxHash) throw new Error('That is no hash.')

let chain: TestChain
beforeAll(async () => {
  chain = await startChain('--number', `${START}`)
  // MSTORE the hash, then LOG1(0, 64, ExecutionSuccess): what a Safe 1.3.0 emits
  await chain.request('anvil_setCode', ADA, `0x7f${safeTxHash.slice(2)}5f527f${EXECUTION_SUCCESS.slice(2)}60405fa1`)
})
afterAll(() => chain.anvil.stop())

test('[S3.4] thousands of blocks are searched in pages, a few of them at a time', async () => {
  const hash = await chain.send({ nonce: 0, to: ADA })
  await chain.mine()
  const to = START + 1
  const node = await startCappedNode(chain.anvil.url, 300)
  const client = createChainClient([node.url], 1)
  await assertAnswers(client)
  const first = await searchExecution(client, ADA, safeTxHash, 10_001, to)
  expect(node.asked).toHaveLength(24)
  expect(node.asked[0]).toMatchObject({ from: 10_001, count: 10_000 })
  expect(first.hash).toBeUndefined()
  const told = node.asked.filter(({ isRefused }) => !isRefused)
  expect(first.searchedTo).toBe(10_000 + told.reduce((sum, { count }) => sum + count, 0))
  let { searchedTo } = first
  let found: typeof first = first
  for (let round = 0; round < 9 && !found.hash; round++) {
    found = await searchExecution(client, ADA, safeTxHash, searchedTo + 1, to)
    expect(found.searchedTo).toBeGreaterThan(searchedTo)
    searchedTo = found.searchedTo
  }
  expect(found.hash).toBe(asTxHash(hash))
})

test('[S3.4] a node that refuses even one block is distinguished from an unreachable one', async () => {
  const node = await startCappedNode(chain.anvil.url, 0)
  const client = createChainClient([node.url], 1)
  const search = () => searchExecution(client, ADA, safeTxHash, START, START + 1)
  expect(await search()).toEqual({ searchedTo: START - 1, refusal: 'refused' })
  node.isDown = true
  expect(await search()).toEqual({ searchedTo: START - 1, refusal: 'unreachable' })
})

test('[S3.4] another proposal’s execution, or another Safe’s, doesn’t count', async () => {
  const client = createChainClient([chain.anvil.url], 1)
  const other = asSafeTxHash(`0x${'cd'.repeat(32)}`)
  if (!other) throw new Error('That is no hash.')
  expect(await searchExecution(client, ADA, other, START, START + 1)).toEqual({ searchedTo: START + 1 })
  expect(await searchExecution(client, chain.account.address, safeTxHash, START, START + 1)).toEqual({
    searchedTo: START + 1,
  })
})
