import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { isSameAddress } from '../address.ts'
import type { WritePlan } from '../safe/write.ts'
import { showTransaction } from './transactions/shownTransactions.ts'
import { getTransactions, idOf, subscribeTransactions, type Transaction } from './transactions/transactionLog.ts'
import { resetWrite, type WriteState, writeOf, writes } from './writes.ts'

export type WriteStatus =
  | { status: 'idle' }
  | Exclude<WriteState, { status: 'logged' | 'anew' }>
  | { status: Transaction['status']; transaction: Transaction }

export type WriteSubject = Pick<WritePlan, 'chainId' | 'safe' | 'kind' | 'account'>

/** Without an end, by its word or in truth: what was given up on may still go through. */
const isWaiting = ({ status }: Transaction): boolean => ['asked', 'pending', 'proposed', 'unknown'].includes(status)

/** How far an act has got, from the first look to the block; after a reload it takes up what has no end yet. */
export function useWriteStatus(subject: WriteSubject): WriteStatus {
  const write = useStore(writes, (state) => writeOf(state, subject))
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  const isOurs = (transaction: Transaction) =>
    transaction.chainId === subject.chainId &&
    transaction.kind === subject.kind &&
    isSameAddress(transaction.safe, subject.safe) &&
    isSameAddress(transaction.account, subject.account)
  // the newest of its kind alone: what was sent after it, was sent in full knowledge of it
  const last = write ? undefined : transactions.find(isOurs)
  const logged = write?.status === 'logged' ? transactions.find((one) => idOf(one) === write.id) : undefined
  const found = logged ?? (last && isWaiting(last) ? last : undefined)
  const id = found && idOf(found)
  useLayoutEffect(() => (id === undefined ? undefined : showTransaction(id)), [id])
  if (write && write.status !== 'logged') return write.status === 'anew' ? { status: 'idle' } : write
  return found ? { status: found.status, transaction: found } : { status: 'idle' }
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
