import { getTransactionCount, readContract } from 'viem/actions'
import type { Address } from '../address.ts'
import { readAccountKind } from './accountKind.ts'
import { type ChainClient, toReadError } from './chainClient.ts'
import { safeAbi } from './safeAbi.ts'

/** Where the chain and an account are before it is asked to send: what it sends is found from here on. */
export type Sender = {
  /** It is code: what its wallet answers may be the hash of a proposal, and no transaction's. */
  isCode: boolean
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
        return { isCode: true, sentAtBlock, nonceFrom: Number(nonce) }
      }
      case 'contract':
        return { isCode: true, sentAtBlock }
      default:
        return {
          isCode: false,
          sentAtBlock,
          nonceFrom: await getTransactionCount(client, { address: account, blockTag: 'latest' }),
        }
    }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
