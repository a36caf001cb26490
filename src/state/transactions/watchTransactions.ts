import { wait } from '../../deadline.ts'
import { takeTurns } from '../../takeTurns.ts'
import { clientOf } from '../clients.ts'
import { readAgain } from '../queries.ts'
import '../toasts/tellTransactions.ts'
import { lookAtProposal } from './lookAtProposal.ts'
import { type Look, lookAtSent } from './lookAtSent.ts'
import { readReport } from './readReport.ts'
import {
  amendTransaction,
  getTransactions,
  idOf,
  isOpen,
  isOverdue,
  isProposal,
  logTransaction,
  type Sent,
  subscribeTransactions,
  type Transaction,
} from './transactionLog.ts'

/** Milliseconds between looks: quick at first, patient later. Owners take their time. */
const PAUSES = { sent: { first: 500, last: 5_000 }, proposal: { first: 2_000, last: 15_000 } }

/** A number that is used up by nobody knows what: so many looks in a row, since one node may be behind another. */
const LOST_LOOKS = 3

/** However many are followed, an RPC is asked about so many at a time. */
const inTurn = takeTurns(2)

const watched = new Set<string>()

const find = (id: string): Transaction | undefined => getTransactions().find((other) => idOf(other) === id)

/** What a transaction without an end is called once it was waited for long enough. A timeout is never a failure. */
function judgeTime(transaction: Transaction, lost: number): Transaction {
  if (isProposal(transaction) || transaction.status !== 'pending') return transaction
  if (lost >= LOST_LOOKS) return { ...transaction, status: 'replaced' }
  return isOverdue(transaction) ? { ...transaction, status: 'unknown' } : transaction
}

async function look(transaction: Transaction): Promise<Look> {
  try {
    const client = await clientOf(transaction.chainId)
    if (!isProposal(transaction)) return await lookAtSent(client, transaction)
    return { next: await lookAtProposal(client, transaction, await readReport(transaction)) }
  } catch {
    return { next: transaction }
  }
}

/** Follows one transaction on its own chain until nothing more is to be expected of it, or too long has passed. */
async function watch(id: string): Promise<void> {
  let lost = 0
  let pause = 0
  for (;;) {
    const known = find(id)
    if (!known || !isOpen(known)) break
    const { next, isLost } = await inTurn(() => look(known))
    lost = isLost ? lost + 1 : 0
    const judged = judgeTime(next, lost)
    amendTransaction(known, judged)
    const { first, last } = isProposal(judged) ? PAUSES.proposal : PAUSES.sent
    pause = Math.min(Math.max(pause * 1.3, first), last)
    await wait(pause)
  }
  watched.delete(id)
}

/** Takes up every transaction without an end that isn't followed yet: those just sent, and those from before a reload. */
export function watchPending(): void {
  for (const transaction of getTransactions()) {
    const id = idOf(transaction)
    if (!isOpen(transaction) || watched.has(id)) continue
    watched.add(id)
    void watch(id)
  }
}

/** Looks again for one that was given up on. */
export function watchAgain(transaction: Sent): void {
  logTransaction({ ...transaction, status: 'pending', watchedSince: Date.now() })
}

/** One look for each that was given up on in an earlier visit: most of those are in a block by now. */
async function lookForLost(): Promise<void> {
  for (const known of getTransactions()) {
    if (isProposal(known) || known.status !== 'unknown') continue
    const { next } = await inTurn(() => look({ ...known, status: 'pending' }))
    if (next.status !== 'pending') amendTransaction(known, next)
  }
}

const statuses = () => new Map(getTransactions().map((transaction) => [idOf(transaction), transaction.status]))
let before = statuses()

/** What a transaction may have changed is read again, whichever tab has seen it change. */
function readChanged(): void {
  const now = statuses()
  const hasChanged = [...now].some(([id, status]) => before.has(id) && before.get(id) !== status)
  before = now
  if (hasChanged) void readAgain()
}

subscribeTransactions(readChanged)
subscribeTransactions(watchPending)
watchPending()
void lookForLost()
