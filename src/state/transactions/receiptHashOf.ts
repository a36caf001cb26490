import type { TxHash } from '../../lib/hash.ts'
import { isAsked, isSent, type Transaction } from './transactionLog.ts'

/** The hash that explorers know and nodes have a receipt for: never a proposal's own hash, nor a user operation's. */
export function receiptHashOf(transaction: Transaction): TxHash | undefined {
  if (isAsked(transaction)) return undefined
  return isSent(transaction) ? (transaction.replacedBy ?? transaction.hash) : transaction.hash
}
