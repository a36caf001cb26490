import { createStore } from 'zustand/vanilla'
import { keptRequest } from '../../safe/requests/appRequest.ts'
import type { Answer } from '../../safe/requests/refusals.ts'
import { books, type Held, MOST_ANSWERED, MOST_WAITING, SOURCES, type Source, toHeld, type Waiting } from './books.ts'
import { forgetRefusals, noteRefusal } from './refusedRequests.ts'

/** Sends an answer to the app; resolves once it is sent, and rejects where it has to be retried. */
export type Respond = (answer: Answer) => void | Promise<void>

const sourceOf = (id: string): Source | undefined =>
  SOURCES.find((source) => {
    const { waiting, answered } = books[source].read()
    return [...waiting, ...answered].some((one) => one.id === id)
  })

/** A request that still waits for its answer. */
export function findRequest(id: string): Held | undefined {
  const source = sourceOf(id)
  const found = source && books[source].read().waiting.find((one) => one.id === id)
  return source && found && toHeld(source, found)
}

/** How this tab answers each waiting request, by its id. */
export const responders = createStore<ReadonlyMap<string, Respond>>(() => new Map())

function setResponder(id: string, respond: Respond | undefined): void {
  const next = new Map(responders.getState())
  if (respond) next.set(id, respond)
  else next.delete(id)
  responders.setState(next, true)
}

/** Whether this tab can answer a request: whether it talks to the app. */
export const isReachable = (id: string): boolean => responders.getState().has(id)

/** @returns whether the app has received it */
async function settle(respond: Respond, answer: Answer): Promise<boolean> {
  try {
    await respond(answer)
    return true
  } catch {
    return false
  }
}

const delivering = new Set<string>()

/** Sends a stored answer to the app. A failed one is retried once the app is reachable again. */
async function deliver(source: Source, id: string): Promise<void> {
  const answered = books[source].read().answered.find((one) => one.id === id)
  const respond = responders.getState().get(id)
  if (!answered || answered.isDelivered || !respond || delivering.has(id)) return
  delivering.add(id)
  const isDelivered = await settle(respond, answered.answer)
  delivering.delete(id)
  if (!isDelivered) return
  setResponder(id, undefined)
  const { waiting, answered: now } = books[source].read()
  books[source].write({ waiting, answered: now.map((one) => (one.id === id ? { ...one, isDelivered } : one)) })
}

/** The fields of a request that a refusal is logged with. */
const of = ({ source, session, app, safe, chainId, request }: Waiting) => ({
  ...{ source, session, app, safe, asked: request.kind },
  chains: [chainId],
})

/**
 * Queues a request for the person, once: a repeat only replaces its responder, and an answered one gets its answer
 * again where the app hasn't received it. Beyond `MOST_WAITING`, or where its calls have the id of others, it is
 * refused.
 */
export function addRequest(asked: Waiting, respond: Respond): void {
  const { source, request, ...one } = asked
  const book = books[source].read()
  const isKnown = book.waiting.some(({ id }) => id === one.id)
  const answered = book.answered.find(({ id }) => id === one.id)
  if (answered?.isDelivered) return
  if (!isKnown && !answered) {
    const callsId = request.kind === 'send' ? request.callsId : undefined
    const isFull = SOURCES.flatMap((from) => books[from].read().waiting).length >= MOST_WAITING
    const isTwice = callsId !== undefined && findCalls(source, one.session, callsId) !== undefined
    if (isFull || isTwice) {
      const why = isFull ? 'full' : 'duplicate'
      noteRefusal({ ...of(asked), why })
      void settle(respond, { refused: why })
      return
    }
    books[source].write({ ...book, waiting: [...book.waiting, { ...one, request: keptRequest(request) }] })
  }
  setResponder(one.id, respond)
  void deliver(source, one.id)
}

/** Answers a request. Idempotent: one answered before, here or in another tab, isn't answered again. */
export function answerRequest(id: string, answer: Answer): void {
  const source = sourceOf(id)
  const found = source && books[source].read().waiting.find((one) => one.id === id)
  if (!source || !found) return
  const { waiting, answered } = books[source].read()
  const { session, chainId, transaction, request } = found
  const callsId = request.kind === 'send' ? request.callsId : undefined
  const done = { id, session, chainId, answer, at: Date.now(), isDelivered: false, callsId, transaction }
  if ('refused' in answer) noteRefusal({ ...of(toHeld(source, found)), why: answer.refused })
  books[source].write({
    waiting: waiting.filter((one) => one.id !== id),
    answered: [...answered, done].slice(-MOST_ANSWERED),
  })
  void deliver(source, id)
}

/** Retries undelivered answers, once the apps are reachable again. */
export function deliverAgain(source: Source): void {
  for (const { id, isDelivered } of books[source].read().answered) if (!isDelivered) void deliver(source, id)
}

/** Updates a waiting request; a no-op where it no longer waits. */
export function noteRequest(id: string, change: Pick<Held, 'begun' | 'transaction'>): void {
  const source = sourceOf(id)
  if (!source) return
  const { waiting, answered } = books[source].read()
  books[source].write({ waiting: waiting.map((one) => (one.id === id ? { ...one, ...change } : one)), answered })
}

/** Forgets the requests of sessions that are over: nobody is left to answer. */
export function dropRequests(source: Source, isOver: (session: string) => boolean): void {
  const { waiting, answered } = books[source].read()
  const left = waiting.filter(({ session }) => !isOver(session))
  for (const { id } of waiting) if (!left.some((one) => one.id === id)) setResponder(id, undefined)
  if (left.length < waiting.length) books[source].write({ waiting: left, answered })
  forgetRefusals(source, isOver)
}

/** Calls that an app asked for by this id, whether they wait or were answered. */
export function findCalls(
  source: Source,
  session: string,
  callsId: string,
): { chainId: number; transaction?: string | undefined; answer?: Answer } | undefined {
  const { waiting, answered } = books[source].read()
  return (
    answered.findLast((one) => one.session === session && one.callsId === callsId) ??
    waiting.find((one) => one.session === session && one.request.kind === 'send' && one.request.callsId === callsId)
  )
}
