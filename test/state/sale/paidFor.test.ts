import { expect, test } from 'vitest'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { paidFor } from '../../../src/state/sale/paidFor.ts'
import type { Transaction } from '../../../src/state/transactions/transactionLog.ts'

const account = '0x1111111111111111111111111111111111111111'
const safe = '0x2222222222222222222222222222222222222222'
const token = '0x3333333333333333333333333333333333333333'

const bought = (change: Partial<Transaction> = {}) =>
  ({
    ...{ chainId: 1, account, safe, kind: 'buy', status: 'confirmed', confirmations: 1, sentAt: 1 },
    ...{ hash: `0x${'ab'.repeat(32)}`, summary: { value: '7' } },
    ...change,
  }) as Transaction
const native = { chainId: 1, safe, account, currency: ZERO_ADDRESS } as const

test('[W3] what was paid last for a Safe is known in its own currency, to whoever bought it here', () => {
  expect(paidFor([bought(), bought({ summary: { value: '9' } })], native)).toBe(7n)
  const inToken = [bought({ summary: { tokens: [{ address: token, amount: '5' }] } })]
  expect(paidFor(inToken, { ...native, currency: token })).toBe(5n)
  expect(paidFor(inToken, native)).toBeUndefined()
})

test.each<[string, Transaction]>([
  ['another act', bought({ kind: 'transfer' })],
  ['one that isn’t done', bought({ status: 'pending' } as Partial<Transaction>)],
  ['another chain', bought({ chainId: 10 })],
  ['another Safe', bought({ safe: token })],
  ['another buyer', bought({ account: token })],
])('[W3] %s says nothing of it', (_, transaction) => expect(paidFor([transaction], native)).toBeUndefined())
