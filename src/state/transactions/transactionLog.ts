import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { WRITE_KINDS } from '../../lib/acts.ts'
import { asUserOpHash, type UserOpHash } from '../../lib/asUserOpHash.ts'
import { DEADLINES, STORAGE_KEYS } from '../../lib/config.ts'
import { asSafeTxHash, asTxHash, type SafeTxHash, type TxHash } from '../../lib/hash.ts'
import { persisted } from '../settings/storage.ts'
import { summarySchema } from './summarySchema.ts'

const Hash = z.custom<TxHash>((value) => asTxHash(value) !== undefined)
const Hex = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value))
const Count = z.number().check(z.int(), z.gte(0))
const AskedId = z.string().check(z.regex(/^asked-[\w-]{1,60}$/))

const shared = {
  chainId: z.number().check(z.int(), z.gte(1)),
  account: AddressSchema,
  /** The Safe it is about. */
  safe: AddressSchema,
  kind: z.enum(WRITE_KINDS),
  /** Blocks from the one it is in to the latest, both counted; at most `ENOUGH_CONFIRMATIONS`. */
  confirmations: Count,
  /** The block it is in, while it is in one; and when it was first seen there, in milliseconds since 1970. */
  block: z.optional(z.object({ number: Count, hash: z.string(), seenAt: z.number() })),
  /** Its block was reorganised away: shown until another one has it. */
  wasUnsettled: z.optional(z.boolean()),
  /** Its nonce; undefined until known. */
  nonce: z.optional(Count),
  /** The account's next nonce when the wallet was asked: its own is this one or a later one. */
  nonceFrom: z.optional(Count),
  /** The latest block when the wallet was asked: nothing of it is older. */
  sentAtBlock: z.optional(Count),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  /** What it does, for its receipt; missing in what an earlier version of the page has kept. */
  summary: z.optional(summarySchema),
  /** The id it was logged under before its hash was known, and keeps for good. */
  askedId: z.optional(AskedId),
  /**
   * Of recipient, value and data: tells acts of a kind apart, and matches one that was sped up. Missing in proposals
   * and operations that an earlier version of the page has kept.
   */
  fingerprint: z.optional(z.string()),
}

const Sent = z.object({
  ...shared,
  hash: Hash,
  /**
   * `replaced`: another act took its nonce. `cancelled`: taken back in the wallet. `unknown`: not mined within the time
   * we wait; it may still be.
   */
  status: z.enum(['pending', 'confirmed', 'failed', 'replaced', 'cancelled', 'unknown']),
  /** What has its nonce instead; where that is the same act, it is followed to its outcome. */
  replacedBy: z.optional(Hash),
  /** Milliseconds since 1970: when it was resumed after it had been given up on. */
  watchedSince: z.optional(z.number()),
})

const Proposal = z.object({
  ...shared,
  safeTxHash: z.custom<SafeTxHash>((value) => asSafeTxHash(value) !== undefined),
  /**
   * `pending`: its transaction is known, but not mined. `cancelled`: another took its nonce in the Safe. `done`: the
   * chain shows that something else did what it asks for. `void`: it can't be executed any more.
   */
  status: z.enum(['proposed', 'pending', 'confirmed', 'failed', 'cancelled', 'done', 'void']),
  /** The transaction that executed it, once there is one. */
  hash: z.optional(Hash),
  /** How many owners have signed, and how many must. */
  signed: z.optional(Count),
  required: z.optional(Count),
  /** The beginning of its calldata, to check by the chain's state whether the same was done otherwise. */
  callStart: z.optional(Hex),
  /** The block up to which its execution was searched for, and the Safe's nonce there. */
  searchedTo: z.optional(Count),
  searchedNonce: z.optional(Count),
  /** The wallet may have sent it at once: its answer is a Safe's hash or a transaction's, and doesn't say which. */
  mayBeSent: z.optional(z.boolean()),
})

