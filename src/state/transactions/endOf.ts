import { isProposal, type Transaction } from './transactionLog.ts'

/** How a transaction ended that didn't end as was wanted; `lost`: nobody can tell what has its number instead. */
export type End = 'failed' | 'failedInSafe' | 'replaced' | 'lost' | 'cancelled' | 'cancelledInSafe' | 'unknown'

/** The word for an end that isn't the one that was wanted. */
export function endOf(transaction: Transaction): End {
  if (isProposal(transaction)) return transaction.status === 'failed' ? 'failedInSafe' : 'cancelledInSafe'
  switch (transaction.status) {
    case 'failed':
    case 'cancelled':
      return transaction.status
    case 'replaced':
      return transaction.replacedBy ? 'replaced' : 'lost'
    default:
      return 'unknown'
  }
}
