import { getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import { DEADLINES } from '../config.ts'
import { wait } from '../deadline.ts'
import type { ChainClient } from '../safe/chainClient.ts'
import { clientOf } from './clients.ts'
import { readAgain } from './queries.ts'
import { getTransactions, logTransaction, subscribeTransactions, type Transaction } from './transactionLog.ts'

/** Milliseconds between looks: quick at first, patient later. */
const FIRST_LOOK = 500
const LAST_LOOK = 5_000

const watched = new Set<string>()

/** What a node knows of a transaction now; the transaction itself where that is nothing new. */
async function look(client: ChainClient, transaction: Transaction): Promise<Transaction> {
  const { hash, account } = transaction
  const receipt = await getTransactionReceipt(client, { hash }).catch(() => undefined)
  if (receipt) {
    const status = receipt.status === 'success' ? 'confirmed' : 'failed'
    return { ...transaction, status, confirmations: 1 }
  }
  if (transaction.nonce === undefined) {
    const seen = await getTransaction(client, { hash }).catch(() => undefined)
    return seen ? { ...transaction, nonce: seen.nonce } : transaction
  }
  const next = await getTransactionCount(client, { address: account, blockTag: 'latest' }).catch(() => 0)
  if (next <= transaction.nonce) return transaction
  // its number is used up: look once more, since the receipt may have come in between
  const late = await getTransactionReceipt(client, { hash }).catch(() => undefined)
  if (!late) return { ...transaction, status: 'replaced' }
  return { ...transaction, status: late.status === 'success' ? 'confirmed' : 'failed', confirmations: 1 }
}

/** Follows one transaction on its own chain until it has an end, or too long has passed. A timeout is never a failure. */
async function watch(hash: string): Promise<void> {
  const current = () => getTransactions().find((transaction) => transaction.hash === hash)
  for (let pause = FIRST_LOOK; ; pause = Math.min(pause * 1.3, LAST_LOOK)) {
    const transaction = current()
    if (transaction?.status !== 'pending') break
    const seen = await clientOf(transaction.chainId)
      .then((client) => look(client, transaction))
      .catch(() => transaction)
    const isOverdue = Date.now() - seen.sentAt > DEADLINES.transaction
    const next: Transaction = seen.status === 'pending' && isOverdue ? { ...seen, status: 'unknown' } : seen
    if (next !== transaction) logTransaction(next)
    if (next.status === 'pending') await wait(pause)
  }
  watched.delete(hash)
  await readAgain()
}

/** Takes up every transaction without an end that isn't followed yet: those just sent, and those from before a reload. */
export function watchPending(): void {
  for (const { hash, status } of getTransactions()) {
    if (status !== 'pending' || watched.has(hash)) continue
    watched.add(hash)
    void watch(hash)
  }
}

/** Looks again for one that was given up on. */
export function watchAgain(transaction: Transaction): void {
  logTransaction({ ...transaction, status: 'pending', sentAt: Date.now() })
  watchPending()
}

subscribeTransactions(watchPending)
watchPending()
