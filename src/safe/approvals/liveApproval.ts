import type { Address } from '../../lib/address.ts'
import type { Held } from '../holdings/holding.ts'
import type { FoundApproval } from './findApprovals.ts'

type Confirmed = {
  /** The approval as found in logs: with the block of its newest log, and what is needed to revoke it. */
  found: FoundApproval
  /** Who may take the tokens. */
  spender: Address
  /** What could be taken today: the lesser of balance and allowance, or the number of NFTs. */
  atRisk: bigint | 'unknown'
}

/** An approval that is in force, as just read from the chain. Amounts in a token's smallest unit. */
export type LiveApproval = Confirmed & {
  token: Held
} & (
    | { kind: 'erc20'; allowance: bigint; decimals: number | undefined }
    | { kind: 'permit2'; allowance: bigint; decimals: number | undefined; expiration: number }
    | { kind: 'erc721'; id: bigint }
    | { kind: 'operator' }
  )

type Unnamed<T> = T extends LiveApproval ? Omit<T, 'token' | 'decimals'> : never

/** The same before the token's name was read. */
export type UnnamedApproval = Unnamed<LiveApproval>

/** An approval event of a token that couldn't be parsed. */
type UnclearApproval = { kind: 'unclear'; token: Address }

/** What others may take from a Safe, all of it read at one block. */
export type Approvals = {
  /** First those by which something can be taken today, of these well-known tokens first. */
  live: readonly LiveApproval[]
  /** Those that couldn't be read: each may be in force, or not. */
  unread: readonly (FoundApproval | UnclearApproval)[]
}
