import { shared } from '../../lib/shared.ts'
import { chainById } from '../settings/configuredChains.ts'
import { isTransactionShown } from '../transactions/shownTransactions.ts'
import { getTransactions, idOf, subscribeTransactions, type Transaction } from '../transactions/transactionLog.ts'
import { addToast, withdrawToast } from './toasts.ts'

type Statuses = ReadonlyMap<string, Transaction['status']>

const read = (): Statuses => new Map(getTransactions().map((transaction) => [idOf(transaction), transaction.status]))

const isWaiting = ({ status }: Transaction): boolean => status === 'pending' || status === 'proposed'

/** Tells of each that has come to an end while no screen was about it; one that is taken up again has none. */
function tell(before: Statuses): void {
  for (const transaction of getTransactions()) {
    const id = idOf(transaction)
    const was = before.get(id)
    if (was === undefined || was === transaction.status || !chainById(transaction.chainId)) continue
    // a screen tells what is newer
    if (isWaiting(transaction) || isTransactionShown(id)) withdrawToast(id)
    else addToast({ id, kind: 'transaction', transaction })
  }
}

/** Tells of the ends of transactions. @returns the stop */
export const tellTransactions = shared(() => {
  let known = read()
  return subscribeTransactions(() => {
    const before = known
    known = read()
    tell(before)
  })
})
