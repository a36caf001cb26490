import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Address } from '../../../src/lib/address.ts'
import { asSafeTxHash, asTxHash } from '../../../src/lib/hash.ts'
import type { Proposal, Sent, Transaction } from '../../../src/state/transactions/transactionLog.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const transaction = (index: number, change: Partial<Sent> = {}): Transaction => {
  const hash = asTxHash(`0x${index.toString(16).padStart(64, '0')}`)
  if (!hash) throw new Error('That is no hash.')
  const sent = { hash, chainId: 1, account: ADA, safe: BOB, kind: 'wrap', status: 'pending', confirmations: 0 } as const
  return { ...sent, sentAt: index, ...change }
}
const load = () => import('../../../src/state/transactions/transactionLog.ts')
const put = (value: unknown) => localStorage.setItem('transactions', JSON.stringify({ v: 1, value }))

beforeEach(() => void vi.resetModules())

describe('the log', () => {
  test('[S3.4] keeps transactions, newest first, over a reload', async () => {
    const { logTransaction } = await load()
    logTransaction(transaction(1))
    logTransaction(transaction(2, { nonce: 7 }))
    vi.resetModules()
    const { getTransactions } = await load()
    expect(getTransactions()).toEqual([transaction(2, { nonce: 7 }), transaction(1)])
  })

  test.each(['confirmed', 'failed', 'replaced', 'unknown'] as const)(
    '[S4.7] from pending to %s, in place',
    async (status) => {
      const { getTransactions, isOpen, logTransaction } = await load()
      for (const index of [1, 2, 3]) logTransaction(transaction(index))
      expect(getTransactions().every(isOpen)).toBe(true)
      for (const index of [1, 2, 3]) logTransaction(transaction(index, { status }))
      expect(getTransactions().map(({ sentAt }) => sentAt)).toEqual([3, 2, 1])
      expect(getTransactions().every((logged) => logged.status === status)).toBe(true)
      expect(getTransactions().some(isOpen)).toBe(false)
    },
  )

  test('[S3.4] keeps fifty per chain and account', async () => {
    const { getTransactions, logTransaction } = await load()
    logTransaction(transaction(1_000, { chainId: 10 }))
    logTransaction(transaction(1_001, { account: BOB }))
    for (let index = 1; index <= 60; index++) logTransaction(transaction(index))
    expect(getTransactions()).toHaveLength(52)
    expect(getTransactions()[0]?.sentAt).toBe(60)
    expect(getTransactions().map(({ sentAt }) => sentAt)).toContain(1_000)
    expect(getTransactions().map(({ sentAt }) => sentAt)).not.toContain(10)
  })

  test('[S3.4] keeps the tokens of a send over a reload, and an earlier version’s entries', async () => {
    const tokens = [{ address: BOB as Address, amount: '7', symbol: 'T', decimals: 6 }]
    const kept = [
      transaction(3, { kind: 'execute', summary: { to: ADA, tokens } }),
      transaction(2, { kind: 'execute', summary: { value: '0', calls: 2, tokens } }),
      transaction(1, { kind: 'execute', summary: { to: ADA, value: '5' } }),
    ]
    put(kept)
    const { getTransactions } = await load()
    expect(getTransactions()).toEqual(kept)
  })

  test.each([
    { summary: { tokens: [{ address: BOB, amount: '-1' }] } },
    { summary: { tokens: [{ address: BOB, amount: 7 }] } },
    { summary: { tokens: [{ address: BOB, amount: '7', decimals: 99 }] } },
    { summary: { calls: -1 } },
    { hash: '0x12' },
    { chainId: 0 },
    { chainId: '1' },
    { account: 'ada.eth' },
    { safe: null },
    { kind: 'steal' },
    { status: 'fine' },
    { confirmations: -1 },
    { nonce: 1.5 },
    { sentAt: '1' },
  ])('[S3.4] an entry with %j is dropped, and affects no other', async (bad) => {
    put([transaction(2), { ...transaction(3), ...bad }, null, transaction(1)])
    const { getTransactions } = await load()
    expect(getTransactions()).toEqual([transaction(2), transaction(1)])
  })

  test.each([null, {}, 'x', 7])('[S3.4] %j is an empty log', async (value) => {
    put(value)
    expect((await load()).getTransactions()).toEqual([])
  })

  test('[S3.4] notifies listeners', async () => {
    const { logTransaction, subscribeTransactions } = await load()
    const listener = vi.fn()
    subscribeTransactions(listener)
    logTransaction(transaction(1))
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('an update of an entry', () => {
  test('[S3.4] is stored', async () => {
    const { amendTransaction, getTransactions, logTransaction } = await load()
    logTransaction(transaction(1))
    const confirmed = transaction(1, { status: 'confirmed', confirmations: 1 })
    expect(amendTransaction(transaction(1), confirmed)).toBe(true)
    expect(getTransactions()).toEqual([confirmed])
  })

  test('[S3.4] is dropped when another tab knows more by now, or the user has cleared it', async () => {
    const { amendTransaction, getTransactions, logTransaction, forgetTransactions } = await load()
    const confirmed = transaction(1, { status: 'confirmed', confirmations: 1 })
    logTransaction(confirmed)
    expect(amendTransaction(transaction(1), transaction(1, { nonce: 7 }))).toBe(false)
    expect(getTransactions()).toEqual([confirmed])
    forgetTransactions(() => true)
    expect(amendTransaction(confirmed, transaction(1))).toBe(false)
    expect(getTransactions()).toEqual([])
  })

  test('[S3.4] is not written again when unchanged', async () => {
    const { amendTransaction, logTransaction, subscribeTransactions } = await load()
    logTransaction(transaction(1))
    const listener = vi.fn()
    subscribeTransactions(listener)
    expect(amendTransaction(transaction(1), transaction(1))).toBe(false)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('whether it may still change', () => {
  const block = (seenAt: number) => ({ number: 1, hash: '0x12', seenAt })
  test.each<[string, boolean, Partial<Sent>]>([
    ['pending', true, {}],
    ['just confirmed', true, { status: 'confirmed', confirmations: 1, block: block(Date.now()) }],
    ['just failed', true, { status: 'failed', confirmations: 4, block: block(Date.now()) }],
    ['with enough confirmations', false, { status: 'confirmed', confirmations: 5, block: block(Date.now()) }],
    ['on a chain that makes no blocks', false, { status: 'confirmed', confirmations: 1, block: block(1) }],
    ['cancelled', false, { status: 'cancelled' }],
    ['replaced', false, { status: 'replaced' }],
    ['unknown', false, { status: 'unknown' }],
  ])('[S4.7] %s: %s', async (_, expected, change) => {
    const { isOpen } = await load()
    expect(isOpen(transaction(1, change))).toBe(expected)
  })
})

describe('a proposal', () => {
  const safeTxHash = asSafeTxHash(`0x${'ab'.repeat(32)}`)
  if (!safeTxHash) throw new Error('That is no hash.')
  const { hash: _, ...shared } = transaction(1) as Sent
  const proposal: Proposal = { ...shared, safeTxHash, status: 'proposed' }

  test('[S3.4] is identified by its own hash for good, also once a transaction has executed it', async () => {
    const { getTransactions, idOf, isProposal, logTransaction } = await load()
    logTransaction(proposal)
    const { hash } = transaction(2) as Sent
    logTransaction({ ...proposal, status: 'confirmed', hash, signed: 2, required: 2 })
    const [kept, ...others] = getTransactions()
    expect(others).toEqual([])
    expect(kept && isProposal(kept) && idOf(kept)).toBe(safeTxHash)
    expect(kept).toMatchObject({ status: 'confirmed', hash })
  })

  test.each([
    { safeTxHash: '0x12' },
    { hash: '0x12' },
    { status: 'unknown' },
    { signed: -1 },
    { required: 'two' },
    { searchedTo: 1.5 },
    { mayBeSent: 1 },
  ])('[S3.4] with %j is dropped', async (bad) => {
    put([{ ...proposal, ...bad }, proposal])
    expect((await load()).getTransactions()).toEqual([proposal])
  })
})