const Operation = z.object({
  ...shared,
  /** The user operation's hash, or already its transaction's: such a wallet answers with either, and doesn't say which. */
  answer: z.custom<UserOpHash>((value) => asUserOpHash(value) !== undefined),
  /** `unknown`: the chain showed no outcome within the time we wait; it may still go through. */
  status: z.enum(['pending', 'confirmed', 'failed', 'unknown']),
  /** The transaction that holds it, once there is one. */
  hash: z.optional(Hash),
  /** Up to here the chain was searched for it. */
  searchedTo: z.optional(Count),
  /** Milliseconds since 1970: when it was resumed after it had been given up on. */
  watchedSince: z.optional(z.number()),
})

/** The longest calldata that is stored, to find it inside another call; in characters. */
export const MAX_DATA = 120_000

const Asked = z.object({
  ...shared,
  askedId: AskedId,
  /** `asked`: no answer has reached this page. `unknown`: the answer doesn't tell whether it was sent. */
  status: z.enum(['asked', 'unknown']),
  fingerprint: z.string(),
  /** A Safe's or another contract's act is inside somebody else's transaction. */
  sender: z.enum(['safe', 'contract', 'key']),
  /** The calldata to look for, only where the account is a contract. */
  data: z.optional(Hex.check(z.maxLength(MAX_DATA))),
  /** What the wallet answered instead of a hash, to show to the person. */
  reply: z.optional(z.string().check(z.maxLength(300))),
  /** Up to this block, and the account's nonce there, the chain has no such act. */
  searchedTo: z.optional(Count),
  searchedNonce: z.optional(Count),
  /** Milliseconds since 1970: when it was resumed after it had been given up on. */
  watchedSince: z.optional(z.number()),
})

const Transaction = z.union([Sent, Proposal, Operation, Asked])

/** A transaction of an account (S3.4): what, for which Safe, and how far it got. */
export type Sent = z.infer<typeof Sent>
/** What a Safe was asked to do. Its hash is no transaction's: only what executes it has a receipt. */
export type Proposal = z.infer<typeof Proposal>
/** What a smart account that is no Safe was asked to do, by a transaction that others send (ERC-4337, relays). */
export type Operation = z.infer<typeof Operation>
/** What a wallet was asked to send, while it is unknown whether it did: logged before it is asked. */
export type Asked = z.infer<typeof Asked>
export type Transaction = z.infer<typeof Transaction>

/** Per chain and account; and in all, so that many accounts don't fill the browser's storage. */
const MAX_EACH = 50
const MAX_KEPT = 500

/** With so many confirmations, no transaction is polled any longer. */
export const ENOUGH_CONFIRMATIONS = 5

export const isProposal = (transaction: Transaction): transaction is Proposal => 'safeTxHash' in transaction

export const isOperation = (transaction: Transaction): transaction is Operation => 'answer' in transaction

export const isAsked = (transaction: Transaction): transaction is Asked => 'sender' in transaction

export const isSent = (transaction: Transaction): transaction is Sent =>
  !isProposal(transaction) && !isOperation(transaction) && !isAsked(transaction)

/** A transaction's permanent id: the one it was logged under before the wallet was asked, else a hash. */
export function idOf(transaction: Transaction): string {
  if (isAsked(transaction) || transaction.askedId !== undefined) return transaction.askedId as string
  // those stored by an earlier version have no other id
  if (isProposal(transaction)) return transaction.safeTxHash
  return isOperation(transaction) ? transaction.answer : transaction.hash
}

/** The fields that all kinds share, for one that turns out to be of another kind; in no block yet. */
export function originOf(transaction: Transaction) {
  const { chainId, account, safe, kind, sentAt, askedId, nonceFrom, sentAtBlock, summary, fingerprint } = transaction
  return {
    ...{ chainId, account, safe, kind, sentAt, confirmations: 0 },
    ...(askedId !== undefined && { askedId }),
    ...(nonceFrom !== undefined && { nonceFrom }),
    ...(sentAtBlock !== undefined && { sentAtBlock }),
    ...(summary !== undefined && { summary }),
    ...(fingerprint !== undefined && { fingerprint }),
  }
}

