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
  /** By the list, for a well-known token; else the token's own, cleaned, or undefined where that is empty. */
  symbol: string | undefined
  /** The well-known name that it can be taken for, though it isn't that token. */
  imitates?: string
}

export type TokenHolding = Held & {
  kind: 'erc20'
  /** In its smallest unit. */
  amount: bigint | 'unknown'
  /** Undefined where it returns none, or an impossible number: then the amount is shown in its smallest unit. */
  decimals: number | undefined
}

export type NftHolding = Held & {
  kind: 'erc721' | 'erc1155'
  /** Those whose id is known; of an ERC-721 the amount is 1. */
  items: readonly { id: bigint; amount: bigint }[]
  /** The number of ids that couldn't be read. */
  unread: number
  /** The total by the contract, beyond `items` too; an ERC-1155 has none, so it is their sum, if all were read. */
  count: bigint | 'unknown'
}

/** What is in a Safe, all of it read at one block. */
export type Holdings = {
  /** Of the chain's own currency, in wei. */
  native: bigint
  tokens: readonly TokenHolding[]
  nfts: readonly NftHolding[]
  /** All of them were read: nothing is unknown, though there may be others that weren't searched for. */
  isComplete: boolean
}
