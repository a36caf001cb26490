import { concat, type Hex, keccak256, numberToHex, pad, type Transaction, TransactionNotFoundError } from 'viem'
import { getBlock, getBlockNumber, getTransaction, getTransactionCount } from 'viem/actions'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { asTxHash, type TxHash } from '../../lib/hash.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { unlessMissing } from './readOutcome.ts'

/** What a transaction asks for, whatever fee it offers. */
export type Act = { to: Address | null; value: bigint; data: Hex }

/** A transaction as a node knows it. */
export type Known = { hash: TxHash; from: Address; nonce: number; act: Act; isInBlock: boolean }

/** The fields that identify a transaction whatever its fee: a speed-up has the same. */
export const fingerprintOf = ({ to, value, data }: Act): Hex =>
  keccak256(concat([pad(to ?? '0x', { size: 32 }), numberToHex(value, { size: 32 }), data]))

/** A cancellation as wallets make it: an empty transaction to oneself with the same nonce. */
export const isTakenBack = (account: Address, { to, value, data }: Act): boolean =>
  isSameAddress(to ?? undefined, account) && value === 0n && data === '0x'

function toKnown({ hash, from, nonce, to, value, input, blockHash }: Transaction): Known | undefined {
  const known = asTxHash(hash)
  return known && { hash: known, from, nonce, act: { to, value, data: input }, isInBlock: Boolean(blockHash) }
}

/** Nodes refuse an unknown method in many ways, so any error counts as such; a network that is down fails the next request. */
const askDirectly = (client: ChainClient, sender: Address, nonce: number) =>
  getTransaction(client, { sender, nonce }).catch(() => undefined)

/**
 * The block in which an account used a nonce, found by bisection between two others: few and light requests where reading
 * every block would be many and heavy ones. A node that has forgotten the state of an old block ends it.
 */
async function findBlock(client: ChainClient, account: Address, nonce: number, from: bigint): Promise<bigint> {
  const countAt = (blockNumber: bigint) => getTransactionCount(client, { address: account, blockNumber })
  let low = from // the nonce is still unused there
  let high = await getBlockNumber(client, { cacheTime: 0 })
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if ((await countAt(middle)) > nonce) high = middle
    else low = middle
  }
  return high
}

/**
 * The transaction in a block that used an account's nonce.
 * @param sinceBlock a block at which the nonce was still unused; without it only nodes with a lookup by sender and nonce can answer
 * @returns undefined where it can't be found
 */
export async function findByNonce(
  client: ChainClient,
  account: Address,
  nonce: number,
  sinceBlock?: number,
): Promise<Known | undefined> {
  const told = await askDirectly(client, account, nonce)
  if (told?.blockHash && told.nonce === nonce && isSameAddress(told.from, account)) return toKnown(told)
  if (sinceBlock === undefined) return undefined
  try {
    const blockNumber = await findBlock(client, account, nonce, BigInt(sinceBlock))
    const { transactions } = await getBlock(client, { blockNumber, includeTransactions: true })
    const found = transactions.find((other) => isSameAddress(other.from, account) && other.nonce === nonce)
    return found && toKnown(found)
  } catch {
    return undefined
  }
}

/** The pending transaction with an account's nonce, where the node supports that lookup. */
export async function findWaiting(client: ChainClient, account: Address, nonce: number): Promise<Known | undefined> {
  const told = await askDirectly(client, account, nonce)
  return told && !told.blockHash && told.nonce === nonce && isSameAddress(told.from, account)
    ? toKnown(told)
    : undefined
}

/** A transaction as a node knows it, also while it is in no block. */
export const readSent = async (client: ChainClient, hash: TxHash): Promise<Known | undefined> => {
  const seen = await getTransaction(client, { hash }).catch(unlessMissing(TransactionNotFoundError))
  return seen && toKnown(seen)
}
