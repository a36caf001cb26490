import * as z from 'zod/mini'
import { STORAGE_KEYS } from '../config.ts'
import { asTxHash } from '../hash.ts'
import { keep } from './storage.ts'

const Address = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value))

const Transaction = z.object({
  hash: z.custom<NonNullable<ReturnType<typeof asTxHash>>>((value) => asTxHash(value) !== undefined),
  chainId: z.number().check(z.int(), z.gte(1)),
  account: Address,
  /** The Safe it is about. */
  safe: Address,
  kind: z.enum(['wrap', 'seal', 'execute', 'unwrap']),
  /** `unknown`: no block within the time we wait; it may still go through. `replaced`: another took its number. */
  status: z.enum(['pending', 'confirmed', 'failed', 'replaced', 'unknown']),
  confirmations: z.number().check(z.int(), z.gte(0)),
  /** The account's number of it; missing until a node has shown it. */
  nonce: z.optional(z.number().check(z.int(), z.gte(0))),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
})

/** One transaction of ours (S3.4): what, by whom, for which Safe, and how far it got. */
export type Transaction = z.infer<typeof Transaction>

const MAX_KEPT = 50

const isTransaction = (entry: unknown): entry is Transaction => Transaction.safeParse(entry).success

const log = keep<Transaction[]>({
  key: STORAGE_KEYS.transactions,
  version: 1,
  // an entry that can't be read is dropped, and takes none of the others with it
  schema: {
    safeParse: (value) =>
      Array.isArray(value)
        ? { success: true, data: value.filter(isTransaction).slice(0, MAX_KEPT) }
        : { success: false },
  },
  initial: [],
})

/** The transactions sent from this browser, newest first. */
export const getTransactions = (): readonly Transaction[] => log.read()

export const subscribeTransactions = log.subscribe

/** Puts a transaction in front, or in place of what was known of it. */
export function logTransaction(transaction: Transaction): void {
  const kept = log.read()
  const isKnown = kept.some(({ hash }) => hash === transaction.hash)
  const next = isKnown
    ? kept.map((other) => (other.hash === transaction.hash ? transaction : other))
    : [transaction, ...kept]
  log.write(next.slice(0, MAX_KEPT))
}

export const hasPending = (): boolean => getTransactions().some(({ status }) => status === 'pending')
