import type { SignClient } from '@walletconnect/sign-client'

/** Where a relay client keeps its keys and sessions. */
export type RelayStorage = NonNullable<NonNullable<Parameters<typeof SignClient.init>[0]>['storage']>

/** In memory: it is gone with the page. */
export function createMemoryStorage(): RelayStorage {
  const kept = new Map<string, string>()
  const parse = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text))
  return {
    getKeys: async () => [...kept.keys()],
    getEntries: async () => [...kept].map(([key, text]) => [key, parse(text)]),
    getItem: async (key) => parse(kept.get(key)),
    setItem: async (key, value) => void kept.set(key, JSON.stringify(value)),
    removeItem: async (key) => void kept.delete(key),
  }
}
