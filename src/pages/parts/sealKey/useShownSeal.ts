import { useLayoutEffect, useSyncExternalStore } from 'react'
import { isSameAddress } from '../../../lib/address.ts'
import type { SealKey } from '../../../safe/sealKey/sealKey.ts'
import { showTransaction } from '../../../state/transactions/shownTransactions.ts'
import { getTransactions, idOf, subscribeTransactions } from '../../../state/transactions/transactionLog.ts'

/** Suppresses the toast of the key's seal transaction, whose outcome this page shows itself. */
export function useShownSeal({ address }: SealKey, isShown: boolean): void {
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  const seal = isShown && transactions.find(({ account, kind }) => kind === 'seal' && isSameAddress(account, address))
  const id = seal ? idOf(seal) : undefined
  useLayoutEffect(() => (id ? showTransaction(id) : undefined), [id])
}
