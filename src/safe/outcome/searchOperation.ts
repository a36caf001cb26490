import { pad } from 'viem'
import type { Address } from '../../lib/address.ts'
import type { UserOpHash } from '../../lib/asUserOpHash.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { type Search, searchLogs } from '../rpc/searchLogs.ts'
import { ENTRY_POINTS, isOperationOf, USER_OPERATION } from './operationsIn.ts'

/**
 * Searches the chain for the transaction that holds an account's user operation.
 * @param from the first block, `to` the last, both included
 * @returns how far it got, and the transaction where it was found. It never throws.
 */
export function searchOperation(
  client: ChainClient,
  account: Address,
  operation: UserOpHash,
  from: number,
  to: number,
): Promise<Search> {
  const filter = { address: ENTRY_POINTS, topics: [USER_OPERATION, operation, pad(account)] }
  return searchLogs(client, filter, (log) => isOperationOf(log, account, operation), from, to)
}
