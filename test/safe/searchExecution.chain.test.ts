import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asSafeTxHash, asTxHash } from '../../src/hash.ts'
import { assertAnswers, createChainClient } from '../../src/safe/chainClient.ts'
import { EXECUTION_SUCCESS } from '../../src/safe/readOutcome.ts'
import { searchExecution } from '../../src/safe/searchExecution.ts'
import { startChain, type TestChain } from '../state/transactions/startChain.ts'
import { ADA } from '../wallets/testWallet.ts'

const START = 20_000
const safeTxHash = asSafeTxHash(`0x${'ab'.repeat(32)}`)
if (!safeTxHash) throw new Error('That is no hash.')

let chain: TestChain
beforeAll(async () => {
  chain = await startChain('--number', `${START}`)
  // MSTORE the hash, then LOG1(0, 64, ExecutionSuccess): what a Safe 1.3.0 says
  await chain.request('anvil_setCode', ADA, `0x7f${safeTxHash.slice(2)}5f527f${EXECUTION_SUCCESS.slice(2)}60405fa1`)
})
afterAll(() => chain.anvil.stop())

test('[S3.4] thousands of blocks are searched in pages, a few of them at a time', async () => {
  const hash = await chain.send({ nonce: 0, to: ADA })
  await chain.mine()
  const to = START + 1
  const client = createChainClient([chain.anvil.url], 1)
  await assertAnswers(client)
  const asked = vi.spyOn(globalThis, 'fetch')
  const first = await searchExecution(client, ADA, safeTxHash, 10_001, to)
  expect(first).toEqual({ searchedTo: 18_000 })
  const pages = asked.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).params[0])
  expect(pages).toHaveLength(8)
  expect(pages[0]).toMatchObject({ fromBlock: '0x2711', toBlock: '0x2af8' })
  const second = await searchExecution(client, ADA, safeTxHash, first.searchedTo + 1, to)
  expect(second.hash).toBe(asTxHash(hash))
  asked.mockRestore()
})

test('[S3.4] another proposal’s execution, and another Safe’s, are none of it', async () => {
  const client = createChainClient([chain.anvil.url], 1)
  const other = asSafeTxHash(`0x${'cd'.repeat(32)}`)
  if (!other) throw new Error('That is no hash.')
  expect(await searchExecution(client, ADA, other, START, START + 1)).toEqual({ searchedTo: START + 1 })
  expect(await searchExecution(client, chain.account.address, safeTxHash, START, START + 1)).toEqual({
    searchedTo: START + 1,
  })
})
