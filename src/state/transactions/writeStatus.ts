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

/** A concurrent act that the wallet has accepted is listed elsewhere, and leaves the form free. */
const isElsewhere = (write: WriteState | undefined, logged: Transaction | undefined): boolean =>
  write?.status === 'logged' && logged !== undefined && !isDoubted(logged)

/**
 * The status of an act, up to its block; after a reload it resumes what has no outcome yet.
 * @param write this visit's state of it; `transactions` are the stored ones
 * @param fingerprint of what the form would send: the refusal of another act isn't shown
 */
export function writeStatusOf(
  write: WriteState | undefined,
  transactions: readonly Transaction[],
  subject: WriteSubject,
  fingerprint?: string,
): WriteStatus {
  const logged = write && 'id' in write ? transactions.find((one) => idOf(one) === write.id) : undefined
  const isFree = isConcurrent(subject) && isElsewhere(write, logged)
  // the chain may show what a wallet sent before the wallet answers
  if (write?.status === 'asking' && (!logged || isAsked(logged))) return write
  const last = write && !isFree ? undefined : blockerOf(transactions, subject)
  const found = (isFree ? undefined : logged) ?? clearedUp(write, transactions) ?? last
  if (found) return { status: found.status, transaction: found }
  if (write?.status === 'refused' && isConcurrent(subject) && (fingerprint ?? write.fingerprint) !== write.fingerprint)
    return { status: 'idle' }
  return !write || write.status === 'reset' || 'id' in write ? { status: 'idle' } : write
}

/** `writeStatusOf` as a hook. */
export function useWriteStatus(subject: WriteSubject, fingerprint?: string): WriteStatus {
  const write = useStore(writes, (state) => writeOf(state, subject))
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  const status = writeStatusOf(write, transactions, subject, fingerprint)
  // shown here also while the wallet is asked, so no toast; one from an earlier visit gets a toast once it has ended
  const id = write && ('transaction' in status ? idOf(status.transaction) : status.status === 'asking' && status.id)
  useLayoutEffect(() => (id ? showTransaction(id) : undefined), [id])
  return status
}

/** Whether it is under way, so that nothing else should be offered. */
export const isUnderWay = ({ status }: WriteStatus): boolean => status !== 'idle' && status !== 'refused'

/** Resets an act that was done before this screen opened, so that it can be started again. */
export function useForgetDone(subject: WriteSubject, { status }: WriteStatus): void {
  const first = useRef(true)
  useEffect(() => {
    if (first.current && status === 'confirmed') resetWrite(subject)
    first.current = false
  })
}

/** Resets what was proposed once the chain shows it done, by whichever proposal. */
export function useForgetProposed(subject: WriteSubject, { status }: WriteStatus, isDone: boolean): void {
  useEffect(() => {
    if (isDone && (status === 'proposed' || status === 'done')) resetWrite(subject)
  })
}
