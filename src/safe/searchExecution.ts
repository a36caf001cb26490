import { numberToHex } from 'viem'
import type { Address } from '../address.ts'
import { asTxHash, type SafeTxHash, type TxHash } from '../hash.ts'
import type { ChainClient } from './chainClient.ts'
import { EXECUTION_FAILURE, EXECUTION_SUCCESS, executionIn } from './readOutcome.ts'

/** Blocks in one question, as public nodes allow; and questions in one search, so that a long one goes on later. */
const PAGE = 1_000
const MOST_PAGES = 8

/**
 * Searches the chain for the transaction that executed a Safe's proposal.
 * @param from the first block, `to` the last; both are looked into
 * @returns how far it got, and the transaction where it was found
 */
export async function searchExecution(
  client: ChainClient,
  safe: Address,
  safeTxHash: SafeTxHash,
  from: number,
  to: number,
): Promise<{ searchedTo: number; hash?: TxHash }> {
  let searchedTo = from - 1
  for (let page = 0; page < MOST_PAGES && searchedTo < to; page++) {
    const end = Math.min(searchedTo + PAGE, to)
    const range = { fromBlock: numberToHex(Math.max(searchedTo + 1, 0)), toBlock: numberToHex(end) }
    const topics = [[EXECUTION_SUCCESS, EXECUTION_FAILURE]]
    const logs = await client.request({ method: 'eth_getLogs', params: [{ address: safe, topics, ...range }] })
    const found = logs.find((log) => executionIn(log, safe, safeTxHash) !== undefined)
    const hash = asTxHash(found?.transactionHash)
    if (hash) return { searchedTo, hash }
    searchedTo = end
  }
  return { searchedTo }
}
