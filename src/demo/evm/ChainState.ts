import type { Common } from '@ethereumjs/common'
import { MerklePatriciaTrie } from '@ethereumjs/mpt'
import { Caches, MerkleStateManager } from '@ethereumjs/statemanager'
import { type Address, bytesToHex, MapDB, ValueEncoding } from '@ethereumjs/util'
import type { Hex } from 'viem'

/** Told of each account and each storage slot that is ever written, also by what reverts afterwards. */
export type WriteObserver = (address: Hex, slot: Hex | undefined) => void

/** Every node of every trie, by its hash. Nothing is ever removed, so that old blocks can be read. */
export type TrieStore = MapDB<string, Uint8Array>

export const createTrieStore = (): TrieStore => new MapDB<string, Uint8Array>()

type Options = { common: Common; store: TrieStore; observe?: WriteObserver | undefined }

/** The state of the chain at one root, in a Merkle Patricia trie as Ethereum keeps it. Two over one store see the same past. */
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
