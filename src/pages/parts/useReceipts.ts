import { useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type Address, isSameAddress } from '../../lib/address.ts'
import {
  getTransactions,
  idOf,
  subscribeTransactions,
  type Transaction,
} from '../../state/transactions/transactionLog.ts'
import { useEntryState } from './useEntryState.ts'

const Id = z.optional(z.string())

/**
 * The last transaction of a Safe confirmed while this page was open, and those still pending when it was sent; newest
 * first. A reload keeps them; leaving the page and coming back starts over.
 */
export function useReceipts(chainId: number, safe: Address): Transaction[] {
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  const done = transactions.filter(
    (transaction) =>
      transaction.status === 'confirmed' && transaction.chainId === chainId && isSameAddress(transaction.safe, safe),
  )
  const [earlier] = useState(() => new Set(done.map(idOf)))
  const [noted, note] = useEntryState('receipt', Id, undefined)
  const fresh = done.find((transaction) => !earlier.has(idOf(transaction)))
  const id = fresh ? idOf(fresh) : noted
  useEffect(() => {
    if (id !== undefined && id !== noted) note(id)
  })
  const last = done.find((transaction) => idOf(transaction) === id)
  if (!last) return []
  return done.filter((one) => one === last || (one.sentAt <= last.sentAt && (one.block?.seenAt ?? 0) > last.sentAt))
}
