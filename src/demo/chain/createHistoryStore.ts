import type { Hex } from 'viem'
import { withDeadline } from '../../lib/deadline.ts'
import type { KeptBlock } from '../rpc/createDemoNode.ts'
import { CHAIN_KEY, HISTORY_VERSION, type History, parseHistory } from './parseHistory.ts'

/** A key-value store: IndexedDB in the page. Any operation may fail at any time. */
export type KeyValues = {
  entries(): Promise<readonly (readonly [unknown, unknown])[]>
  set(key: string | number, value: unknown): Promise<void>
  clear(): Promise<void>
}

/** Persists the blocks that the chain is rebuilt from after its last tab was closed. No method throws. */
export type HistoryStore = {
  /** @returns the stored history; undefined when it was unusable and has been erased */
  load(genesis: { hash: Hex; number: number }): Promise<History | undefined>
  append(block: KeptBlock): Promise<void>
  keepOffset(offset: number): Promise<void>
  /** Also works after a failed write: full storage can still be cleared, and may then accept the new history. */
  clear(): Promise<void>
  /** Storage was denied: the chain is in memory only from then on, or until `clear`. */
  isDenied(): boolean
}

/** Milliseconds after which a storage operation without an answer counts as failed. */
const STORAGE_DEADLINE_MS = 3_000

/** @param onDenied called at the first failure, and at the first one after each `clear` */
export function createHistoryStore(storage: KeyValues, onDenied: () => void): HistoryStore {
  let isDenied = false
  let genesisHash: Hex | undefined

  /** After the first failure nothing more is written, so that the blocks on disk stay a gapless prefix. */
  async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (isDenied) return undefined
    try {
      return await withDeadline(act(), STORAGE_DEADLINE_MS, 'the storage of this browser')
    } catch {
      isDenied = true
      onDenied()
      return undefined
    }
  }
  const keepOffset = (offset: number) =>
    attempt(() => storage.set(CHAIN_KEY, { version: HISTORY_VERSION, genesisHash, offset }))

  return {
    async load(genesis) {
      genesisHash = genesis.hash
      const entries = (await attempt(() => storage.entries())) ?? []
      const history = parseHistory(entries, genesis)
      if (!history) await attempt(() => storage.clear())
      if (!history || entries.length === 0) await keepOffset(0)
      return history
    },
    append: async (block) => void (await attempt(() => storage.set(block.number, block))),
    keepOffset: async (offset) => void (await keepOffset(offset)),
    async clear() {
      isDenied = false
      await attempt(() => storage.clear())
      await keepOffset(0)
    },
    isDenied: () => isDenied,
  }
}
