import { isSameAddress } from '../../lib/address.ts'
import type { Answer } from '../../safe/requests/refusals.ts'
import { receiptHashOf } from '../transactions/receiptHashOf.ts'
import {
  getTransactions,
  idOf,
  isAsked,
  isProposal,
  subscribeTransactions,
  type Transaction,
} from '../transactions/transactionLog.ts'
import { books, type Held, isOver, SOURCES, type Source, waitingIn } from './books.ts'
import { answerRequest, isReachable, noteRequest } from './inbox.ts'

/** Milliseconds between polls, and how long before a request expires its app is answered. */
const BEAT = 3_000
const AHEAD = 10_000

/** The transaction sent for a request, by its fingerprint and time; never one that belongs to another request. */
function findSent({ chainId, safe, begun, transaction }: Held, taken: ReadonlySet<string>): Transaction | undefined {
  if (transaction !== undefined) return getTransactions().find((one) => idOf(one) === transaction)
  return getTransactions().findLast(
    (one) =>
      begun !== undefined &&
      one.chainId === chainId &&
      isSameAddress(one.safe, safe) &&
      one.fingerprint === begun.fingerprint &&
      one.sentAt >= begun.at &&
      !taken.has(idOf(one)),
  )
}

/**
 * What to answer an app now, if anything: a transaction hash and nothing else that looks like one, or the id of its
 * calls once the wallet has accepted them.
 */
function answerTo({ request, expiresAt }: Held, sent: Transaction | undefined, now: number): Answer | undefined {
  if (sent && !isAsked(sent) && request.kind === 'send') {
    const hash = receiptHashOf(sent)
    if (request.callsId !== undefined) return { result: { id: request.callsId } }
    if (hash) return { result: hash }
    if (sent.status === 'cancelled' || sent.status === 'void') return { refused: 'cancelled' }
  }
  if (expiresAt === undefined || now < expiresAt - AHEAD) return undefined
  return { refused: !sent ? 'expired' : isProposal(sent) ? 'proposed' : 'inDoubt' }
}

function look(sources: readonly Source[]): void {
  const all = SOURCES.map((source) => [source, books[source].read()] as const)
  const taken = new Set(
    all.flatMap(([, { waiting, answered }]) => [...waiting, ...answered].map(({ transaction }) => transaction ?? '')),
  )
  for (const [source, book] of all)
    for (const held of sources.includes(source) ? waitingIn(source, book) : []) {
      const sent = findSent(held, taken)
      if (sent && held.transaction === undefined) {
        taken.add(idOf(sent))
        noteRequest(held.id, { transaction: idOf(sent) })
      }
      const now = Date.now()
      // one that expired while no tab was open is over too, though its app can't be told
      const answer = isReachable(held.id) || isOver(held, now) ? answerTo(held, sent, now) : undefined
      if (answer) answerRequest(held.id, answer)
    }
}

/** Answers requests once their outcome is known or they expire. @returns the unsubscribe function */
export function followInbox(sources: readonly Source[] = SOURCES): () => void {
  let isLooking = false
  const lookOnce = () => {
    if (isLooking) return
    isLooking = true
    try {
      look(sources)
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(lookOnce, BEAT)
  const stops = [subscribeTransactions(lookOnce), ...SOURCES.map((source) => books[source].subscribe(lookOnce))]
  lookOnce()
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  }
}
