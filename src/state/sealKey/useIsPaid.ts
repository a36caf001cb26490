import { useSyncExternalStore } from 'react'
import type { SealKey } from '../../safe/sealKey/sealKey.ts'
import { getTransactions, subscribeTransactions } from '../transactions/transactionLog.ts'
import { isPaymentOnItsWay } from './actByKey.ts'

/** Whether a payment to a key, sent from this browser, may still arrive. */
export function useIsPaid(key: SealKey): boolean {
  useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  return isPaymentOnItsWay(key)
}
