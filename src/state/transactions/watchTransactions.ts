import { shared } from '../../lib/shared.ts'
import type { ChainClient } from '../../safe/rpc/chainClient.ts'
import { batchingClientOf } from '../queries/clients.ts'
import { readAgain } from '../queries/queries.ts'
import { tellTransactions } from '../toasts/tellTransactions.ts'
import { checkAsked } from './checkAsked.ts'
import { checkOperation } from './checkOperation.ts'
import { checkProposal } from './checkProposal.ts'
import { checkSent, type Look } from './checkSent.ts'
import { isOfAnother } from './onItsWay.ts'
import { createWakeableTimer } from './polling/createWakeableTimer.ts'
import { type Followed, pickRound, restAfter } from './polling/pollSchedule.ts'
import { noteLook } from './polling/silence.ts'
import { readReport } from './readReport.ts'
import {
  type Asked,
  amendTransaction,
  getTransactions,
  idOf,
  isAsked,
  isOpen,
  isOperation,
  isOverdue,
  isProposal,
  logTransaction,
  type Operation,
  type Sent,
  subscribeTransactions,
  type Transaction,
  takenHashes,
} from './transactionLog.ts'

/** A number that is used up by nobody knows what: so many looks in a row, since one node may be behind another. */
const LOST_LOOKS = 3

const followed = new Map<string, Followed['watched']>()
/** A chain's rounds, while there are any. */
const naps = new Map<number, ReturnType<typeof createWakeableTimer>>()

const isGivenUp = (transaction: Transaction): transaction is Sent | Operation | Asked =>
  isAsked(transaction) ? isOverdue(transaction) : !isProposal(transaction) && transaction.status === 'unknown'

/** Given up on in an earlier visit, and not yet looked for in this one: most of those are in a block by now. */
const givenUp = new Set<string>()

const isFollowed = (transaction: Transaction): boolean =>
  isOpen(transaction) || (isGivenUp(transaction) && givenUp.has(idOf(transaction)))

function followedOn(chainId: number): Followed[] {
  return getTransactions().flatMap((known) => {
    const watched = followed.get(idOf(known))
    return watched && known.chainId === chainId && isFollowed(known) ? [{ known, watched }] : []
  })
}

/** What a transaction without an end is called once it was waited for long enough. A timeout is never a failure. */
function judgeTime(transaction: Transaction, lost: number): Transaction {
  if (isProposal(transaction) || isAsked(transaction) || transaction.status !== 'pending') return transaction
  if (lost >= LOST_LOOKS && !isOperation(transaction)) return { ...transaction, status: 'replaced' }
  return isOverdue(transaction) ? { ...transaction, status: 'unknown' } : transaction
}

async function lookAt(client: ChainClient, known: Transaction): Promise<Look> {
  if (isAsked(known)) return { next: await checkAsked(client, known, takenHashes()) }
  if (isProposal(known)) return { next: await checkProposal(client, known, await readReport(known)) }
  return isOperation(known) ? { next: await checkOperation(client, known) } : checkSent(client, known)
}

async function ask(asking: Promise<ChainClient>, known: Transaction): Promise<Look> {
  try {
    const client = await asking
    const look = await lookAt(client, known)
    noteLook(idOf(known))
    return look
  } catch (thrown) {
    noteLook(idOf(known), thrown)
    return { next: known }
  }
}

async function look(asking: Promise<ChainClient>, { known, watched }: Followed): Promise<void> {
  const isLast = isGivenUp(known)
  const { next, isLost } = await ask(asking, isLast && !isAsked(known) ? { ...known, status: 'pending' } : known)
  watched.lookedAt = performance.now()
  watched.lost = isLost ? watched.lost + 1 : 0
  if (isLast) givenUp.delete(idOf(known))
  // as it was, it goes on being called unknown
  if (isLast && !isAsked(known) && next.status === 'pending') return
  if (isAsked(known) && isOfAnother(getTransactions(), next)) return
  const judged = judgeTime(next, watched.lost)
  if (judged.status !== known.status) watched.changedAt = watched.lookedAt
  amendTransaction(known, judged)
}

const isHidden = (): boolean => globalThis.document?.hidden === true

