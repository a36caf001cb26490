import type { Hex } from 'viem'
import { withDeadline } from '../../lib/deadline.ts'
import type { KeptBlock } from '../rpc/createDemoNode.ts'
import { CHAIN_KEY, HISTORY_VERSION, type History, parseHistory } from './parseHistory.ts'

/** Where things are kept by key: IndexedDB in the page. Any of it may be denied at any time. */
export type KeyValues = {
  entries(): Promise<readonly (readonly [unknown, unknown])[]>
  set(key: string | number, value: unknown): Promise<void>
  clear(): Promise<void>
}

/** What the chain is rebuilt from after its last tab was closed. Nothing here throws. */
export type HistoryStore = {
  /** @returns what was kept; undefined when it can't be used, and is gone now */
  load(genesis: { hash: Hex; number: number }): Promise<History | undefined>
  append(block: KeptBlock): Promise<void>
  keepOffset(offset: number): Promise<void>
  /** Also after a refusal: a full browser still lets go of what it has, and may keep the new beginning. */
  clear(): Promise<void>
  /** The browser denied it: the chain lives in memory alone from then on, or until it is cleared. */
  isDenied(): boolean
}

/** A browser that doesn't even say no. */
const STORAGE_DEADLINE_MS = 3_000

/** @param onDenied called when the browser first refuses, and when it does again after `clear` */
export function createHistoryStore(storage: KeyValues, onDenied: () => void): HistoryStore {
  let isDenied = false
  let genesisHash: Hex | undefined

  /** What is on disk stays a whole beginning: after the first refusal nothing more is written. */
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
