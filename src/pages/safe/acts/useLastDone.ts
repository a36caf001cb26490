import { useSyncExternalStore } from 'react'
import type { WriteKind } from '../../../lib/acts.ts'
import type { Address } from '../../../lib/address.ts'
import { isOf } from '../../../state/transactions/onItsWay.ts'
import { getTransactions, idOf, subscribeTransactions } from '../../../state/transactions/transactionLog.ts'

/** The id of the last confirmed act of a kind: as a key, it resets that act's form and no other. */
export function useLastDone(chainId: number, safe: Address, account: Address) {
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  return (kind: WriteKind): string | undefined => {
    const isOurs = isOf({ chainId, safe, account, kind })
    const last = transactions.find((transaction) => transaction.status === 'confirmed' && isOurs(transaction))
    return last && idOf(last)
  }
}
