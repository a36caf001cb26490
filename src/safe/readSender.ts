import { keccak256 } from 'viem'
import { getBlockNumber, getCode, getTransactionCount, readContract } from 'viem/actions'
import type { Address } from '../address.ts'
import { type ChainClient, toReadError } from './chainClient.ts'
import { isProxyCode } from './genuineSafes.ts'
import { safeAbi } from './safeAbi.ts'

/** Where the chain and an account are before it is asked to send: what it sends is found from here on. */
export type Sender = {
  /** What a Safe answers may be the hash of a proposal. */
  isSafe: boolean
  sentAtBlock: number
  /** The account's next number: a Safe's own where it is one. */
  nonceFrom: number
}

/** @throws AppError: NetworkUnreachable and what else a read can meet; nothing should be sent then */
export async function readSender(client: ChainClient, account: Address): Promise<Sender> {
  try {
    const [block, code, count] = await Promise.all([
      getBlockNumber(client, { cacheTime: 0 }),
      getCode(client, { address: account }),
      getTransactionCount(client, { address: account, blockTag: 'latest' }),
    ])
    const isSafe = code !== undefined && isProxyCode(keccak256(code))
    const nonce = isSafe && (await readContract(client, { address: account, abi: safeAbi, functionName: 'nonce' }))
    return { isSafe, sentAtBlock: Number(block), nonceFrom: nonce === false ? count : Number(nonce) }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
