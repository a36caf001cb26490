import { entries, get, promisifyRequest, type UseStore } from 'idb-keyval'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { DeadlineError } from '../../lib/errors.ts'
import { createMemoryStorage, type RelayStorage } from './createMemoryStorage.ts'
import { openRelayDatabase } from './openRelayDatabase.ts'

/** Another page of this origin may have written any kind of key. */
const isNamed = (entry: readonly [unknown, unknown]): entry is [string, unknown] => typeof entry[0] === 'string'

/** What a key is to hold; undefined once it is removed. */
type Entry = { text: string | undefined }
type Entries = ReadonlyMap<string, Entry>

/** Writes everything or nothing. A put may throw at once, or abort the transaction later. */
function writeAll(store: UseStore, all: Entries): Promise<void> {
  return store('readwrite', (objects) => {
    const { transaction } = objects
    try {
      for (const [key, { text }] of all)
        if (text === undefined) objects.delete(key)
        else objects.put(JSON.parse(text), key)
    } catch (thrown) {
      transaction.abort()
      throw thrown
    }
    return promisifyRequest<void>(transaction)
  })
}

/**
 * Writes to memory first, then to disk. What the disk didn't accept is retried together with the next write, so that
 * the disk is always consistent: a session without its keys would look alive after a reload.
 */
function createDiskStorage(store: UseStore, found: [string, unknown][], onUnkept: () => void): RelayStorage {
  const { getKeys, getEntries, getItem, setItem, removeItem } = createMemoryStorage(found)
  const unwritten = new Map<string, Entry>()
  /** A write has hung: the client doesn't wait for the next ones. */
  let isStuck = false

  async function write(all: Entries): Promise<void> {
    await writeAll(store, all)
    isStuck = false
    for (const [key, entry] of all) if (unwritten.get(key) === entry) unwritten.delete(key)
  }

  async function settle(all: Entries): Promise<void> {
    const written = withDeadline(write(all), DEADLINES.storage, 'this browser').catch((thrown: unknown) => {
      isStuck ||= thrown instanceof DeadlineError
      onUnkept()
    })
    if (!isStuck) await written
  }

  return {
    getKeys,
    getEntries,
    getItem,
    readShared: (key) => get(key, store),
    async setItem(key, value) {
      await setItem(key, value)
      unwritten.set(key, { text: JSON.stringify(value) })
      await settle(new Map(unwritten))
    },
    async removeItem(key) {
      await removeItem(key)
      const entry = { text: undefined }
      unwritten.set(key, entry)
      // alone: it works on a full disk too
      await settle(new Map([[key, entry]]))
    },
  }
}

/**
 * In this browser's IndexedDB; in memory where that is denied or full, so that a session lasts at least as long as the
 * page. It never rejects: the client would take a request that is out already for one that wasn't sent. The client's
 * own store hangs on a database that doesn't open.
 * @param onUnkept called each time that something isn't stored
 */
export async function openRelayStorage(onUnkept = () => {}): Promise<RelayStorage> {
  try {
    const store = openRelayDatabase()
    const found = await withDeadline(entries(store), DEADLINES.storage, 'this browser')
    return createDiskStorage(store, found.filter(isNamed), onUnkept)
  } catch {
    onUnkept()
    const readShared = () => Promise.reject(new Error('This browser denies its database.'))
    return Object.assign(createMemoryStorage(), { readShared })
  }
}
