/** Every act of the page, and the functions of a contract that a wallet may be asked for then. */
export const ACTS = {
  wrap: ['execTransaction', 'wrap'],
  seal: ['seal'],
  execute: ['execute'],
  unwrap: ['unwrap'],
  lock: ['lockAccount'],
  signing: ['setSigning'],
  transfer: ['safeTransferFromIf'],
  revoke: ['approve', 'setApprovalForAll'],
  create: ['createWrapped'],
  deploy: ['create2'],
} as const

export type WriteKind = keyof typeof ACTS

/** `create2` stands for a deployer, which has no functions: it takes a salt and code. */
export type ActFunction = (typeof ACTS)[WriteKind][number]

export const WRITE_KINDS = Object.keys(ACTS) as [WriteKind, ...WriteKind[]]
