import {
  BlockNotFoundError,
  keccak256,
  stringToHex,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlock, getBlockNumber, getTransactionReceipt } from 'viem/actions'
import { type Address, isSameAddress } from '../address.ts'
import type { SafeTxHash, TxHash } from '../hash.ts'
import type { ChainClient } from './chainClient.ts'

/** What a Safe says of what it ran. The hash is a topic since 1.4.1 and stands in the data before. */
export const EXECUTION_SUCCESS = keccak256(stringToHex('ExecutionSuccess(bytes32,uint256)'))
export const EXECUTION_FAILURE = keccak256(stringToHex('ExecutionFailure(bytes32,uint256)'))

export type Block = { number: number; hash: string }

/** How a transaction in a block ended. */
export type Outcome = { status: 'confirmed' | 'failed'; block: Block; confirmations: number }

/** What one log, of a node or of a receipt, is about. */
export type Log = { address: string; topics: readonly string[]; data: string }

/** Turns a node's "there is none" into undefined; whatever else it says is thrown, since then nothing is known. */
export const unlessMissing =
  (...missing: readonly (new (...args: never[]) => Error)[]) =>
  (thrown: unknown): undefined => {
    if (!missing.some((Missing) => thrown instanceof Missing)) throw thrown
  }

/** Whether a log says that a Safe ran something, and which end that had. */
export function executionIn(log: Log, safe: Address, safeTxHash?: SafeTxHash): 'confirmed' | 'failed' | undefined {
  const [event, hash] = log.topics
  if (!isSameAddress(log.address as Address, safe)) return undefined
  const isThis = safeTxHash === undefined || hash === safeTxHash || log.data.startsWith(safeTxHash)
  if (!isThis) return undefined
  if (event === EXECUTION_SUCCESS) return 'confirmed'
  return event === EXECUTION_FAILURE ? 'failed' : undefined
}

async function readReceipt(client: ChainClient, hash: TxHash): Promise<TransactionReceipt | undefined> {
  const receipt = await getTransactionReceipt(client, { hash }).catch(unlessMissing(TransactionReceiptNotFoundError))
  // some nodes give one before there is a block
  return receipt?.blockHash && receipt.blockNumber !== null ? receipt : undefined
}

/** How the transaction of a receipt ended, as the receipt tells; both questions are asked at once. */
async function readEnd(
  client: ChainClient,
  hash: TxHash,
  toStatus: (receipt: TransactionReceipt) => Outcome['status'] | undefined,
): Promise<Outcome | undefined> {
  const [receipt, latest] = await Promise.all([readReceipt(client, hash), getBlockNumber(client, { cacheTime: 0 })])
  const status = receipt && toStatus(receipt)
  if (!status) return undefined
  const { blockNumber, blockHash } = receipt
  // the node may be asked for its latest block before it has this one
  const confirmations = Math.max(1, Number(latest - blockNumber) + 1)
  return { status, confirmations, block: { number: Number(blockNumber), hash: blockHash } }
}

/**
 * How a transaction of an account ended; undefined while it is in no block. It failed too where it went through and a
 * Safe in it says that what it was asked to do did not.
 */
export const readOutcome = (client: ChainClient, hash: TxHash, safe: Address): Promise<Outcome | undefined> =>
  readEnd(client, hash, ({ status, logs }) =>
    status !== 'success' || logs.some((log) => executionIn(log, safe) === 'failed') ? 'failed' : 'confirmed',
  )

/** How a transaction executed a Safe's proposal; undefined while it is in no block, or where it did no such thing. */
export const readExecution = (
  client: ChainClient,
  hash: TxHash,
  safe: Address,
  safeTxHash: SafeTxHash,
): Promise<Outcome | undefined> =>
  readEnd(client, hash, ({ logs }) =>
    logs.map((log) => executionIn(log, safe, safeTxHash)).find((ended) => ended !== undefined),
  )

/** Whether a block is no part of the chain any more: another one stands in its place. */
export async function isBlockGone(client: ChainClient, { number, hash }: Block): Promise<boolean> {
  // where there is none, the node may only be behind
  const block = await getBlock(client, { blockNumber: BigInt(number) }).catch(unlessMissing(BlockNotFoundError))
  return block !== undefined && block.hash !== hash
}
