import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import type { App } from '../../apps/readApp.ts'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import type { Address } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import {
  type AppRequest,
  AppRequestSchema,
  keptRequest,
  LONGEST_ID,
  toAppRequest,
} from '../../safe/requests/appRequest.ts'
import { type RpcError, toRpcError } from '../../safe/requests/refusals.ts'
import { persisted } from '../settings/storage.ts'

/** How an app speaks to a wrapped Safe: through WalletConnect, or from a frame in this page. */
export type Source = 'walletConnect' | 'frame'

/** What another app asks a wrapped Safe for, until it is answered. */
export type Waiting = {
  /** Over both sources; the same request has the same after a reload. */
  id: string
  source: Source
  /** Within which an app names its calls: the topic of a WalletConnect session, or a frame's own word. */
  session: string
  app: App
  chainId: number
  safe: Address
  request: AppRequest
  /** Milliseconds since 1970. */
  receivedAt: number
  /** After it the app takes no answer any more; missing where it waits for as long as it is open. */
  expiresAt?: number
}

/** Whether its app takes no answer any more. */
export const isOver = ({ expiresAt }: Pick<Waiting, 'expiresAt'>, now: number): boolean =>
  expiresAt !== undefined && now >= expiresAt

export type Answer = { result: unknown } | { error: RpcError }

/** Gives an answer to the app; settles once it is on its way, and rejects where it has to be given again. */
export type Respond = (answer: Answer) => void | Promise<void>

/** By what a request that was sent is known again in the transaction log, and since when that was asked for. */
type Begun = { fingerprint: string; at: number }

export type Held = Waiting & { begun?: Begun; transaction?: string }

/** What was answered: kept so that the same request isn't asked twice, and its calls are known by their id. */
export type Answered = {
  id: string
  session: string
  chainId: number
  at: number
  answer: Answer
  /** Whether the app has got it. */
  isDelivered: boolean
  callsId?: string | undefined
  transaction?: string | undefined
}

/** Requests that may wait at once, over all apps; nobody reads more of them. */
export const MOST_WAITING = 20
const MOST_ANSWERED = 100

const Text = z.string().check(z.maxLength(300))
const Moment = z.number()
const WaitingSchema = z.object({
  id: Text,
  session: Text,
  app: z.object({ name: Text, url: Text }),
  chainId: z.number().check(z.int(), z.gte(1)),
  safe: AddressSchema,
  request: AppRequestSchema,
  receivedAt: Moment,
  expiresAt: z.optional(Moment),
  begun: z.optional(z.object({ fingerprint: Text, at: Moment })),
  transaction: z.optional(Text),
})
const AnsweredSchema = z.object({
  id: Text,
  session: Text,
  chainId: z.number(),
  at: Moment,
  answer: z.union([
    z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
    z.object({ result: z.unknown() }),
  ]),
  isDelivered: z.boolean(),
  callsId: z.optional(z.string().check(z.maxLength(LONGEST_ID))),
  transaction: z.optional(Text),
})
const Kept = z.object({
  waiting: z.array(WaitingSchema).check(z.maxLength(MOST_WAITING)),
  answered: z.array(AnsweredSchema).check(z.maxLength(MOST_ANSWERED)),
})

type Book = z.infer<typeof Kept>

const EMPTY: Book = { waiting: [], answered: [] }

/** Of a frame nothing outlives the page that it is in. */
function createMemory() {
  const store = createStore(() => ({ book: EMPTY }))
  return {
    read: () => store.getState().book,
    write: (book: Book) => store.setState({ book }),
    subscribe: (listener: () => void) => store.subscribe(listener),
  }
}

/** What is waiting and was answered, by where it came from; the same in every tab for WalletConnect, whose sessions are. */
export const books = {
  walletConnect: persisted({ key: STORAGE_KEYS.inbox, version: 1, schema: Kept, initial: EMPTY }),
  frame: createMemory(),
} satisfies Record<Source, { read(): Book }>

export const SOURCES = ['walletConnect', 'frame'] as const

const toHeld = (source: Source, { request, ...one }: Book['waiting'][number]): Held => ({
  ...(one as Omit<Held, 'source' | 'request'>),
  source,
  request: toAppRequest(request),
})

