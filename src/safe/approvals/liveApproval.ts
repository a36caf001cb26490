import type { Address } from '../../lib/address.ts'
import type { Held } from '../holdings/holding.ts'
import type { FoundApproval } from './findApprovals.ts'

type Confirmed = {
  /** What it was found by: the block of its newest log, and what it is revoked by. */
  found: FoundApproval
  /** Who may take it. */
  spender: Address
  /** What could be taken today: the least of what is there and what is allowed, or how many NFTs. */
  atRisk: bigint | 'unknown'
}

/** An approval that stands by the chain's own word, just now. Amounts in a token's smallest unit. */
export type LiveApproval = Confirmed & {
  token: Held
} & (
    | { kind: 'erc20'; allowance: bigint; decimals: number | undefined }
    | { kind: 'permit2'; allowance: bigint; decimals: number | undefined; expiration: number }
    | { kind: 'erc721'; id: bigint }
    | { kind: 'operator' }
  )

type Unnamed<T> = T extends LiveApproval ? Omit<T, 'token' | 'decimals'> : never

/** The same before the token was asked for its name. */
export type UnnamedApproval = Unnamed<LiveApproval>

/** A token told of it in a shape that can't be made out. */
type UnclearApproval = { kind: 'unclear'; token: Address }

/** What others may take from a Safe, all of it read at one block. */
export type Approvals = {
  /** Those first by which something can be taken today, and of those the well-known tokens. */
  live: readonly LiveApproval[]
  /** Those that couldn't be read: each may stand, or not. */
  unread: readonly (FoundApproval | UnclearApproval)[]
}
