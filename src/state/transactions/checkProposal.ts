import { getBlockNumber, readContract } from 'viem/actions'
import { asUserOpHash } from '../../lib/asUserOpHash.ts'
import type { TxHash } from '../../lib/hash.ts'
import type { ProposalReport } from '../../lib/ProposalReport.ts'
import { readSent } from '../../safe/outcome/findReplacement.ts'
import { readFate } from '../../safe/outcome/readFate.ts'
import { isBlockGone, readExecution } from '../../safe/outcome/readOutcome.ts'
import { searchExecution } from '../../safe/outcome/searchExecution.ts'
import { searchOperation } from '../../safe/outcome/searchOperation.ts'
import type { ChainClient } from '../../safe/rpc/chainClient.ts'
import { furthest, type Search } from '../../safe/rpc/searchLogs.ts'
import { safeAbi } from '../../safe/safeAbi.ts'
import { applyOutcome } from './applyOutcome.ts'
import { checkOperation, toOperation } from './checkOperation.ts'
import type { Proposal, Transaction } from './transactionLog.ts'

/** Blocks that are searched twice, since the latest ones may still be reorganised. */
const OVERLAP = 10
/** Blocks to search back where it is unknown at which one it was proposed. */
const UNKNOWN_START = 100

/** Back to proposed: the block of its execution was reorganised away. */
const unsettle = ({ block: _, hash: __, ...proposal }: Proposal): Proposal => ({
  ...proposal,
  status: 'proposed',
  confirmations: 0,
})

/** Follows a transaction that may have executed it, or be about to; undefined where it does neither. */
async function follow(client: ChainClient, proposal: Proposal, hash: TxHash): Promise<Proposal | undefined> {
  const [outcome, seen] = await Promise.all([
    readExecution(client, hash, proposal.account, proposal.safeTxHash),
    readSent(client, hash),
  ])
  if (outcome) return applyOutcome({ ...proposal, hash }, outcome)
  // a mined one that didn't execute it never will
  return seen && !seen.isInBlock ? { ...proposal, hash, status: 'pending' } : undefined
}

/** Searches the Safe's own logs, from where the last search ended; without a find, what the chain's state shows. */
async function search(client: ChainClient, proposal: Proposal, isCancelled: boolean): Promise<Transaction> {
  const { account: safe, safeTxHash, sentAtBlock } = proposal
  const block = Number(await getBlockNumber(client, { cacheTime: 0 }))
  const blockNumber = BigInt(block)
  const [count, fate] = await Promise.all([
    readContract(client, { address: safe, abi: safeAbi, functionName: 'nonce', blockNumber }),
    readFate(client, proposal, blockNumber),
  ])
  const nonce = Number(count)
  const start = proposal.searchedTo ?? sentAtBlock ?? block - UNKNOWN_START
  const from = Math.max(start - OVERLAP, sentAtBlock ?? 0)
  const operation = proposal.mayBeSent ? asUserOpHash(safeTxHash) : undefined
  const nothing: Search = { searchedTo: block }
  const [found, run] = await Promise.all([
    // while its nonce is unchanged, the Safe has executed nothing
    nonce === (proposal.searchedNonce ?? proposal.nonceFrom)
      ? nothing
      : searchExecution(client, safe, safeTxHash, from, block),
    operation ? searchOperation(client, safe, operation, from, block) : nothing,
  ])
  if (found.hash) return (await follow(client, proposal, found.hash)) ?? proposal
  if (operation && run.hash) return checkOperation(client, toOperation(proposal, operation, run.hash))
  const isUsedUp = proposal.nonce !== undefined && nonce > proposal.nonce
  const isSearched = found.searchedTo === block && run.searchedTo === block
  if (isUsedUp && (isSearched || isCancelled)) return { ...proposal, status: 'cancelled' }
  if (!isSearched) return { ...proposal, searchedTo: furthest([found, run], start) }
  return fate ? { ...proposal, status: fate } : { ...proposal, searchedTo: block, searchedNonce: nonce }
}

/** For a wallet that may have sent it at once: nodes know its answer if it is a transaction's hash, never a Safe's. */
async function askWhich(client: ChainClient, proposal: Proposal): Promise<Transaction | undefined> {
  const seen = proposal.mayBeSent ? await readSent(client, proposal.safeTxHash as string as TxHash) : undefined
  const answer = seen && asUserOpHash(seen.hash)
  // a Safe sends nothing itself: its sender has a nonce of their own
  return answer && toOperation(proposal, answer, seen.hash)
}

/**
 * The state of a Safe's proposal. The wallet or service that has it reports signatures and where to look; the outcome
 * is only read from the chain.
 * @throws SearchRefusedError, and whatever the network does: then nothing is known, and nothing changes
 */
export async function checkProposal(
  client: ChainClient,
  known: Proposal,
  report: ProposalReport = {},
): Promise<Transaction> {
  const { isCancelled = false, hash: told, ...counts } = report
  const proposal = { ...known, ...counts }
  if (['cancelled', 'done', 'void'].includes(proposal.status)) return proposal
  const { block, hash } = proposal
  if (hash && block) {
    const outcome = await readExecution(client, hash, proposal.account, proposal.safeTxHash)
    if (outcome) return applyOutcome(proposal, outcome)
    return (await isBlockGone(client, block)) ? { ...unsettle(proposal), wasUnsettled: true } : proposal
  }
  for (const candidate of [told, hash]) {
    const followed = candidate && (await follow(client, proposal, candidate))
    if (followed) return followed
  }
  const waiting = unsettle(proposal)
  return (await askWhich(client, waiting)) ?? search(client, waiting, isCancelled)
}
