import { type Address, type Client, type Hex, parseGwei, type TransactionReceipt } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { getChainId, getTransactionCount, sendRawTransaction } from 'viem/actions'
import { waitForReceipt } from './waitForReceipt.ts'

/** Enough gas for any transaction of a sample Safe. Deployments pass their own limit. */
const DEFAULT_GAS = 3_000_000n
/** Above the base fee of any local chain. The tip is zero, so the price paid is the base fee. */
const MAX_FEE_PER_GAS = parseGwei('100')

type SendParameters = {
  to: Address
  data?: Hex | undefined
  value?: bigint | undefined
  gas?: bigint | undefined
}

/** An account that sends one transaction after the other on a chain. */
export type Sender = {
  client: Client
  account: PrivateKeyAccount
  chainId: number
  /**
   * Signs, sends and waits for the receipt. Calls made meanwhile queue up behind it.
   *
   * @throws When the node refuses the transaction, doesn't mine it in time, or it reverts.
   */
  send(parameters: SendParameters): Promise<TransactionReceipt>
}

/**
 * Creates a sender that works with any node, since it signs locally and counts its own nonces: requesting the pending nonce
 * between two transactions costs a round trip and races with automining nodes.
 */
export async function createSender(client: Client, account: PrivateKeyAccount): Promise<Sender> {
  const [chainId, firstNonce] = await Promise.all([
    getChainId(client),
    getTransactionCount(client, { address: account.address }),
  ])
  let nonce = firstNonce
  let queue: Promise<unknown> = Promise.resolve()

  async function sendNow({ to, data = '0x', value = 0n, gas = DEFAULT_GAS }: SendParameters) {
    const serializedTransaction = await account.signTransaction({
      type: 'eip1559',
      chainId,
      nonce,
      to,
      data,
      value,
      gas,
      maxFeePerGas: MAX_FEE_PER_GAS,
      maxPriorityFeePerGas: 0n,
    })
    const hash = await sendRawTransaction(client, { serializedTransaction })
    nonce++
    const receipt = await waitForReceipt(client, hash)
    if (receipt.status === 'reverted') throw new Error(`Transaction ${hash} of ${account.address} to ${to} reverted.`)
    return receipt
  }

  return {
    client,
    account,
    chainId,
    send(parameters) {
      const sent = queue.then(() => sendNow(parameters))
      queue = sent.catch(() => undefined)
      return sent
    },
  }
}
