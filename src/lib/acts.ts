import type { Address } from './address.ts'

/** Every act of the page, and the functions of a contract that a wallet may be asked for then. */
export const ACTS = {
  wrap: ['execTransaction', 'wrap'],
  approveHash: ['approveHash'],
  seal: ['seal'],
  execute: ['execute'],
  unwrap: ['unwrap'],
  lock: ['lockAccount'],
  signing: ['setSigning'],
  transfer: ['safeTransferFromIf'],
  revoke: ['approve', 'setApprovalForAll'],
  revokeApprovals: ['execute'],
  sweep: ['execute'],
  create: ['createWrapped'],
  deploy: ['create2'],
  fundSealKey: ['receive'],
  approveSale: ['approve'],
  approvePrice: ['approve'],
  buy: ['buy', 'fulfillOrder'],
  endOffers: ['execute', 'safeTransferFromIf'],
} as const

export type WriteKind = keyof typeof ACTS

/**
 * `create2` stands for a deployer, which has no functions: it takes a salt and code. `receive` stands for a plain payment, which
 * calls none.
 */
export type ActFunction = (typeof ACTS)[WriteKind][number]

export const WRITE_KINDS = Object.keys(ACTS) as [WriteKind, ...WriteKind[]]

/** Acts after which their own form is there again; after any other one the page shows something else. */
export const REPEATABLE: readonly WriteKind[] = [
  ...(['execute', 'lock', 'signing', 'revoke', 'revokeApprovals', 'sweep', 'fundSealKey'] as const),
  ...(['approvePrice', 'endOffers'] as const),
]

/**
 * A token that an act sends: how much in its smallest unit, as decimal text; of an NFT its id. What it is called is kept as it
 * was known then.
 */
export type SentToken = { address: Address; amount: string; id?: string; symbol?: string; decimals?: number }

/**
 * What an act does, in figures, so that its receipt can say so; value in wei, as decimal text, and times in seconds. `value`
 * beside `to` is that of one transfer of the chain's own coin and nothing else: earlier versions of the page say so.
 */
export type Summary = {
  to?: Address
  value?: string
  until?: number
  isOn?: boolean
  owners?: Address[]
  /** All the tokens that are sent by transfers alone; missing where calls may move others that nobody knows of. */
  tokens?: SentToken[]
  /** How many calls are made, where it isn't one transfer; and where it is one call, to which contract. */
  calls?: number
  target?: Address
}
