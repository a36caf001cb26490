import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import type { App } from '../../apps/readApp.ts'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import type { Address } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { type AppRequest, AppRequestSchema, LONGEST_ID, toAppRequest } from '../../safe/requests/appRequest.ts'
import { REFUSALS, type RefusalKind } from '../../safe/requests/refusals.ts'
import { persisted } from '../settings/storage.ts'

/** How an app speaks to a wrapped Safe: through WalletConnect, or from a frame in this page. */
export type Source = 'walletConnect' | 'frame'

/** What another app asks a wrapped Safe for, until it is answered. */
export type Waiting = {
  /** Unique across both sources; a request keeps its id after a reload. */
  id: string
  source: Source
  /** The scope of an app's call ids: the topic of a WalletConnect session, or a frame's own id. */
  session: string
  app: App
  chainId: number
  safe: Address
  request: AppRequest
  /** Milliseconds since 1970. */
  receivedAt: number
  /** After this the app accepts no answer; undefined where it waits for as long as it is open. */
  expiresAt?: number
}

/** Whether its app no longer accepts an answer. */
export const isOver = ({ expiresAt }: Pick<Waiting, 'expiresAt'>, now: number): boolean =>
  expiresAt !== undefined && now >= expiresAt

/** How a sent request is found in the transaction log, and when it was begun. */
type Begun = { fingerprint: string; at: number }

export type Held = Waiting & { begun?: Begun; transaction?: string }

/** Requests that may wait at once, across all apps; nobody reads more of them. */
export const MOST_WAITING = 20
export const MOST_ANSWERED = 100

const KINDS = Object.keys(REFUSALS) as RefusalKind[]
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
/** What was answered: kept so that the same request isn't asked twice, and its calls are known by their id. */
const AnsweredSchema = z.object({
  id: Text,
  session: Text,
  chainId: z.number(),
  at: Moment,
  answer: z.union([z.object({ refused: z.enum(KINDS) }), z.object({ result: z.unknown() })]),
  /** Whether the app has received it. */
  isDelivered: z.boolean(),
  callsId: z.optional(z.string().check(z.maxLength(LONGEST_ID))),
  transaction: z.optional(Text),
})
const Kept = z.object({
  waiting: z.array(WaitingSchema).check(z.maxLength(MOST_WAITING)),
  answered: z.array(AnsweredSchema).check(z.maxLength(MOST_ANSWERED)),
})

export type Book = z.infer<typeof Kept>

const EMPTY: Book = { waiting: [], answered: [] }

/** Version 1 stored refusals as error codes: they are dropped, and such a request may be shown again. */
const fromFirst = (value: unknown) => {
  const { waiting, answered } = value as { waiting: unknown; answered: { answer: object }[] }
  return { waiting, answered: answered.filter(({ answer }) => 'result' in answer) }
}

/** Requests of a frame live in memory: none outlives its page. */
function createMemory() {
  const store = createStore(() => ({ book: EMPTY }))
  return {
    read: () => store.getState().book,
    write: (book: Book) => store.setState({ book }),
    subscribe: (listener: () => void) => store.subscribe(listener),
  }
}

/** Waiting and answered requests, by source; WalletConnect's are shared by all tabs, as its sessions are. */
export const books = {
  walletConnect: persisted({
    ...{ key: STORAGE_KEYS.inbox, version: 2, upgrades: { 1: fromFirst } },
    ...{ schema: Kept, initial: EMPTY },
  }),
  frame: createMemory(),
} satisfies Record<Source, { read(): Book }>

export const SOURCES = ['walletConnect', 'frame'] as const

export const toHeld = (source: Source, { request, ...one }: Book['waiting'][number]): Held => ({
  ...(one as Omit<Held, 'source' | 'request'>),
  source,
  request: toAppRequest(request),
})

/** All waiting requests, in order of arrival. */
export const waitingIn = (source: Source, book: Book): Held[] => book.waiting.map((one) => toHeld(source, one))
