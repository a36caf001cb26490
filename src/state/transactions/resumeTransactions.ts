import { shared } from '../../lib/shared.ts'
import { getTransactions, isOpen, subscribeTransactions } from './transactionLog.ts'

const isWaiting = (): boolean =>
  getTransactions().some((transaction) => isOpen(transaction) || transaction.status === 'unknown')

/** Follows what was sent before a reload, and what another tab sends from now on. @returns the unsubscribe function */
export const resumeTransactions = shared(() => {
  let isOver = false
  let stopWatching: (() => void) | undefined
  const watch = async () => {
    if (stopWatching || !isWaiting()) return
    // the polling code is heavy: loaded only where there is something to follow
    const { watchTransactions } = await import('./watchTransactions.ts')
    if (!isOver) stopWatching ??= watchTransactions()
  }
  const look = () => void watch().catch(() => undefined)
  const stop = subscribeTransactions(look)
  look()
  return () => {
    isOver = true
    stop()
    stopWatching?.()
  }
})
