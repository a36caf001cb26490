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
} as const

export type WriteKind = keyof typeof ACTS

/** `create2` stands for a deployer, which has no functions: it takes a salt and code. */
export type ActFunction = (typeof ACTS)[WriteKind][number]

export const WRITE_KINDS = Object.keys(ACTS) as [WriteKind, ...WriteKind[]]

/** Acts after which their own form is there again; after any other one the page shows something else. */
export const REPEATABLE: readonly WriteKind[] = ['execute', 'lock', 'signing', 'revoke', 'revokeApprovals', 'sweep']

/** What an act does, in figures, so that its receipt can say so; value in wei, as decimal text, and times in seconds. */
export type Summary = { to?: Address; value?: string; until?: number; isOn?: boolean; owners?: Address[] }
