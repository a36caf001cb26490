import type { Hex } from 'viem'

/** An account: nonce, balance, index of its code (-1 for none), and its storage as alternating slots and values. */
export type SnapshotAccount = readonly [
  address: Hex,
  nonce: number,
  balance: Hex,
  code: number,
  storage: readonly Hex[],
]

/** The state of a chain at one empty block. Storage slots and values have no leading zeros. */
export type Snapshot = {
  /** The block's header in RLP. Its state root authenticates the rest of the snapshot. */
  header: Hex
  /** All contract code, deduplicated. */
  codes: readonly Hex[]
  accounts: readonly SnapshotAccount[]
}
