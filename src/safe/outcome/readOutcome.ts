import {
  BlockNotFoundError,
  keccak256,
  stringToHex,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlock, getBlockNumber, getTransactionReceipt } from 'viem/actions'
import { type Address, isSameAddress } from '../../lib/address.ts'
import type { UserOpHash } from '../../lib/asUserOpHash.ts'
import type { SafeTxHash, TxHash } from '../../lib/hash.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { isEntryPoint, type Log, operationsIn } from './operationsIn.ts'

/** A Safe's events for what it executed. The hash is indexed since 1.4.1, and in the data before. */
export const EXECUTION_SUCCESS = keccak256(stringToHex('ExecutionSuccess(bytes32,uint256)'))
export const EXECUTION_FAILURE = keccak256(stringToHex('ExecutionFailure(bytes32,uint256)'))

export type Block = { number: number; hash: string }

/** How a transaction in a block ended. */
export type Outcome = { status: 'confirmed' | 'failed'; block: Block; confirmations: number }

/** Turns a "not found" of a node into undefined; any other error is thrown, since then nothing is known. */
export const unlessMissing =
  (...missing: readonly (new (...args: never[]) => Error)[]) =>
  (thrown: unknown): undefined => {
    if (!missing.some((Missing) => thrown instanceof Missing)) throw thrown
  }

/** The outcome of a Safe's execution, where a log reports one. */
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
  // some nodes return a receipt before there is a block
  return receipt?.blockHash && receipt.blockNumber !== null ? receipt : undefined
}

/** How a transaction ended by its receipt; the receipt and the latest block are read in parallel. */
async function readEnd(
  client: ChainClient,
  hash: TxHash,
  toStatus: (receipt: TransactionReceipt) => Outcome['status'] | undefined,
): Promise<Outcome | undefined> {
  const [receipt, latest] = await Promise.all([readReceipt(client, hash), getBlockNumber(client, { cacheTime: 0 })])
  const status = receipt && toStatus(receipt)
  if (!status) return undefined
  const { blockNumber, blockHash } = receipt
  // the latest block may have been read before the node had this one
  const confirmations = Math.max(1, Number(latest - blockNumber) + 1)
  return { status, confirmations, block: { number: Number(blockNumber), hash: blockHash } }
}

/** The account that acts, the Safe it is for, and its user operation, where that is known. */
export type Whose = { account: Address; safe: Address; operation?: UserOpHash }

function endIn({ status, logs, from, to }: TransactionReceipt, whose: Whose): Outcome['status'] | undefined {
  const { account, safe, operation } = whose
  // a failed bundle isn't its operations' end: they may be bundled again, or have been elsewhere
  if (status !== 'success') return isEntryPoint(to) && !isSameAddress(from, account) ? undefined : 'failed'
  const own = operationsIn(logs, account, operation)
  if (operation !== undefined && own.length === 0) return undefined
  const hasFailed = (said: readonly Log[]) =>
    said.some((log) => [safe, account].some((one) => executionIn(log, one) === 'failed'))
  const runs = own.length > 0 ? own : [{ isSuccess: true, logs }]
  const ends = new Set(runs.map((run) => (run.isSuccess && !hasFailed(run.logs) ? 'confirmed' : 'failed')))
  // where several ended differently, it isn't known which one was meant
  return ends.size === 1 ? [...ends][0] : undefined
}

/**
 * How an account's transaction ended, or its user operation in a bundle; undefined while it is pending, or where the
 * receipt doesn't show it. It also failed where the transaction succeeded, but the EntryPoint reports that the
 * account's own operation failed, or a Safe that its execution did.
 */
export const readOutcome = (client: ChainClient, hash: TxHash, whose: Whose): Promise<Outcome | undefined> =>
  readEnd(client, hash, (receipt) => endIn(receipt, whose))

/** How a transaction executed a Safe's proposal; undefined while it is pending, or where it didn't. */
export const readExecution = (
  client: ChainClient,
  hash: TxHash,
  safe: Address,
  safeTxHash: SafeTxHash,
): Promise<Outcome | undefined> =>
  readEnd(client, hash, ({ logs }) =>
    logs.map((log) => executionIn(log, safe, safeTxHash)).find((ended) => ended !== undefined),
  )

/** Whether a block was reorganised away: another one has its number. */
export async function isBlockGone(client: ChainClient, { number, hash }: Block): Promise<boolean> {
  // no block of that number: the node may only be behind
  const block = await getBlock(client, { blockNumber: BigInt(number) }).catch(unlessMissing(BlockNotFoundError))
  return block !== undefined && block.hash !== hash
}
