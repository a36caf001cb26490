import type { RelayClientOptions } from '../../src/connectors/relayClient.ts'

/** What a relay client keeps, in memory: hand the same one to the next client for a page that was reloaded. */
export function memoryStorage(): NonNullable<RelayClientOptions['storage']> {
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
