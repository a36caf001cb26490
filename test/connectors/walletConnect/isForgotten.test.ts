import { expect, test, vi } from 'vitest'
import { isForgotten, type RelayClient } from '../../../src/connectors/walletConnect/relayClient.ts'
import { DEADLINES } from '../../../src/lib/config.ts'

const TOPIC = 'ab'.repeat(32)
const others = [{ topic: 'cd'.repeat(32) }]

type Storage = { getItem(): Promise<unknown>; readShared?(): Promise<unknown> }

const look = (storage: Storage) =>
  isForgotten({ core: { storage }, session: { storageKey: 'sessions' } } as unknown as RelayClient, TOPIC)

const never = () => new Promise<never>(() => {})
const denied = () => Promise.reject(new DOMException('Denied.', 'SecurityError'))

test.each<[string, Storage, boolean]>([
  ['is there', { getItem: async () => [{ topic: TOPIC }] }, false],
  ['is not there', { getItem: async () => others }, true],
  ['is not there, nor is any other', { getItem: async () => undefined }, true],
  [
    'was made by another tab since this one began',
    { getItem: async () => others, readShared: async () => [...others, { topic: TOPIC }] },
    false,
  ],
  ['was ended by another tab', { getItem: async () => [{ topic: TOPIC }], readShared: async () => others }, true],
  ['can’t be looked up', { getItem: async () => undefined, readShared: denied }, false],
])('[S4.4] a session that %s: whether it is certainly gone', async (_, storage, expected) => {
  await expect(look(storage)).resolves.toBe(expected)
})

test('[S4.4] with a database that never answers a session doesn’t count as gone', async () => {
  vi.useFakeTimers()
  try {
    const looking = look({ getItem: async () => undefined, readShared: never })
    await vi.advanceTimersByTimeAsync(DEADLINES.storage)
    await expect(looking).resolves.toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
