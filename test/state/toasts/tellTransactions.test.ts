import { beforeEach, expect, test } from 'vitest'
import type { TxHash } from '../../../src/lib/hash.ts'
import { tellTransactions } from '../../../src/state/toasts/tellTransactions.ts'
import { toasts } from '../../../src/state/toasts/toasts.ts'
import { showTransaction } from '../../../src/state/transactions/shownTransactions.ts'
import { logTransaction, type Sent } from '../../../src/state/transactions/transactionLog.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = (digit: string) => `0x${digit.repeat(64)}` as TxHash
const sent = (digit: string, status: Sent['status'], chainId = 1): Sent => ({
  chainId,
  account,
  safe: account,
  kind: 'wrap',
  confirmations: 0,
  sentAt: 1,
  hash: hash(digit),
  status,
})
const told = () => toasts.getState().map(({ id }) => id)

beforeEach(() => {
  toasts.setState([], true)
  return tellTransactions()
})

test('[S4.7] an outcome gets one toast, whatever is learnt later; a transaction never seen pending gets none', () => {
  logTransaction(sent('1', 'pending'))
  expect(told()).toEqual([])
  logTransaction(sent('1', 'confirmed'))
  toasts.setState([], true)
  logTransaction({ ...sent('1', 'confirmed'), confirmations: 3 })
  logTransaction(sent('2', 'confirmed'))
  expect(told()).toEqual([])
})

test('[S4.7] a transaction that is watched again loses its toast, and its next outcome replaces the first', () => {
  logTransaction(sent('3', 'pending'))
  logTransaction(sent('3', 'unknown'))
  expect(told()).toEqual([hash('3')])
  logTransaction(sent('3', 'pending'))
  expect(told()).toEqual([])
  logTransaction(sent('3', 'unknown'))
  logTransaction(sent('3', 'confirmed'))
  expect(toasts.getState()).toMatchObject([{ id: hash('3'), transaction: { status: 'confirmed' } }])
})

test('[S4.7] a transaction shown on a screen gets no toast until every such screen is closed', () => {
  for (const digit of ['4', '5']) logTransaction(sent(digit, 'pending'))
  const leave = [showTransaction(hash('4')), showTransaction(hash('4'))]
  leave[0]?.()
  logTransaction(sent('4', 'failed'))
  expect(told()).toEqual([])
  leave[1]?.()
  logTransaction(sent('4', 'pending'))
  logTransaction(sent('4', 'failed'))
  expect(told()).toEqual([hash('4')])
})

test('[S4.7] there are no toasts for a chain that the page does not support', () => {
  logTransaction(sent('6', 'pending', 5))
  logTransaction(sent('6', 'confirmed', 5))
  expect(told()).toEqual([])
})
