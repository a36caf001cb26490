import type { SignClient } from '@walletconnect/sign-client'

/** Where a relay client keeps its keys and sessions. */
export type RelayStorage = NonNullable<NonNullable<Parameters<typeof SignClient.init>[0]>['storage']> & {
  /** Reads a value as other tabs stored it, past any cache. @throws where storage can't be read */
  readShared?(key: string): Promise<unknown>
}

/** Storage in memory, lost with the page. @param entries the initial ones */
export function createMemoryStorage(entries: readonly (readonly [string, unknown])[] = []): RelayStorage {
  const kept = new Map<string, string>(entries.map(([key, value]) => [key, JSON.stringify(value)]))
  const parse = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text))
  return {
    getKeys: async () => [...kept.keys()],
    getEntries: async () => [...kept].map(([key, text]) => [key, parse(text)]),
    getItem: async (key) => parse(kept.get(key)),
    setItem: async (key, value) => void kept.set(key, JSON.stringify(value)),
    removeItem: async (key) => void kept.delete(key),
  }
}
