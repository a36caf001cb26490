import type { Address } from '../../lib/address.ts'
import type { SafeTxHash } from '../../lib/hash.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { type Search, searchLogs } from '../rpc/searchLogs.ts'
import { EXECUTION_FAILURE, EXECUTION_SUCCESS, executionIn } from './readOutcome.ts'

/**
 * Searches the chain for the transaction that executed a Safe's proposal.
 * @param from the first block, `to` the last, both included
 * @returns how far it got, and the transaction where it was found. It never throws.
 */
export function searchExecution(
  client: ChainClient,
  safe: Address,
  safeTxHash: SafeTxHash,
  from: number,
  to: number,
): Promise<Search> {
  const filter = { address: safe, topics: [[EXECUTION_SUCCESS, EXECUTION_FAILURE]] }
  return searchLogs(client, filter, (log) => executionIn(log, safe, safeTxHash) !== undefined, from, to)
}