/** All that waits, in the order in which it came. */
export const waitingIn = (source: Source, book: Book): Held[] => book.waiting.map((one) => toHeld(source, one))

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

const responders = new Map<string, Respond>()

/** Whether an answer can be given from this tab: where its app is spoken to. */
export const isReachable = (id: string): boolean => responders.has(id)

/** @returns whether the app has got it */
async function settle(respond: Respond, answer: Answer): Promise<boolean> {
  try {
    await respond(answer)
    return true
  } catch {
    return false
  }
}

const delivering = new Set<string>()

/** Gives an answer that is written down to the app. Where that doesn't work now, it is given when the app is heard of again. */
async function deliver(source: Source, id: string): Promise<void> {
  const answered = books[source].read().answered.find((one) => one.id === id)
  const respond = responders.get(id)
  if (!answered || answered.isDelivered || !respond || delivering.has(id)) return
  delivering.add(id)
  const isDelivered = await settle(respond, answered.answer)
  delivering.delete(id)
  if (!isDelivered) return
  responders.delete(id)
  const { waiting, answered: now } = books[source].read()
  books[source].write({ waiting, answered: now.map((one) => (one.id === id ? { ...one, isDelivered } : one)) })
}

/**
 * Puts a request before the person, once: the same one coming again only says anew how it is answered, and one that is answered
 * already is given its answer where the app hasn't got it. Beyond `MOST_WAITING`, or where its calls have the id of others, it
 * is refused.
 */
export function addRequest({ source, request, ...one }: Waiting, respond: Respond): void {
  const book = books[source].read()
  const isKnown = book.waiting.some(({ id }) => id === one.id)
  const answered = book.answered.find(({ id }) => id === one.id)
  if (answered?.isDelivered) return
  if (!isKnown && !answered) {
    const callsId = request.kind === 'send' ? request.callsId : undefined
    const isFull = SOURCES.flatMap((from) => books[from].read().waiting).length >= MOST_WAITING
    const isTwice = callsId !== undefined && findCalls(source, one.session, callsId) !== undefined
    if (isFull || isTwice) {
      void settle(respond, { error: toRpcError(isFull ? 'full' : 'duplicate') })
      return
    }
    books[source].write({ ...book, waiting: [...book.waiting, { ...one, request: keptRequest(request) }] })
  }
  responders.set(one.id, respond)
  void deliver(source, one.id)
}

/** Answers a request, once: what was answered before, here or in another tab, isn't answered again. */
export function answerRequest(id: string, answer: Answer): void {
  const source = sourceOf(id)
  const found = source && books[source].read().waiting.find((one) => one.id === id)
  if (!source || !found) return
  const { waiting, answered } = books[source].read()
  const { session, chainId, transaction, request } = found
  const callsId = request.kind === 'send' ? request.callsId : undefined
  const done = { id, session, chainId, answer, at: Date.now(), isDelivered: false, callsId, transaction }
  books[source].write({
    waiting: waiting.filter((one) => one.id !== id),
    answered: [...answered, done].slice(-MOST_ANSWERED),
  })
  void deliver(source, id)
}

/** Gives again what couldn't be given: the way to the apps is there again. */
export function deliverAgain(source: Source): void {
  for (const { id, isDelivered } of books[source].read().answered) if (!isDelivered) void deliver(source, id)
}

/** Notes of a request what is learnt of it; nothing where it waits no longer. */
export function noteRequest(id: string, change: Pick<Held, 'begun' | 'transaction'>): void {
  const source = sourceOf(id)
  if (!source) return
  const { waiting, answered } = books[source].read()
  books[source].write({ waiting: waiting.map((one) => (one.id === id ? { ...one, ...change } : one)), answered })
}

/** Forgets what waits for apps that nobody speaks to any more: there is nobody to be answered. */
export function dropRequests(source: Source, isOver: (session: string) => boolean): void {
  const { waiting, answered } = books[source].read()
  const left = waiting.filter(({ session }) => !isOver(session))
  for (const { id } of waiting) if (!left.some((one) => one.id === id)) responders.delete(id)
  if (left.length < waiting.length) books[source].write({ waiting: left, answered })
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
