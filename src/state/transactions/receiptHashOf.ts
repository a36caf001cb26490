import type { TxHash } from '../../hash.ts'
import type { Transaction } from './transactionLog.ts'

/** What an explorer knows, and a node has a receipt for: never a proposal's own hash, nor a user operation's. */
export const receiptHashOf = (transaction: Transaction): TxHash | undefined =>
  'replacedBy' in transaction ? (transaction.replacedBy ?? transaction.hash) : transaction.hash
