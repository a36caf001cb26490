import { getBlockNumber } from 'viem/actions'
import type { UserOpHash } from '../../lib/asUserOpHash.ts'
import { asSafeTxHash, asTxHash, type TxHash } from '../../lib/hash.ts'
import { readSent } from '../../safe/outcome/findReplacement.ts'
import { isBlockGone, type Outcome, readExecution, readOutcome } from '../../safe/outcome/readOutcome.ts'
import { searchExecution } from '../../safe/outcome/searchExecution.ts'
import { searchOperation } from '../../safe/outcome/searchOperation.ts'
import type { ChainClient } from '../../safe/rpc/chainClient.ts'
import { furthest } from '../../safe/rpc/searchLogs.ts'
import { applyOutcome } from './applyOutcome.ts'
import { type Operation, originOf, type Proposal, type Transaction } from './transactionLog.ts'

/** Blocks that are searched twice, since the latest ones may still be reorganised. */
const OVERLAP = 10
/** Blocks to search back where it is unknown at which one it was sent. */
const UNKNOWN_START = 100

/** Turns a logged transaction into an operation, once it shows that others send it for the account. */
export const toOperation = (noted: Transaction, answer: UserOpHash, hash?: TxHash): Operation => {
  const { nonceFrom: _, ...origin } = originOf(noted)
  return { ...origin, answer, status: 'pending', ...(hash && { hash }) }
}

/** Back to pending: the block it was in was reorganised away. */
const unsettle = ({ block: _, hash: __, ...operation }: Operation): Operation => ({
  ...operation,
  status: 'pending',
  confirmations: 0,
  wasUnsettled: true,
  watchedSince: Date.now(),
})

/** Its outcome in a transaction: found by its own hash, unless its wallet answered with the transaction's. */
const readOperation = (
  client: ChainClient,
  { account, safe, answer }: Operation,
  hash: TxHash,
): Promise<Outcome | undefined> =>
  readOutcome(client, hash, { account, safe, ...(hash !== asTxHash(answer) && { operation: answer }) })

/** Turns it into a proposal where a Safe or multisig that we don't recognise has executed it under that hash. */
async function toProposal(client: ChainClient, operation: Operation, hash: TxHash): Promise<Proposal | undefined> {
  const safeTxHash = asSafeTxHash(operation.answer)
  const { answer: _, watchedSince: __, status: ___, ...shared } = operation
  const outcome = safeTxHash && (await readExecution(client, hash, operation.account, safeTxHash))
  return outcome && applyOutcome({ ...shared, safeTxHash, hash, status: 'pending' as const }, outcome)
}

/** Searches the logs of EntryPoints and the account for it, from where the last search ended. */
async function search(client: ChainClient, operation: Operation): Promise<Transaction> {
  const { account, answer, searchedTo, sentAtBlock } = operation
  const block = Number(await getBlockNumber(client, { cacheTime: 0 }))
  const start = searchedTo ?? sentAtBlock ?? block - UNKNOWN_START
  const from = Math.max(start - OVERLAP, sentAtBlock ?? 0)
  const safeTxHash = asSafeTxHash(answer)
  const [run, executed] = await Promise.all([
    searchOperation(client, account, answer, from, block),
    safeTxHash && searchExecution(client, account, safeTxHash, from, block),
  ])
  if (run.hash) {
    const outcome = await readOperation(client, operation, run.hash)
    return outcome ? applyOutcome({ ...operation, hash: run.hash }, outcome) : operation
  }
  if (executed?.hash) return (await toProposal(client, operation, executed.hash)) ?? operation
  return { ...operation, searchedTo: furthest(executed ? [run, executed] : [run], start) }
}

/**
 * The state of what a smart account was asked to do. Its wallet's answer is taken for a transaction's hash where a node
 * knows one by it, and else searched for among the user operations.
 * @throws SearchRefusedError, and whatever the network does: then nothing is known, and nothing changes
 */
export async function checkOperation(client: ChainClient, operation: Operation): Promise<Transaction> {
  const { answer, block, hash } = operation
  const asked = hash ?? asTxHash(answer)
  if (!asked) return operation
  const outcome = await readOperation(client, operation, asked)
  if (outcome) return applyOutcome({ ...operation, hash: asked }, outcome)
  if (block) return (await isBlockGone(client, block)) ? unsettle(operation) : operation
  const { hash: _, ...waiting } = operation
  const seen = await readSent(client, asked)
  // a transaction that the node knows is kept, even a mined one that doesn't show the operation
  return seen ? { ...waiting, hash: asked } : search(client, waiting)
}