/** Looks at what is followed on a chain, in rounds, until there is nothing more; none while nobody sees the page. */
async function follow(chainId: number, { nap }: ReturnType<typeof createWakeableTimer>): Promise<void> {
  for (;;) {
    while (isHidden()) await nap()
    const all = followedOn(chainId)
    if (all.length === 0) break
    const round = pickRound(all, performance.now())
    const asking = batchingClientOf(chainId)
    await Promise.all(round.map((one) => look(asking, one)))
    await nap(restAfter(round.length, followedOn(chainId), performance.now()))
  }
  naps.delete(chainId)
}

/** Has a chain's rounds begin, or the next one come at once. */
function hurry(chainId: number): void {
  const known = naps.get(chainId)
  const nap = known ?? createWakeableTimer()
  naps.set(chainId, nap)
  if (known) nap.wake()
  else void follow(chainId, nap)
}

/** Takes up every transaction without an end that isn't followed yet: those just sent, and those from before a reload. */
function watchPending(): void {
  const wanted = new Map(
    getTransactions()
      .filter(isFollowed)
      .map((known) => [idOf(known), known.chainId]),
  )
  for (const id of followed.keys()) if (!wanted.has(id)) followed.delete(id)
  const fresh = [...wanted].filter(([id]) => !followed.has(id))
  const watched = { changedAt: performance.now(), lookedAt: Number.NEGATIVE_INFINITY, lost: 0 }
  for (const [id] of fresh) followed.set(id, { ...watched })
  for (const chainId of new Set(fresh.map(([, chainId]) => chainId))) hurry(chainId)
}

/** Looks at all of them at once when the page is seen again. */
function onView(): void {
  if (isHidden()) return
  for (const watched of followed.values()) watched.lookedAt = Number.NEGATIVE_INFINITY
  for (const chainId of naps.keys()) hurry(chainId)
}

/** Looks again for one that was given up on, or that nobody knows to be sent. */
export function watchAgain(transaction: Sent | Operation | Asked): void {
  const watchedSince = Date.now()
  const watched = followed.get(idOf(transaction))
  if (watched) watched.lookedAt = Number.NEGATIVE_INFINITY
  logTransaction(
    isAsked(transaction) ? { ...transaction, watchedSince } : { ...transaction, status: 'pending', watchedSince },
  )
  hurry(transaction.chainId)
}

const isOngoing = (status: Transaction['status']): boolean => ['pending', 'proposed', 'unknown'].includes(status)

const statuses = () => new Map(getTransactions().map((transaction) => [idOf(transaction), transaction.status]))
let before: ReturnType<typeof statuses> = new Map()

/** What a wallet has answered at last is looked for as what was just sent: however long it took, its block may be there. */
function lookAtAnswered(now: ReturnType<typeof statuses>): void {
  for (const known of getTransactions()) {
    const id = idOf(known)
    const watched = followed.get(id)
    if (!watched || before.get(id) !== 'asked' || now.get(id) === 'asked') continue
    Object.assign(watched, { changedAt: performance.now(), lookedAt: Number.NEGATIVE_INFINITY })
    hurry(known.chainId)
  }
}

/** What a transaction may have changed is read again, whichever tab has seen it change; a wallet's answer alone changes nothing. */
function readChanged(): void {
  const now = statuses()
  const hasChanged = [...now].some(
    ([id, status]) => before.has(id) && before.get(id) !== status && !(before.get(id) === 'asked' && isOngoing(status)),
  )
  lookAtAnswered(now)
  before = now
  if (hasChanged) void readAgain()
}

/** Follows every transaction without an end, until it has one; each that ends is told of. @returns the stop */
export const watchTransactions = shared(() => {
  before = statuses()
  for (const transaction of getTransactions()) if (isGivenUp(transaction)) givenUp.add(idOf(transaction))
  // what is told stands before what is read again
  const stops = [tellTransactions(), subscribeTransactions(readChanged), subscribeTransactions(watchPending)]
  watchPending()
  globalThis.document?.addEventListener('visibilitychange', onView)
  return () => {
    globalThis.document?.removeEventListener('visibilitychange', onView)
    stops.forEach((stop) => void stop())
    followed.clear()
    for (const nap of naps.values()) nap.wake()
  }
})