const isTransaction = (entry: unknown): entry is Transaction => Transaction.safeParse(entry).success

/** Newest first; applies both limits. */
function trim(transactions: readonly Transaction[]): Transaction[] {
  const counts = new Map<string, number>()
  const isKept = ({ chainId, account }: Transaction) => {
    const owner = `${chainId}:${account.toLowerCase()}`
    const count = (counts.get(owner) ?? 0) + 1
    counts.set(owner, count)
    return count <= MAX_EACH
  }
  return transactions.filter(isKept).slice(0, MAX_KEPT)
}

const log = persisted<Transaction[]>({
  key: STORAGE_KEYS.transactions,
  version: 1,
  // an invalid entry is dropped without the others
  schema: {
    safeParse: (value) =>
      Array.isArray(value) ? { success: true, data: trim(value.filter(isTransaction)) } : { success: false },
  },
  initial: [],
})

/** The transactions sent from this browser, newest first. */
export const getTransactions = (): readonly Transaction[] => log.read()

export const subscribeTransactions = log.subscribe

/** The hashes that a transaction is known by, and that of its replacement. */
export const hashesOf = (known: Transaction): string[] =>
  isAsked(known)
    ? []
    : [known.hash, isSent(known) ? known.replacedBy : idOf(known)].filter((hash) => hash !== undefined)

/** The hashes of all that is known to have been sent, and of their replacements. */
export const takenHashes = (): ReadonlySet<string> => new Set(getTransactions().flatMap(hashesOf))

/** Adds a transaction at the front, or replaces its entry. */
export function logTransaction(transaction: Transaction): void {
  const kept = log.read()
  const isSame = (other: Transaction) => idOf(other) === idOf(transaction)
  const next = kept.some(isSame) ? kept.map((other) => (isSame(other) ? transaction : other)) : [transaction, ...kept]
  log.write(trim(next))
}

const areSame = (one: Transaction, other: Transaction): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Updates a transaction's entry; a no-op when another tab or the person has changed it meanwhile, since the update is
 * stale then.
 * @returns whether the entry changed
 */
export function amendTransaction(known: Transaction, next: Transaction): boolean {
  const kept = log.read().find((transaction) => idOf(transaction) === idOf(known))
  if (!kept || !areSame(kept, known) || areSame(known, next)) return false
  logTransaction(next)
  return true
}

/** Removes the matching transactions; the others are followed as before. */
export function forgetTransactions(isForgotten: (transaction: Transaction) => boolean): void {
  log.write(log.read().filter((transaction) => !isForgotten(transaction)))
}

/** Whether it was waited for as long as we wait for a block. */
export const isOverdue = ({ sentAt, watchedSince }: Sent | Operation | Asked): boolean =>
  Date.now() - (watchedSince ?? sentAt) > DEADLINES.transaction

/** Whether it may still change by itself: without an outcome, or with one that has few confirmations. */
export function isOpen(transaction: Transaction): boolean {
  if (isAsked(transaction)) return !isOverdue(transaction)
  const { status, confirmations, block } = transaction
  if (status === 'pending' || status === 'proposed') return true
  if (block === undefined || confirmations >= ENOUGH_CONFIRMATIONS) return false
  // a chain that makes no blocks isn't watched for ever
  return Date.now() - block.seenAt < DEADLINES.transaction
}

/** Whether it isn't known to be on the chain, and may never be: the person may take it off the list. */
export const isDismissable = (transaction: Transaction): boolean =>
  isAsked(transaction) || transaction.status === 'unknown' || (isOpen(transaction) && transaction.hash === undefined)
