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

/** Blocks that are searched twice, since the latest ones may still change places. */
const OVERLAP = 10
/** How far back it begins where nobody knows at which block it was sent. */
const UNKNOWN_START = 100

/** What was noted down as something else, once it shows that others send it for the account. */
export const toOperation = (noted: Transaction, answer: UserOpHash, hash?: TxHash): Operation => {
  const { nonceFrom: _, ...origin } = originOf(noted)
  return { ...origin, answer, status: 'pending', ...(hash && { hash }) }
}

/** As it was before a block took it in, which is no part of the chain any more. */
const unsettle = ({ block: _, hash: __, ...operation }: Operation): Operation => ({
  ...operation,
  status: 'pending',
  confirmations: 0,
  wasUnsettled: true,
  watchedSince: Date.now(),
})

/** How it ended in a transaction: by its own hash, unless its wallet answered with the transaction's. */
const readOperation = (
  client: ChainClient,
  { account, safe, answer }: Operation,
  hash: TxHash,
): Promise<Outcome | undefined> =>
  readOutcome(client, hash, { account, safe, ...(hash !== asTxHash(answer) && { operation: answer }) })

/** An older Safe or another multisig, which we don't know as one, has signed and executed it under that hash. */
async function toProposal(client: ChainClient, operation: Operation, hash: TxHash): Promise<Proposal | undefined> {
  const safeTxHash = asSafeTxHash(operation.answer)
  const { answer: _, watchedSince: __, status: ___, ...shared } = operation
  const outcome = safeTxHash && (await readExecution(client, hash, operation.account, safeTxHash))
  return outcome && applyOutcome({ ...shared, safeTxHash, hash, status: 'pending' as const }, outcome)
}

/** What EntryPoints have said of it, and the account itself, from where the last search ended. */
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
 * What has become of what a smart account was asked to do. Its wallet's answer is taken for a transaction's hash where a
 * node knows one by it, and else looked for among the user operations.
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
  // one in a block that doesn't tell is another's word, and no longer about to
  return seen ? { ...waiting, hash: asked } : search(client, waiting)
}
