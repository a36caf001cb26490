import type { TxHash } from './hash.ts'

/**
 * What a keeper of a Safe's proposals reports of one: the Safe{Wallet} that frames the page, or Safe's transaction
 * service. It is their claim; only the chain shows the outcome.
 */
export type ProposalReport = {
  /** How many owners have signed, and how many must. */
  signed?: number
  required?: number
  /** Its number in the Safe. */
  nonce?: number
  /** The transaction that executed it, or is about to. */
  hash?: TxHash
  isCancelled?: boolean
}
