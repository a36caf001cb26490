import { getTransactionCount, readContract } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { safeAbi } from '../safeAbi.ts'
import { readAccountKind } from './readAccountKind.ts'

/** The block and nonce before an account is asked to send: what it sends is searched for from there. */
export type Sender = {
  /**
   * What its wallet returns may not be a transaction's hash: a Safe's may be a proposal's, and another contract's a
   * user operation's. `key`: it sends by itself, also where it is delegated to code.
   */
  kind: 'safe' | 'contract' | 'key'
  sentAtBlock: number
  /** The account's next nonce; a Safe's own where it is one. */
  nonceFrom?: number
}

/** @throws AppError: NetworkUnreachable, or any other failure of a read; nothing should be sent then */
export async function readSender(client: ChainClient, account: Address): Promise<Sender> {
  const { block, value } = await readAccountKind(client, account)
  const sentAtBlock = Number(block)
  try {
    switch (value.kind) {
      case 'safe': {
        const nonce = await readContract(client, { address: account, abi: safeAbi, functionName: 'nonce' })
        return { kind: 'safe', sentAtBlock, nonceFrom: Number(nonce) }
      }
      case 'contract':
        return { kind: 'contract', sentAtBlock }
      default:
        return {
          kind: 'key',
          sentAtBlock,
          nonceFrom: await getTransactionCount(client, { address: account, blockTag: 'latest' }),
        }
    }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
