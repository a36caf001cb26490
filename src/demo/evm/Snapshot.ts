import type { Hex } from 'viem'

/** One account: nonce, balance, the index of its code (-1 for none), and its storage as slots and values in turn. */
export type SnapshotAccount = readonly [
  address: Hex,
  nonce: number,
  balance: Hex,
  code: number,
  storage: readonly Hex[],
]

/** The state of a chain at one empty block. Numbers of storage are written without leading zeros. */
export type Snapshot = {
  /** The block's header in RLP. Its state root vouches for everything else here. */
  header: Hex
  /** Every code once. */
  codes: readonly Hex[]
  accounts: readonly SnapshotAccount[]
}
