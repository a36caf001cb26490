import { isOperation, isProposal, type Transaction } from '../transactionLog.ts'

/** Milliseconds between two polls of one transaction: a part of the time since it last changed. */
const LEAST = { sent: 500, byOthers: 2_000 }
const MOST = 30_000
const PART = 1 / 4

/** Transactions polled in one round, and the pause after it for each of them, in milliseconds. */
export const MOST_AT_ONCE = 12
const REST_EACH = 500

/** A followed transaction and its polls; milliseconds of `performance.now()`, which is monotonic. */
export type Followed = {
  known: Transaction
  watched: {
    changedAt: number
    /** Minus infinity where it is to be polled as soon as possible. */
    lookedAt: number
    /** How many polls in a row found its nonce used by an unknown transaction. */
    lost: number
  }
}

function patienceWith({ known, watched: { changedAt, lookedAt } }: Followed): number {
  const least = isProposal(known) || isOperation(known) ? LEAST.byOthers : LEAST.sent
  return Math.min(Math.max((lookedAt - changedAt) * PART, least), MOST)
}

/**
 * Picks what to poll now: the most overdue, relative to its own interval, so that one just sent comes first and no old
 * one starves. Those that are due soon are included, to save a request of their own.
 * @param all newest first, which is the order among those never polled
 */
export function pickRound(all: readonly Followed[], now: number): Followed[] {
  const urgency = (one: Followed) => (now - one.watched.lookedAt) / patienceWith(one)
  return all
    .filter((one) => urgency(one) >= 1 / 2)
    .sort((one, other) => urgency(other) - urgency(one) || 0)
    .slice(0, MOST_AT_ONCE)
}

/** Milliseconds from a round of `count` polls to the next one. */
export function restAfter(count: number, all: readonly Followed[], now: number): number {
  const due = all.map((one) => one.watched.lookedAt + patienceWith(one) - now)
  return Math.max(count * REST_EACH, Math.min(...due, MOST))
}
