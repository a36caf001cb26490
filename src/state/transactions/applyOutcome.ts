import type { Outcome } from '../../safe/outcome/readOutcome.ts'
import { ENOUGH_CONFIRMATIONS, type Transaction } from './transactionLog.ts'

/** A transaction with what is known of the block it is in. */
export function applyOutcome<T extends Pick<Transaction, 'block'>>(
  transaction: T,
  { status, block, confirmations }: Outcome,
) {
  const seenAt = transaction.block?.seenAt ?? Date.now()
  return {
    ...transaction,
    status,
    block: { ...block, seenAt },
    confirmations: Math.min(confirmations, ENOUGH_CONFIRMATIONS),
  }
}
