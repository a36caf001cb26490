import { type Client, formatTransactionReceipt, type Hash, type TransactionReceipt } from 'viem'

/** Far more than a local chain needs for one block, even on a loaded machine. */
const RECEIPT_DEADLINE_MS = 20_000
const LONGEST_PAUSE_MS = 40

/**
 * Polls for a receipt on a chain that mines at once: nearly always the first or second request returns it.
 *
 * @throws When the node hasn't mined the transaction by the deadline.
 */
export async function waitForReceipt(
  client: Client,
  hash: Hash,
  deadlineMs = RECEIPT_DEADLINE_MS,
): Promise<TransactionReceipt> {
  const started = Date.now()
  for (let pause = 2; Date.now() - started < deadlineMs; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    if (receipt) return formatTransactionReceipt(receipt)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error(`The node took transaction ${hash} but didn't mine it within ${deadlineMs} ms.`)
}
