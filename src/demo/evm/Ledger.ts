import type { Block } from '@ethereumjs/block'
import type { TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex } from '@ethereumjs/util'
import type { Hex } from 'viem'
import { NodeError, REFUSED } from '../rpc/NodeError.ts'
import type { BlockId } from '../rpc/parameters.ts'
import type { SnapshotLog } from './Snapshot.ts'

export type MinedLog = { address: Hex; topics: readonly Hex[]; data: Hex }

/** The result of a transaction. */
export type MinedTransaction = {
  transaction: TypedTransaction
  hash: Hex
  from: Hex
  gasUsed: bigint
  effectiveGasPrice: bigint
  isSuccess: boolean
  contractAddress: Hex | null
  logs: readonly MinedLog[]
}

/** A block with at most one transaction in it. */
export type MinedBlock = { block: Block; hash: Hex; mined: MinedTransaction | undefined }

/** Every block since the chain's first, indexed by number, hash and transaction. */
export class Ledger {
  /** Logs from before the chain's first block, which its snapshot has brought along. */
  readonly earlier: readonly SnapshotLog[]
  #blocks: MinedBlock[] = []
  readonly #byHash = new Map<Hex, MinedBlock>()
  readonly #byTransaction = new Map<Hex, MinedBlock>()

  constructor(earlier: readonly SnapshotLog[] = []) {
    this.earlier = earlier
  }

  /** The number of the chain's first block: its snapshot's, or 0. */
  get first(): bigint {
    return this.#blocks[0]?.block.header.number ?? 0n
  }

  get length(): number {
    return this.#blocks.length
  }

  get head(): MinedBlock {
    const head = this.#blocks.at(-1)
    if (!head) throw new Error('The demo chain has no block yet.')
    return head
  }

  /** Appends a block. @returns it with its hash */
  add(block: Block, mined?: MinedTransaction): MinedBlock {
    const entry = { block, hash: bytesToHex(block.hash()), mined }
    this.#blocks.push(entry)
    this.#byHash.set(entry.hash, entry)
    if (mined) this.#byTransaction.set(mined.hash, entry)
    return entry
  }

  /** Replaces the first block, while it is the only one. */
  replaceFirst(block: Block): void {
    if (this.#blocks.length > 1) throw new NodeError(REFUSED, 'Only possible before the first block is mined.')
    this.#blocks = []
    this.#byHash.clear()
    this.add(block)
  }

  byNumber(number: bigint): MinedBlock | undefined {
    return number < this.first ? undefined : this.#blocks[Number(number - this.first)]
  }

  byHash(hash: Hex): MinedBlock | undefined {
    return this.#byHash.get(hash)
  }

  byTransaction(hash: Hex): MinedBlock | undefined {
    return this.#byTransaction.get(hash)
  }

  /** Resolves a block identifier; the pending block is the latest, since no transaction is ever pending. */
  find(id: BlockId): MinedBlock | undefined {
    if (typeof id === 'bigint') return this.byNumber(id)
    if (typeof id === 'object') return this.byHash(id.blockHash)
    return id === 'earliest' ? this.#blocks[0] : this.head
  }

  /** @throws NodeError when the chain has no such block */
  get(id: BlockId): MinedBlock {
    const found = this.find(id)
    if (!found) throw new NodeError(REFUSED, `Block ${typeof id === 'object' ? id.blockHash : id} not found.`)
    return found
  }

  /** The blocks of a range of numbers, both ends included. */
  range(from: bigint, to: bigint): readonly MinedBlock[] {
    if (to < this.first) return []
    const start = Number((from < this.first ? this.first : from) - this.first)
    return this.#blocks.slice(start, Number(to - this.first) + 1)
  }
}
