import { NetworkUnreachableError } from '../../lib/chainErrors.ts'
import type { TxHash } from '../../lib/hash.ts'
import type { ChainClient } from './chainClient.ts'
import { type ScannedLog, scanLogs } from './scanLogs.ts'

/** Requests in one search; a longer one continues later. */
const MOST_QUESTIONS = 24

export type Search = {
  /** Every block up to here was searched. */
  searchedTo: number
  hash?: TxHash
  /** Why the node wouldn't go on: it refused even one block, or answered nothing at all. */
  refusal?: 'refused' | 'unreachable'
}

/** The node answers, but won't list what is searched for, not even in one block. */
export class SearchRefusedError extends Error {
  override name = 'SearchRefused'
}

/**
 * Searches the chain, oldest block first, for the transaction with a matching log.
 * @param from the first block, `to` the last, both included
 * @returns how far it got, and the transaction where it was found. It never throws.
 */
export async function searchLogs(
  client: ChainClient,
  filter: Parameters<typeof scanLogs>[1],
  isIt: (log: ScannedLog) => boolean,
  from: number,
  to: number,
): Promise<Search> {
  const bounds = { order: 'oldest', most: MOST_QUESTIONS, isEnough: isIt } as const
  const { logs, unfinished } = await scanLogs(client, filter, { from, to }, bounds)
  const searchedTo = unfinished ? unfinished.from - 1 : to
  const found = logs.find(isIt)
  if (found) return { searchedTo, hash: found.transactionHash }
  const why = unfinished?.why
  return { searchedTo, ...((why === 'refused' || why === 'unreachable') && { refusal: why }) }
}

/**
 * The last block that all of several searches reached.
 * @throws SearchRefusedError, NetworkUnreachableError where it isn't beyond `before`, as the node refused or was silent
 */
export function furthest(searches: readonly Search[], before: number): number {
  const searchedTo = Math.min(...searches.map((search) => search.searchedTo))
  const refusals = searches.map(({ refusal }) => refusal)
  if (searchedTo <= before && refusals.includes('refused')) throw new SearchRefusedError()
  if (searchedTo <= before && refusals.includes('unreachable')) throw new NetworkUnreachableError()
  return searchedTo
}
