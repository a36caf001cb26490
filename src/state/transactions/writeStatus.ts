import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { isSameAddress } from '../../lib/address.ts'
import type { WritePlan } from '../../safe/plans/prepareWrite.ts'
import { showTransaction } from './shownTransactions.ts'
import { getTransactions, idOf, isAsked, subscribeTransactions, type Transaction } from './transactionLog.ts'
import { clearedUp, resetWrite, type WriteState, writeOf, writes } from './writes.ts'

export type WriteStatus =
  | { status: 'idle' }
  | Exclude<WriteState, { status: 'logged' | 'reset' }>
  | { status: Transaction['status']; transaction: Transaction }

export type WriteSubject = Pick<WritePlan, 'chainId' | 'safe' | 'kind' | 'account'>

/** Without an end, by its word or in truth: what was given up on may still go through. */
const isWaiting = ({ status }: Transaction): boolean => ['asked', 'pending', 'proposed', 'unknown'].includes(status)

/**
 * How far an act has got, from the first look to the block; after a reload it takes up what has no end yet.
 * @param write what this visit knows of it, `transactions` what the browser has kept
 */
export function writeStatusOf(
  write: WriteState | undefined,
  transactions: readonly Transaction[],
  subject: WriteSubject,
): WriteStatus {
  const isOurs = (transaction: Transaction) =>
    transaction.chainId === subject.chainId &&
    transaction.kind === subject.kind &&
    isSameAddress(transaction.safe, subject.safe) &&
    isSameAddress(transaction.account, subject.account)
  // the newest of its kind alone: what was sent after it, was sent in full knowledge of it
  const last = write ? undefined : transactions.find(isOurs)
  const logged = write && 'id' in write ? transactions.find((one) => idOf(one) === write.id) : undefined
  // the chain may tell what a wallet does before the wallet does
  if (write?.status === 'asking' && (!logged || isAsked(logged))) return write
  const found = logged ?? clearedUp(write, transactions) ?? (last && isWaiting(last) ? last : undefined)
  if (found) return { status: found.status, transaction: found }
  return !write || write.status === 'reset' || 'id' in write ? { status: 'idle' } : write
}

/** The same, followed. */
export function useWriteStatus(subject: WriteSubject): WriteStatus {
  const write = useStore(writes, (state) => writeOf(state, subject))
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  const status = writeStatusOf(write, transactions, subject)
  // while it asks, the screen is about it too: no toast tells what it is about to show. One from an earlier visit has no
  // screen once it has ended, and a toast tells
  const id = write && ('transaction' in status ? idOf(status.transaction) : status.status === 'asking' && status.id)
  useLayoutEffect(() => (id ? showTransaction(id) : undefined), [id])
  return status
}

/** Whether it is under way, so that nothing else should be offered. */
export const isUnderWay = ({ status }: WriteStatus): boolean => status !== 'idle' && status !== 'refused'

/** An act that was done before this screen opened is history: the same act can be started anew. */
export function useForgetDone(subject: WriteSubject, { status }: WriteStatus): void {
  const first = useRef(true)
  useEffect(() => {
    if (first.current && status === 'confirmed') resetWrite(subject)
    first.current = false
  })
}

/** What was proposed isn't waited for any longer once the chain shows it done, by whichever proposal. */
export function useForgetProposed(subject: WriteSubject, { status }: WriteStatus, isDone: boolean): void {
  useEffect(() => {
    if (isDone && (status === 'proposed' || status === 'done')) resetWrite(subject)
  })
}
