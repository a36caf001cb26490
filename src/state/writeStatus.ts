import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { isSameAddress } from '../address.ts'
import type { WritePlan } from '../safe/write.ts'
import { getTransactions, subscribeTransactions, type Transaction } from './transactionLog.ts'
import { resetWrite, type WriteState, writeOf, writes } from './writes.ts'

export type WriteStatus =
  | { status: 'idle' }
  | Exclude<WriteState, { status: 'sent' }>
  | { status: Transaction['status']; transaction: Transaction }

export type WriteSubject = Pick<WritePlan, 'chainId' | 'safe' | 'kind' | 'account'>

/** How far an act has got, from the first look to the block; after a reload it takes up what is still pending. */
export function useWriteStatus(subject: WriteSubject): WriteStatus {
  const write = useStore(writes, (state) => writeOf(state, subject))
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  if (write && write.status !== 'sent') return write
  const isOurs = (transaction: Transaction) =>
    transaction.chainId === subject.chainId &&
    transaction.kind === subject.kind &&
    isSameAddress(transaction.safe, subject.safe) &&
    isSameAddress(transaction.account, subject.account)
  const found = write
    ? transactions.find(({ hash }) => hash === write.hash)
    : transactions.find((transaction) => transaction.status === 'pending' && isOurs(transaction))
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

/** What a Safe proposed and the chain shows as done isn't waited for any longer. */
export function useForgetProposed(subject: WriteSubject, { status }: WriteStatus, isDone: boolean): void {
  useEffect(() => {
    if (isDone && status === 'proposed') resetWrite(subject)
  })
}
