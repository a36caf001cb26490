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

/** Polls in a row that have to find its nonce used by an unknown transaction, since one node may lag another. */
const LOST_LOOKS = 3

const followed = new Map<string, Followed['watched']>()
/** The timer of each chain's polling, while it runs. */
const timers = new Map<number, ReturnType<typeof createWakeableTimer>>()

const isGivenUp = (transaction: Transaction): transaction is Sent | Operation | Asked =>
  isAsked(transaction) ? isOverdue(transaction) : !isProposal(transaction) && transaction.status === 'unknown'

/** Given up on in an earlier visit, and not yet polled in this one: most of those are mined by now. */
const givenUp = new Set<string>()

const isFollowed = (transaction: Transaction): boolean =>
  isOpen(transaction) || (isGivenUp(transaction) && givenUp.has(idOf(transaction)))

function followedOn(chainId: number): Followed[] {
  return getTransactions().flatMap((known) => {
    const watched = followed.get(idOf(known))
    return watched && known.chainId === chainId && isFollowed(known) ? [{ known, watched }] : []
  })
}

/** Sets the status of a pending transaction once it was waited for long enough. A timeout is never a failure. */
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
  // still pending, it stays `unknown`
  if (isLast && !isAsked(known) && next.status === 'pending') return
  if (isAsked(known) && isOfAnother(getTransactions(), next)) return
  const judged = judgeTime(next, watched.lost)
  if (judged.status !== known.status) watched.changedAt = watched.lookedAt
  amendTransaction(known, judged)
}

const isHidden = (): boolean => globalThis.document?.hidden === true

/** Polls what is followed on a chain, in rounds, until nothing is left; paused while the page is hidden. */
async function follow(chainId: number, { pause }: ReturnType<typeof createWakeableTimer>): Promise<void> {
  for (;;) {
    while (isHidden()) await pause()
    const all = followedOn(chainId)
    if (all.length === 0) break
    const round = pickRound(all, performance.now())
    const asking = batchingClientOf(chainId)
    await Promise.all(round.map((one) => look(asking, one)))
    await pause(restAfter(round.length, followedOn(chainId), performance.now()))
  }
  timers.delete(chainId)
}

/** Starts polling a chain, or its next round at once. */
function hurry(chainId: number): void {
  const known = timers.get(chainId)
  const timer = known ?? createWakeableTimer()
  timers.set(chainId, timer)
  if (known) timer.wake()
  else void follow(chainId, timer)
}

/** Starts following every open transaction that isn't followed yet: those just sent, and those from before a reload. */
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

/** Polls all of them at once when the page becomes visible. */
function onView(): void {
  if (isHidden()) return
  for (const watched of followed.values()) watched.lookedAt = Number.NEGATIVE_INFINITY
  for (const chainId of timers.keys()) hurry(chainId)
}

/** Resumes following one that was given up on, or isn't known to be sent. */
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

/** Polls what a wallet has answered as if just sent: it may be mined already, however long the answer took. */
function lookAtAnswered(now: ReturnType<typeof statuses>): void {
  for (const known of getTransactions()) {
    const id = idOf(known)
    const watched = followed.get(id)
    if (!watched || before.get(id) !== 'asked' || now.get(id) === 'asked') continue
    Object.assign(watched, { changedAt: performance.now(), lookedAt: Number.NEGATIVE_INFINITY })
    hurry(known.chainId)
  }
}

/** Re-reads what a transaction may have changed, whichever tab saw it; a wallet's answer alone changes nothing. */
function readChanged(): void {
  const now = statuses()
  const hasChanged = [...now].some(
    ([id, status]) => before.has(id) && before.get(id) !== status && !(before.get(id) === 'asked' && isOngoing(status)),
  )
  lookAtAnswered(now)
  before = now
  if (hasChanged) void readAgain()
}

/** Follows every open transaction to its outcome, with a toast for each. @returns the unsubscribe function */
export const watchTransactions = shared(() => {
  before = statuses()
  for (const transaction of getTransactions()) if (isGivenUp(transaction)) givenUp.add(idOf(transaction))
  // tellTransactions subscribes first, so that toasts come before the re-read
  const stops = [tellTransactions(), subscribeTransactions(readChanged), subscribeTransactions(watchPending)]
  watchPending()
  globalThis.document?.addEventListener('visibilitychange', onView)
  return () => {
    globalThis.document?.removeEventListener('visibilitychange', onView)
    stops.forEach((stop) => void stop())
    followed.clear()
    for (const timer of timers.values()) timer.wake()
  }
})
