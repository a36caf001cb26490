import { useSyncExternalStore } from 'react'
import type { SealKey } from '../../safe/sealKey/sealKey.ts'
import { getTransactions, subscribeTransactions } from '../transactions/transactionLog.ts'
import { isPaymentOnItsWay } from './actByKey.ts'

/** Whether a payment to a key may still arrive, that was sent from this browser. */
export function useIsPaid(key: SealKey): boolean {
  useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  return isPaymentOnItsWay(key)
}
