import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { blockerOf, isConcurrent, isDoubted, type WriteSubject } from './onItsWay.ts'
import { showTransaction } from './shownTransactions.ts'
import { getTransactions, idOf, isAsked, subscribeTransactions, type Transaction } from './transactionLog.ts'
import { clearedUp, resetWrite, type WriteState, writeOf, writes } from './writes.ts'

export type WriteStatus =
  | { status: 'idle' }
  | Exclude<WriteState, { status: 'logged' | 'reset' }>
  | { status: Transaction['status']; transaction: Transaction }

/** Of acts that may be on their way together, one that the wallet has taken is listed elsewhere, and leaves the form free. */
const isElsewhere = (write: WriteState | undefined, logged: Transaction | undefined): boolean =>
  write?.status === 'logged' && logged !== undefined && !isDoubted(logged)

/**
 * How far an act has got, from the first look to the block; after a reload it takes up what has no end yet.
 * @param write what this visit knows of it, `transactions` what the browser has kept
 * @param fingerprint of what the form would send: a refusal of something else isn't about it
 */
export function writeStatusOf(
  write: WriteState | undefined,
  transactions: readonly Transaction[],
  subject: WriteSubject,
  fingerprint?: string,
): WriteStatus {
  const logged = write && 'id' in write ? transactions.find((one) => idOf(one) === write.id) : undefined
  const isFree = isConcurrent(subject) && isElsewhere(write, logged)
  // the chain may tell what a wallet does before the wallet does
  if (write?.status === 'asking' && (!logged || isAsked(logged))) return write
  const last = write && !isFree ? undefined : blockerOf(transactions, subject)
  const found = (isFree ? undefined : logged) ?? clearedUp(write, transactions) ?? last
  if (found) return { status: found.status, transaction: found }
  if (write?.status === 'refused' && isConcurrent(subject) && (fingerprint ?? write.fingerprint) !== write.fingerprint)
    return { status: 'idle' }
  return !write || write.status === 'reset' || 'id' in write ? { status: 'idle' } : write
}

/** The same, followed. */
export function useWriteStatus(subject: WriteSubject, fingerprint?: string): WriteStatus {
  const write = useStore(writes, (state) => writeOf(state, subject))
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  const status = writeStatusOf(write, transactions, subject, fingerprint)
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
