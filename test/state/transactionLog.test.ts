import { beforeEach, describe, expect, test, vi } from 'vitest'
import { asTxHash } from '../../src/hash.ts'
import type { Transaction } from '../../src/state/transactionLog.ts'
import { ADA, BOB } from '../wallets/testWallet.ts'

const transaction = (index: number, change: Partial<Transaction> = {}): Transaction => {
  const hash = asTxHash(`0x${index.toString(16).padStart(64, '0')}`)
  if (!hash) throw new Error('That is no hash.')
  const sent = { hash, chainId: 1, account: ADA, safe: BOB, kind: 'wrap', status: 'pending', confirmations: 0 } as const
  return { ...sent, sentAt: index, ...change }
}
const load = () => import('../../src/state/transactionLog.ts')
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
    '[S4.7] from pending to %s, in its place',
    async (status) => {
      const { getTransactions, hasPending, logTransaction } = await load()
      for (const index of [1, 2, 3]) logTransaction(transaction(index))
      expect(hasPending()).toBe(true)
      for (const index of [1, 2, 3]) logTransaction(transaction(index, { status }))
      expect(getTransactions().map(({ sentAt }) => sentAt)).toEqual([3, 2, 1])
      expect(getTransactions().every((logged) => logged.status === status)).toBe(true)
      expect(hasPending()).toBe(false)
    },
  )

  test('[S3.4] keeps fifty', async () => {
    const { getTransactions, logTransaction } = await load()
    for (let index = 1; index <= 60; index++) logTransaction(transaction(index))
    expect(getTransactions()).toHaveLength(50)
    expect(getTransactions()[0]?.sentAt).toBe(60)
  })

  test.each([
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
  ])('[S3.4] an entry with %j is dropped, and takes no other with it', async (bad) => {
    put([transaction(2), { ...transaction(3), ...bad }, null, transaction(1)])
    const { getTransactions } = await load()
    expect(getTransactions()).toEqual([transaction(2), transaction(1)])
  })

  test.each([null, {}, 'x', 7])('[S3.4] %j is an empty log', async (value) => {
    put(value)
    expect((await load()).getTransactions()).toEqual([])
  })

  test('[S3.4] tells who listens', async () => {
    const { logTransaction, subscribeTransactions } = await load()
    const listener = vi.fn()
    subscribeTransactions(listener)
    logTransaction(transaction(1))
    expect(listener).toHaveBeenCalledOnce()
  })
})
