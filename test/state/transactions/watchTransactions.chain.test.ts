import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DEADLINES } from '../../../src/lib/config.ts'
import { asSafeTxHash, asTxHash } from '../../../src/lib/hash.ts'
import { EXECUTION_SUCCESS } from '../../../src/safe/outcome/readOutcome.ts'
import type { Sent } from '../../../src/state/transactions/transactionLog.ts'
import { startCappedNode } from '../../safe/cappedNode.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { startChain, type TestChain } from './startChain.ts'

// The page's own modules, over a chain that mines on command. Each load is a visit.

let chain: TestChain
let clean: unknown
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.anvil.stop())
beforeEach(async () => {
  if (clean) await chain.request('evm_revert', clean)
  await chain.request('anvil_dropAllTransactions')
  clean = await chain.request('evm_snapshot')
  vi.stubGlobal('localStorage', createMemoryStorage())
  act = { ...act, value: act.value + 1n }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function visit() {
  vi.resetModules()
  const { setOwnRpc } = await import('../../../src/state/settings/ownServers.ts')
  setOwnRpc(1, chain.anvil.url)
  const log = await import('../../../src/state/transactions/transactionLog.ts')
  const start = async () => {
    const watching = await import('../../../src/state/transactions/watchTransactions.ts')
    onTestFinished(watching.watchTransactions())
    return watching
  }
  return { ...log, start, first: () => log.getTransactions()[0] as Sent | undefined }
}

// a new one in each test: an earlier test's visit may still watch its own
let act: { to: typeof BOB; value: bigint } = { to: BOB, value: 0n }
const note = (hash: string, change: Partial<Sent> = {}): Sent => ({
  hash: asTxHash(hash) as Sent['hash'],
  chainId: 1,
  account: chain.account.address,
  safe: ADA,
  kind: 'wrap',
  status: 'pending',
  confirmations: 0,
  sentAtBlock: 0,
  sentAt: Date.now(),
  ...change,
})
const until = (holds: () => void) => vi.waitFor(holds, { timeout: 15_000, interval: 20 })
const minutes = (count: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + count * 60_000 })
}

test('[S3.4] resumed after a reload, and followed until it has enough confirmations', async () => {
  const before = await visit()
  before.logTransaction(note(await chain.send({ nonce: 0, ...act })))
  const { start, first } = await visit()
  await start()
  await until(() => expect(first()).toMatchObject({ status: 'pending', nonce: 0 }))
  await chain.mine()
  await until(() => expect(first()).toMatchObject({ status: 'confirmed', confirmations: 1 }))
  await chain.mine(7)
  await until(() => expect(first()).toMatchObject({ status: 'confirmed', confirmations: 5 }))
})

test('[S4.7] a timeout means unknown, never failed, and a later watch finds it', async () => {
  const { start, first, logTransaction } = await visit()
  logTransaction(note(await chain.send({ nonce: 0, ...act })))
  const { watchAgain } = await start()
  minutes(19)
  await until(() => expect(first()).toMatchObject({ nonce: 0 }))
  expect(first()?.status).toBe('pending')
  minutes(2)
  expect(DEADLINES.transaction).toBe(20 * 60_000)
  await until(() => expect(first()?.status).toBe('unknown'))
  await chain.mine()
  const given = first()
  if (!given) throw new Error('It is gone.')
  watchAgain(given)
  expect(first()).toMatchObject({ status: 'pending', sentAt: given.sentAt })
  await until(() => expect(first()?.status).toBe('confirmed'))
})

test('[S4.7] one that timed out is searched for once in the next visit', async () => {
  const before = await visit()
  const hash = await chain.send({ nonce: 0, ...act })
  const long = { status: 'unknown', sentAt: Date.now() - 86_400_000 } as const
  before.logTransaction(note(`0x${'ab'.repeat(32)}`, long))
  before.logTransaction(note(hash, long))
  await chain.mine()
  const { start, first, getTransactions } = await visit()
  await start()
  await until(() => expect(first()?.status).toBe('confirmed'))
  expect(getTransactions()[1]?.status).toBe('unknown')
})

test('[S4.7] one whose nonce was used by a transaction that can’t be found counts as replaced, not at the first poll', async () => {
  const { start, first, logTransaction, subscribeTransactions, getTransactions } = await visit()
  const hash = await chain.send({ nonce: 0, ...act })
  logTransaction(note(hash, { nonce: 0 }))
  await chain.request('anvil_dropTransaction', hash)
  await chain.request('anvil_setNonce', chain.account.address, '0x1')
  await chain.mine()
  const asked = vi.spyOn(globalThis, 'fetch')
  const searches = () => asked.mock.calls.filter(([, init]) => String(init?.body).includes('BySenderAndNonce')).length
  const seen: string[] = []
  subscribeTransactions(() => seen.push(getTransactions()[0]?.status ?? ''))
  await start()
  await until(() => expect(first()?.status).toBe('replaced'))
  expect(first()).not.toHaveProperty('replacedBy')
  expect(seen).toEqual(['replaced'])
  expect(searches()).toBe(3)
  asked.mockRestore()
})

