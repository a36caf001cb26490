import { pad } from 'viem'
import { getBlockNumber, getTransaction, getTransactionCount } from 'viem/actions'
import { asUserOpHash } from '../../lib/asUserOpHash.ts'
import { asSafeTxHash } from '../../lib/hash.ts'
import { findByNonce, findWaiting, fingerprintOf } from '../../safe/outcome/findReplacement.ts'
import { ENTRY_POINTS, USER_OPERATION } from '../../safe/outcome/operationsIn.ts'
import { EXECUTION_FAILURE, EXECUTION_SUCCESS, readOutcome } from '../../safe/outcome/readOutcome.ts'
import type { ChainClient } from '../../safe/rpc/chainClient.ts'
import { type ScannedLog, scanLogs } from '../../safe/rpc/scanLogs.ts'
import { furthest, type Search } from '../../safe/rpc/searchLogs.ts'
import { applyOutcome } from './applyOutcome.ts'
import { checkOperation, toOperation } from './checkOperation.ts'
import { checkProposal } from './checkProposal.ts'
import { type Asked, isOverdue, originOf, type Sent, type Transaction } from './transactionLog.ts'

/** Nonces of an account checked in one poll; the next one goes on from there. */
const MOST_NUMBERS = 5
/** Log requests in one poll. */
const MOST_QUESTIONS = 64
/** Blocks that are searched twice, since the latest ones may still be reorganised. */
const OVERLAP = 10

type Taken = ReadonlySet<string>

/** Turns a request into the transaction that was found for it. */
async function toSent(client: ChainClient, asked: Asked, hash: Sent['hash'], nonce: number): Promise<Sent> {
  const sent: Sent = { ...originOf(asked), status: 'pending', hash, nonce }
  const outcome = await readOutcome(client, hash, asked)
  return outcome ? applyOutcome(sent, outcome) : sent
}

/** Looks for the same act among all that the account has sent since it was asked, nonce by nonce. */
async function searchNumbers(client: ChainClient, asked: Asked, taken: Taken): Promise<Transaction> {
  const { account, sentAtBlock = 0, fingerprint } = asked
  const { searchedTo: _, ...unsearched } = asked
  const block = Number(await getBlockNumber(client, { cacheTime: 0 }))
  const [count, ahead] = await Promise.all([
    getTransactionCount(client, { address: account, blockTag: 'latest' }),
    getTransactionCount(client, { address: account, blockTag: 'pending' }),
  ])
  let nonce = asked.searchedNonce ?? asked.nonceFrom ?? count
  const end = Math.min(Math.max(count, ahead), nonce + MOST_NUMBERS)
  const searched = () => ({ ...unsearched, searchedNonce: Math.min(nonce, count) })
  for (; nonce < end; nonce++) {
    const isMined = nonce < count
    const found = isMined
      ? await findByNonce(client, account, nonce, sentAtBlock)
      : await findWaiting(client, account, nonce)
    if (found && fingerprintOf(found.act) === fingerprint && !taken.has(found.hash))
      return toSent(client, asked, found.hash, found.nonce)
    if (!found && isMined) return searched()
  }
  // the node may lag, and a pending transaction may be it
  const isWhole = nonce >= count && block >= sentAtBlock && (ahead <= count || isOverdue(asked))
  return isWhole ? { ...searched(), searchedTo: block } : searched()
}

/** The logs of a contract account's acts: those of an EntryPoint, and of a Safe itself. */
function filtersOf({ account, sender }: Asked) {
  const operations = { address: ENTRY_POINTS, topics: [USER_OPERATION, null, pad(account)] }
  const executions = { address: account, topics: [[EXECUTION_SUCCESS, EXECUTION_FAILURE]] }
  return sender === 'safe' ? [executions, operations] : [operations]
}

/** The act that a log identifies: a user operation, or a Safe's execution. */
async function toFound(client: ChainClient, asked: Asked, log: ScannedLog): Promise<Transaction | undefined> {
  const { transactionHash: hash, topics, data } = log
  if (topics[0] === USER_OPERATION) {
    const operation = asUserOpHash(topics[1])
    return operation && checkOperation(client, toOperation(asked, operation, hash))
  }
  // a topic since 1.4.1, in the data before
  const safeTxHash = asSafeTxHash(topics[1] ?? data.slice(0, 66))
  return safeTxHash && checkProposal(client, { ...originOf(asked), safeTxHash, hash, status: 'pending' })
}

/** Looks for the same act inside what others have sent for the account, by its logs. */
async function searchEvents(client: ChainClient, asked: Asked, taken: Taken): Promise<Transaction> {
  const { data, sentAtBlock = 0, searchedTo = sentAtBlock } = asked
  // data too long to be stored can't be matched
  if (data === undefined) return asked
  const to = Number(await getBlockNumber(client, { cacheTime: 0 }))
  const from = Math.max(searchedTo - OVERLAP, sentAtBlock)
  const bounds = { order: 'oldest', most: MOST_QUESTIONS } as const
  const scans = await Promise.all(filtersOf(asked).map((filter) => scanLogs(client, filter, { from, to }, bounds)))
  for (const log of scans.flatMap(({ logs }) => logs)) {
    if (taken.has(log.transactionHash)) continue
    const { input } = await getTransaction(client, { hash: log.transactionHash })
    const found = input.toLowerCase().includes(data.slice(2).toLowerCase()) && (await toFound(client, asked, log))
    if (found) return found
  }
  const searches = scans.map(({ unfinished }): Search => {
    const why = unfinished?.why
    const refusal = why === 'refused' || why === 'unreachable' ? { refusal: why } : {}
    return { searchedTo: unfinished ? unfinished.from - 1 : to, ...refusal }
  })
  return furthest(searches, from - 1) >= to && to >= sentAtBlock ? { ...asked, searchedTo: to } : asked
}

/**
 * Looks on the chain for what a wallet was asked to send, where its answer didn't tell whether it did.
 * @param taken hashes of what was sent in other acts: the same act may have been sent twice
 * @returns what it became on the chain; else itself, with how far the chain was searched
 * @throws whatever the network does: then nothing is known, and nothing changes
 */
export const checkAsked = (client: ChainClient, asked: Asked, taken: Taken): Promise<Transaction> =>
  asked.sender === 'key' ? searchNumbers(client, asked, taken) : searchEvents(client, asked, taken)
