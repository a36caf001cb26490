import type { Address } from '../../lib/address.ts'
import type { KnownToken, TokenKind } from './knownTokens.ts'

/** A token that the person named. */
export type AddedToken = { address: Address; kind: TokenKind }

/** Whether it is well known, was named by the person, or was only found: anybody can send anything. */
export type Origin = 'known' | 'added' | 'found'

/** A contract to be asked, which may be a token. */
export type Candidate = { address: Address; origin: Origin; known?: KnownToken }

export type Held = {
  address: Address
  origin: Origin
  /** As it is known; else what it says of itself, cleaned, and undefined where that is nothing. */
  symbol: string | undefined
  /** The well-known name that it can be taken for, though it isn't that token. */
  imitates?: string
}

export type TokenHolding = Held & {
  kind: 'erc20'
  /** In its smallest unit. */
  amount: bigint | 'unknown'
  /** Undefined where it doesn't say, or something that can't be: then its amount is told in its smallest unit. */
  decimals: number | undefined
}

export type NftHolding = Held & {
  kind: 'erc721' | 'erc1155'
  /** Those whose number is known; of an ERC-721 there is one each. */
  items: readonly { id: bigint; amount: bigint }[]
  /** How many ids couldn't be looked at. */
  unread: number
  /** What the contract says that there are in all, named or not; an ERC-1155 doesn't say. */
  count: bigint | 'unknown'
}

/** What is in a Safe, all of it read at one block. */
export type Holdings = {
  /** Of the chain's own currency, in wei. */
  native: bigint
  tokens: readonly TokenHolding[]
  nfts: readonly NftHolding[]
  /** Each of them was read: nothing is unknown, though there may be others that nobody looked for. */
  isComplete: boolean
}
