import { shared } from '../../lib/shared.ts'
import { chainById } from '../settings/configuredChains.ts'
import { isTransactionShown } from '../transactions/shownTransactions.ts'
import { getTransactions, idOf, subscribeTransactions, type Transaction } from '../transactions/transactionLog.ts'
import { addToast, withdrawToast } from './toasts.ts'

type Statuses = ReadonlyMap<string, Transaction['status']>

const read = (): Statuses => new Map(getTransactions().map((transaction) => [idOf(transaction), transaction.status]))

const isWaiting = ({ status }: Transaction): boolean => status === 'pending' || status === 'proposed'

/** Shows a toast for each that ended while no screen showed it; withdraws that of one followed again. */
function tell(before: Statuses): void {
  for (const transaction of getTransactions()) {
    const id = idOf(transaction)
    const was = before.get(id)
    if (was === undefined || was === transaction.status || !chainById(transaction.chainId)) continue
    // its screen shows what is newer
    if (isWaiting(transaction) || isTransactionShown(id)) withdrawToast(id)
    else addToast({ id, kind: 'transaction', transaction })
  }
}

/** Shows toasts for transactions that end. @returns the unsubscribe function */
export const tellTransactions = shared(() => {
  let known = read()
  return subscribeTransactions(() => {
    const before = known
    known = read()
    tell(before)
  })
})
