import { chainById } from '../settings/configuredChains.ts'
import { isTransactionShown } from '../transactions/shownTransactions.ts'
import { getTransactions, idOf, subscribeTransactions, type Transaction } from '../transactions/transactionLog.ts'
import { addToast, withdrawToast } from './toasts.ts'

type Statuses = ReadonlyMap<string, Transaction['status']>

const read = (): Statuses => new Map(getTransactions().map((transaction) => [idOf(transaction), transaction.status]))

const isWaiting = ({ status }: Transaction): boolean => status === 'pending' || status === 'proposed'

let known = read()

/** Tells of each that has come to an end while no screen was about it; one that is taken up again has none. */
function tell(): void {
  const before = known
  known = read()
  for (const transaction of getTransactions()) {
    const id = idOf(transaction)
    const was = before.get(id)
    if (was === undefined || was === transaction.status || !chainById(transaction.chainId)) continue
    // a screen tells what is newer
    if (isWaiting(transaction) || isTransactionShown(id)) withdrawToast(id)
    else addToast({ id, kind: 'transaction', transaction })
  }
}

// for as long as the page is open, from before anything is asked about them
subscribeTransactions(tell)