test('[S4.7] each is watched on its own chain; an unreachable chain changes nothing', async () => {
  const { start, getTransactions, logTransaction } = await visit()
  const { setOwnRpc } = await import('../../../src/state/settings/ownServers.ts')
  setOwnRpc(8453, 'http://127.0.0.1:1')
  const hash = await chain.send({ nonce: 0, ...act })
  await chain.mine()
  const other = note(`0x${'cd'.repeat(32)}`, { chainId: 8453 })
  logTransaction(other)
  logTransaction(note(hash))
  await start()
  await until(() => expect(getTransactions()[0]?.status).toBe('confirmed'))
  expect(getTransactions()[1]).toEqual(other)
})

test('[S3.4] one that the user has cleared meanwhile stays cleared', async () => {
  const { start, first, forgetTransactions, logTransaction } = await visit()
  logTransaction(note(await chain.send({ nonce: 0, ...act })))
  await start()
  await until(() => expect(first()).toMatchObject({ nonce: 0 }))
  forgetTransactions(() => true)
  await chain.mine()
  // a later one is followed to its outcome, by when the first would have been written again
  logTransaction(note(await chain.send({ nonce: 1, ...act })))
  await chain.mine()
  await until(() => expect(first()?.status).toBe('confirmed'))
  const { getTransactions } = await import('../../../src/state/transactions/transactionLog.ts')
  expect(getTransactions()).toHaveLength(1)
})

test('[S4.7] a silent node is reported after some polls, and no longer once it answers', async () => {
  const node = await startCappedNode(chain.anvil.url, 10)
  const { start, first, logTransaction } = await visit()
  const { setOwnRpc } = await import('../../../src/state/settings/ownServers.ts')
  const { silenceOf } = await import('../../../src/state/transactions/polling/silence.ts')
  setOwnRpc(1, node.url)
  const hash = await chain.send({ nonce: 0, ...act })
  logTransaction(note(hash))
  await start()
  await until(() => expect(first()).toMatchObject({ nonce: 0 }))
  expect(silenceOf(hash)).toBeUndefined()
  node.isDown = true
  await until(() => expect(silenceOf(hash)).toBe('unreachable'))
  expect(first()?.status).toBe('pending')
  node.isDown = false
  await until(() => expect(silenceOf(hash)).toBeUndefined())
  await chain.mine()
  await until(() => expect(first()?.status).toBe('confirmed'))
})

test('[S4.7] a node that refuses to search a Safe’s events is reported, and another RPC continues', async () => {
  const node = await startCappedNode(chain.anvil.url, 0)
  const { start, logTransaction, getTransactions } = await visit()
  const { setOwnRpc } = await import('../../../src/state/settings/ownServers.ts')
  const { silenceOf } = await import('../../../src/state/transactions/polling/silence.ts')
  setOwnRpc(1, node.url)
  const safeTxHash = asSafeTxHash(`0x${'ce'.repeat(32)}`)
  if (!safeTxHash) throw new Error('That is no hash.')
  // nonce() is 1; a call without data logs ExecutionSuccess of that hash: a Safe that has executed it
  const logs = `7f${safeTxHash.slice(2)}5f527f${EXECUTION_SUCCESS.slice(2)}60405fa100`
  await chain.request('anvil_setCode', ADA, `0x36604d57${logs}5b60015f5260205ff3`)
  const sentAtBlock = Number(await chain.request('eth_blockNumber'))
  await chain.send({ nonce: 0, to: ADA })
  await chain.mine()
  const shared = { chainId: 1, account: ADA, safe: ADA, kind: 'execute', confirmations: 0, sentAt: Date.now() } as const
  logTransaction({ ...shared, safeTxHash, status: 'proposed', sentAtBlock, nonceFrom: 0 })
  await start()
  await until(() => expect(silenceOf(safeTxHash)).toBe('refused'))
  expect(getTransactions()[0]?.status).toBe('proposed')
  setOwnRpc(1, chain.anvil.url)
  await until(() => expect(getTransactions()[0]?.status).toBe('confirmed'))
  expect(silenceOf(safeTxHash)).toBeUndefined()
})
