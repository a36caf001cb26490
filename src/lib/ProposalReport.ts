import type { TxHash } from './hash.ts'

/**
 * What somebody who keeps a Safe's proposals says of one: Safe{Wallet} around the page, or Safe's transaction service.
 * It is their word. What came of it, the chain says.
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
