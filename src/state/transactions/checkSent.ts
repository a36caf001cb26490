import { getBlockNumber, getTransactionCount } from 'viem/actions'
import { isSameAddress } from '../../lib/address.ts'
import { asUserOpHash } from '../../lib/asUserOpHash.ts'
import { findByNonce, fingerprintOf, isTakenBack, type Known, readSent } from '../../safe/outcome/findReplacement.ts'
import { isBlockGone, readOutcome } from '../../safe/outcome/readOutcome.ts'
import { searchOperation } from '../../safe/outcome/searchOperation.ts'
import type { ChainClient } from '../../safe/rpc/chainClient.ts'
import { applyOutcome } from './applyOutcome.ts'
import { checkOperation, toOperation } from './checkOperation.ts'
import type { Sent, Transaction } from './transactionLog.ts'

/** Nonces of an account searched for an act whose own nonce is unknown. */
const MOST_NUMBERS = 5

/** A poll's result; `isLost` where its nonce is used and the transaction that used it can't be found. */
export type Look<T = Transaction> = { next: T; isLost?: boolean }

/** Back to pending: the block it was in was reorganised away. */
const unsettle = ({ block: _, ...sent }: Sent): Sent => ({
  ...sent,
  status: 'pending',
  confirmations: 0,
  wasUnsettled: true,
  watchedSince: Date.now(),
})

/** Compares it with what has its nonce: itself, the same act at another fee, a cancellation, or something else. */
function judge(transaction: Sent, { hash, act, nonce }: Known): Sent {
  const { replacedBy: _, ...known } = transaction
  const sent = { ...known, nonce }
  if (hash === sent.hash) return sent
  if (fingerprintOf(act) === sent.fingerprint) return { ...sent, replacedBy: hash }
  return { ...sent, replacedBy: hash, status: isTakenBack(sent.account, act) ? 'cancelled' : 'replaced' }
}

/** Looks for the same act among what the account has sent since, where its nonce is unknown. */
async function findAct(client: ChainClient, transaction: Sent, count: number): Promise<Sent> {
  const { account, nonceFrom = count, sentAtBlock } = transaction
  for (let nonce = nonceFrom; nonce < Math.min(count, nonceFrom + MOST_NUMBERS); nonce++) {
    const found = await findByNonce(client, account, nonce, sentAtBlock)
    if (found && fingerprintOf(found.act) === transaction.fingerprint) return judge(transaction, found)
  }
  return transaction
}

/**
 * The wallet of an undeployed or EIP-7702 account may have answered with a user operation's hash, which no node knows
 * before it is mined.
 */
async function findOperation(client: ChainClient, transaction: Sent): Promise<Transaction | undefined> {
  const { account, hash, sentAtBlock } = transaction
  const answer = asUserOpHash(hash)
  if (!answer || sentAtBlock === undefined) return undefined
  const block = Number(await getBlockNumber(client, { cacheTime: 0 }))
  const found = await searchOperation(client, account, answer, sentAtBlock, block).catch(() => undefined)
  return found?.hash && checkOperation(client, toOperation(transaction, answer, found.hash))
}

/** A transaction that others sent for the account has their nonce; its outcome is that of the operation in it. */
async function lookAtOthers(client: ChainClient, transaction: Sent): Promise<Transaction> {
  const answer = asUserOpHash(transaction.hash)
  return answer ? checkOperation(client, toOperation(transaction, answer, transaction.hash)) : transaction
}

/** Reads its receipt again, since it may have been mined between two requests; then looks for what has its nonce. */
async function findEnd(client: ChainClient, transaction: Sent, nonce: number): Promise<Look<Sent>> {
  const late = await readOutcome(client, transaction.hash, transaction)
  if (late) return { next: applyOutcome(transaction, late) }
  const found = await findByNonce(client, transaction.account, nonce, transaction.sentAtBlock)
  if (!found) return { next: transaction, isLost: true }
  const next = judge(transaction, found)
  const end = next.status === 'pending' && next.replacedBy && (await readOutcome(client, next.replacedBy, next))
  return { next: end ? applyOutcome(next, end) : next }
}

/**
 * The state of a transaction on the chain now.
 * @throws whatever the network does: then nothing is known, and nothing changes
 */
export async function checkSent(client: ChainClient, transaction: Sent): Promise<Look> {
  const { account, block, hash, nonce, replacedBy, status } = transaction
  // the outcome of its replacement isn't its own
  if (status === 'replaced' || status === 'cancelled') return { next: transaction }
  const ended = readOutcome(client, replacedBy ?? hash, transaction)
  if (block) {
    const outcome = await ended
    if (outcome) return { next: applyOutcome(transaction, outcome) }
    return { next: (await isBlockGone(client, block)) ? unsettle(transaction) : transaction }
  }
  // all at once, needed or not: polls of many transactions are batched
  const [outcome, count, seen] = await Promise.all([
    ended,
    getTransactionCount(client, { address: account, blockTag: 'latest' }),
    nonce === undefined ? readSent(client, hash) : undefined,
  ])
  if (seen && !isSameAddress(seen.from, account)) return { next: await lookAtOthers(client, transaction) }
  if (outcome) return { next: applyOutcome(transaction, outcome) }
  if (nonce !== undefined) return count > nonce ? findEnd(client, transaction, nonce) : { next: transaction }
  if (seen) return { next: { ...transaction, nonce: seen.nonce, fingerprint: fingerprintOf(seen.act) } }
  return { next: (await findOperation(client, transaction)) ?? (await findAct(client, transaction, count)) }
}
