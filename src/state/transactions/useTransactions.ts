import { useSyncExternalStore } from 'react'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { chainById } from '../settings/configuredChains.ts'
import { getTransactions, subscribeTransactions, type Transaction } from './transactionLog.ts'

/**
 * What was sent from this browser on configured chains, newest first.
 * @param account only its own; all when left out
 */
export function useTransactions(account?: Address): Transaction[] {
  return useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions).filter(
    (transaction) =>
      (account === undefined || isSameAddress(transaction.account, account)) && chainById(transaction.chainId),
  )
}
