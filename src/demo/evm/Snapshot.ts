import type { Hex } from 'viem'

/** An account: nonce, balance, index of its code (-1 for none), and its storage as alternating slots and values. */
export type SnapshotAccount = readonly [
  address: Hex,
  nonce: number,
  balance: Hex,
  code: number,
  storage: readonly Hex[],
]

/** A log in a block of which nothing else is known any more. */
export type SnapshotLog = {
  address: Hex
  topics: readonly Hex[]
  data: Hex
  blockHash: Hex
  blockNumber: Hex
  blockTimestamp: Hex
  transactionHash: Hex
  logIndex: Hex
}

/** The state of a chain at one empty block. Storage slots and values have no leading zeros. */
export type Snapshot = {
  /** The block's header in RLP. Its state root authenticates the rest of the snapshot. */
  header: Hex
  /** All contract code, deduplicated. */
  codes: readonly Hex[]
  accounts: readonly SnapshotAccount[]
  /** All logs up to the block, oldest first. */
  logs: readonly SnapshotLog[]
}
