import { getTransactions, isOpen, subscribeTransactions } from './transactionLog.ts'

const isWaiting = (): boolean =>
  getTransactions().some((transaction) => isOpen(transaction) || transaction.status === 'unknown')

// what asks a chain is heavy, and comes only where there is something to follow
const watch = () => void (isWaiting() && import('./watchTransactions.ts').catch(() => undefined))

let isResumed = false

/** Follows what was sent before a reload, and what another tab sends from now on. */
export function resumeTransactions(): void {
  if (isResumed) return
  isResumed = true
  subscribeTransactions(watch)
  watch()
}
