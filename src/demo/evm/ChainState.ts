import type { Common } from '@ethereumjs/common'
import { MerklePatriciaTrie } from '@ethereumjs/mpt'
import { Caches, MerkleStateManager } from '@ethereumjs/statemanager'
import { type Address, bytesToHex, MapDB, ValueEncoding } from '@ethereumjs/util'
import type { Hex } from 'viem'

/** Called for each account and storage slot that is written, also when the write is reverted later. */
export type WriteObserver = (address: Hex, slot: Hex | undefined) => void

/** All trie nodes by hash. None is ever removed, so that the state at old blocks stays readable. */
export type TrieStore = MapDB<string, Uint8Array>

export const createTrieStore = (): TrieStore => new MapDB<string, Uint8Array>()

type Options = { common: Common; store: TrieStore; observe?: WriteObserver | undefined }

/** The chain's state at one root, as Ethereum's Merkle Patricia trie. Two instances over one store see the same history. */
export class ChainState extends MerkleStateManager {
  readonly #observe: WriteObserver | undefined

  constructor({ common, store, observe }: Options) {
    const trie = new MerklePatriciaTrie({
      db: store,
      common,
      useKeyHashing: true,
      valueEncoding: ValueEncoding.Bytes,
    })
    super({ common, trie, caches: new Caches() })
    this.#observe = observe
  }

  override putAccount(...[address, account]: Parameters<MerkleStateManager['putAccount']>): Promise<void> {
    this.#observe?.(address.toString(), undefined)
    return super.putAccount(address, account)
  }

  override putStorage(address: Address, key: Uint8Array, value: Uint8Array): Promise<void> {
    this.#observe?.(address.toString(), bytesToHex(key))
    return super.putStorage(address, key, value)
  }
}
