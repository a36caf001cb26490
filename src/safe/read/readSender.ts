import { getTransactionCount, readContract } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { safeAbi } from '../safeAbi.ts'
import { readAccountKind } from './readAccountKind.ts'

/** Where the chain and an account are before it is asked to send: what it sends is found from here on. */
export type Sender = {
  /**
   * What its wallet answers may be no transaction's hash: a Safe's may be a proposal's, and that of other code a user
   * operation's. `key`: it sends by itself, also where it has lent itself to code.
   */
  kind: 'safe' | 'contract' | 'key'
  sentAtBlock: number
  /** The account's next number; a Safe's own where it is one. */
  nonceFrom?: number
}

/** @throws AppError: NetworkUnreachable and what else a read can meet; nothing should be sent then */
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
