import { isOperation, isProposal, type Transaction } from '../transactionLog.ts'

/** How long one is left alone between two looks, in milliseconds: a part of the time since it last changed. */
const LEAST = { sent: 500, byOthers: 2_000 }
const MOST = 30_000
const PART = 1 / 4

/** So many are looked at in one round, and for each of them the node rests as long as this, in milliseconds. */
export const MOST_AT_ONCE = 12
const REST_EACH = 500

/** One that is followed, and how; milliseconds as `performance.now()` counts them, which nobody can set. */
export type Followed = {
  known: Transaction
  watched: {
    changedAt: number
    /** Minus infinity where it is to be looked at as soon as may be. */
    lookedAt: number
    /** How often in a row its number was used up by nobody knows what. */
    lost: number
  }
}

function patienceWith({ known, watched: { changedAt, lookedAt } }: Followed): number {
  const least = isProposal(known) || isOperation(known) ? LEAST.byOthers : LEAST.sent
  return Math.min(Math.max((lookedAt - changedAt) * PART, least), MOST)
}

/**
 * What is looked at now: whoever has waited longest, by the measure of its own patience, so that one just sent comes
 * first and no old one is passed over. Those that are due soon go along, to save a request of their own.
 * @param all newest first, which is the order among those that were never looked at
 */
export function pickRound(all: readonly Followed[], now: number): Followed[] {
  const urgency = (one: Followed) => (now - one.watched.lookedAt) / patienceWith(one)
  return all
    .filter((one) => urgency(one) >= 1 / 2)
    .sort((one, other) => urgency(other) - urgency(one) || 0)
    .slice(0, MOST_AT_ONCE)
}

/** Milliseconds from a round of so many to the next one. */
export function restAfter(count: number, all: readonly Followed[], now: number): number {
  const due = all.map((one) => one.watched.lookedAt + patienceWith(one) - now)
  return Math.max(count * REST_EACH, Math.min(...due, MOST))
}
