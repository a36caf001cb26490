import { numberToHex, pad } from 'viem'
import type { Address } from '../../address.ts'
import { asTxHash, type TxHash } from '../../hash.ts'
import type { UserOpHash } from '../../userOpHash.ts'
import type { ChainClient } from '../chainClient.ts'
import { ENTRY_POINTS, isOperationOf, USER_OPERATION } from './operationsIn.ts'

/** Blocks in one question, as public nodes allow; and questions in one search, so that a long one goes on later. */
const PAGE = 1_000
const MOST_PAGES = 8

/**
 * Searches the chain for the transaction that holds an account's user operation.
 * @param from the first block, `to` the last; both are looked into
 * @returns how far it got, and the transaction where it was found
 */
export async function searchOperation(
  client: ChainClient,
  account: Address,
  operation: UserOpHash,
  from: number,
  to: number,
): Promise<{ searchedTo: number; hash?: TxHash }> {
  const topics = [USER_OPERATION, operation, pad(account)]
  let searchedTo = from - 1
  for (let page = 0; page < MOST_PAGES && searchedTo < to; page++) {
    const end = Math.min(searchedTo + PAGE, to)
    const range = { fromBlock: numberToHex(Math.max(searchedTo + 1, 0)), toBlock: numberToHex(end) }
    const logs = await client.request({
      method: 'eth_getLogs',
      params: [{ address: [...ENTRY_POINTS], topics, ...range }],
    })
    const hash = asTxHash(logs.find((log) => isOperationOf(log, account, operation))?.transactionHash)
    if (hash) return { searchedTo, hash }
    searchedTo = end
  }
  return { searchedTo }
}
