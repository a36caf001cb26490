import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { CONCURRENT, isDoubted, isOf, isOnItsWay, type WriteSubject } from './onItsWay.ts'
import { showTransaction } from './shownTransactions.ts'
import { getTransactions, idOf, subscribeTransactions, type Transaction } from './transactionLog.ts'
import { writeStatusOf } from './writeStatus.ts'
import { writeOf, writes } from './writes.ts'

/** Whether it ended otherwise than was wanted. */
export const hasFailed = (transaction: Transaction): boolean =>
  !isOnItsWay(transaction) && !isDoubted(transaction) && transaction.status !== 'confirmed'

/**
 * What an account has sent about a Safe that leaves its form free, newest first, until it is in a block; also what has failed
 * since this screen opened, until it is put away. What stands in its form's place isn't listed.
 */
export function useOnItsWay(about: Omit<WriteSubject, 'kind'>): {
  listed: Transaction[]
  putAway: (id: string) => void
} {
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  const states = useStore(writes)
  const [away, setAway] = useState<ReadonlySet<string>>(() => new Set(transactions.filter(hasFailed).map(idOf)))
  const putAway = (id: string) => setAway((before) => new Set(before).add(id))
  const forms = CONCURRENT.map((kind) => {
    const subject = { ...about, kind }
    const status = writeStatusOf(writeOf(states, subject), transactions, subject)
    return { subject, held: 'transaction' in status ? status.transaction : undefined }
  })
  const isHeld = (transaction: Transaction) => forms.some(({ held }) => held && idOf(held) === idOf(transaction))
  const listed = transactions.filter(
    (transaction) =>
      forms.some(({ subject }) => isOf(subject)(transaction)) &&
      !isHeld(transaction) &&
      (isOnItsWay(transaction) || (hasFailed(transaction) && !away.has(idOf(transaction)))),
  )
  // a failure that its form has told of isn't told a second time
  const told = forms.flatMap(({ held }) => (held && hasFailed(held) && !away.has(idOf(held)) ? [idOf(held)] : []))
  useEffect(() => told.forEach(putAway))
  // while they are listed here, no toast tells what this page is about to show
  const shown = listed.map(idOf).join(' ')
  useLayoutEffect(() => {
    const stops = shown.split(' ').map(showTransaction)
    return () => stops.forEach((stop) => void stop())
  }, [shown])
  return { listed, putAway }
}
