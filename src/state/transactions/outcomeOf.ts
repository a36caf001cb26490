import { isAsked, isOperation, isProposal, type Transaction } from './transactionLog.ts'

/**
 * How a transaction ended that didn't end as wanted. `lost`: it is unknown what has its nonce instead; `unclear`: it is
 * unknown whether the wallet has sent it.
 */
export type Outcome =
  | 'failed'
  | 'failedInSafe'
  | 'failedInAccount'
  | 'replaced'
  | 'lost'
  | 'cancelled'
  | 'cancelledInSafe'
  | 'doneOtherwise'
  | 'void'
  | 'unknown'
  | 'unknownOfAccount'
  | 'unclear'

const OF_PROPOSAL = { failed: 'failedInSafe', done: 'doneOtherwise', void: 'void' } as const

/** The outcome of a transaction that didn't end as wanted. */
export function outcomeOf(transaction: Transaction): Outcome {
  const { status } = transaction
  if (isAsked(transaction)) return 'unclear'
  if (isProposal(transaction))
    return status in OF_PROPOSAL ? OF_PROPOSAL[status as keyof typeof OF_PROPOSAL] : 'cancelledInSafe'
  if (isOperation(transaction)) return status === 'failed' ? 'failedInAccount' : 'unknownOfAccount'
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
