import type { Address } from './address.ts'

/** Every act of the page, with the contract functions that a wallet may be asked to call for it. */
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

/** Acts whose form is shown again afterwards; after any other one the page shows something else. */
export const REPEATABLE: readonly WriteKind[] = [
  ...(['execute', 'lock', 'signing', 'revoke', 'revokeApprovals', 'sweep', 'fundSealKey'] as const),
  ...(['approvePrice', 'endOffers'] as const),
]

/**
 * A token that an act sends: the amount in its smallest unit, as decimal text, and the id of an NFT. Symbol and
 * decimals are stored as they were known when it was sent.
 */
export type SentToken = { address: Address; amount: string; id?: string; symbol?: string; decimals?: number }

/**
 * What an act does, in figures, for its receipt; value in wei, as decimal text, and times in seconds. `value` beside
 * `to` means one transfer of the chain's own coin and nothing else, as in records of earlier versions of the page.
 */
export type Summary = {
  to?: Address
  value?: string
  until?: number
  isOn?: boolean
  owners?: Address[]
  /** All tokens sent, where every call is a known transfer; missing where a call may move tokens that aren't known. */
  tokens?: SentToken[]
  /** The number of calls, unless it is one transfer; and the contract, where it is a single call. */
  calls?: number
  target?: Address
}
