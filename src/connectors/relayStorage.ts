import { createStore, del, entries, get, keys, set } from 'idb-keyval'
import { DEADLINES } from '../config.ts'
import { withDeadline } from '../deadline.ts'
import { createMemoryStorage, type RelayStorage } from './memoryStorage.ts'

/**
 * In this browser's IndexedDB; in memory where that is denied, so that a session lasts at least as long as the page.
 * The client's own store waits without end for a database that doesn't open.
 */
export async function openRelayStorage(): Promise<RelayStorage> {
  try {
    const store = createStore('WALLET_CONNECT_V2_INDEXED_DB', 'keyvaluestorage')
    await withDeadline(keys(store), DEADLINES.storage, 'this browser')
    return {
      getKeys: () => keys(store),
      getEntries: () => entries(store),
      getItem: (key) => get(key, store),
      setItem: (key, value) => set(key, value, store),
      removeItem: (key) => del(key, store),
    }
  } catch {
    return createMemoryStorage()
  }
}
