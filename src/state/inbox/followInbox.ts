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

/** Milliseconds between two looks at the clock, and before its time is over when an app is told. */
const BEAT = 3_000
const AHEAD = 10_000

/** What was sent for a request, by what it does and when it was asked for; nothing that belongs to another request. */
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
 * What an app is answered by now, where there is something to say: the hash of a transaction and nothing else that looks like
 * one, or the name of its calls once the wallet has taken them.
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
      // one whose time ran out while no tab was open is over too, though nobody is told
      const answer = isReachable(held.id) || isOver(held, now) ? answerTo(held, sent, now) : undefined
      if (answer) answerRequest(held.id, answer)
    }
}

/** Answers requests by what becomes of them, and those whose time is over. @returns its stop */
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
