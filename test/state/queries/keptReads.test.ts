import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createMemoryStorage } from '../transactions/createMemoryStorage.ts'

const DAY = 86_400_000
const schema = z.object({ balance: z.bigint() })
const read = (balance: bigint, block = 7n) => ({ value: { balance }, block })
const key = ['safe', 1, '0x12']

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser's storage with limited room, and a count of its writes. */
function limited(room: number) {
  const storage = createMemoryStorage()
  for (const [name, text] of Object.entries(localStorage)) storage.setItem(name, text)
  const state = { room, writes: 0 }
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem(name: string, text: string) {
      state.writes++
      if (text.length > state.room) throw new DOMException('Full.', 'QuotaExceededError')
      storage.setItem(name, text)
    },
  })
  return state
}

const load = async () => ({
  ...(await import('../../../src/state/queries/keptReads.ts')),
  ...(await import('../../../src/state/settings/storage.ts')),
})
const kept = (): { key: string; at: number; block: string; text: string }[] =>
  JSON.parse(localStorage.getItem('cache') ?? '{}').value ?? []
const put = (value: unknown, version = 1) => localStorage.setItem('cache', JSON.stringify({ v: version, value }))

/** A visit that reads something, and ends. */
async function visit(...reads: [readonly unknown[], bigint][]) {
  const { cacheRead: keepRead } = await load()
  for (const [name, balance] of reads) keepRead(name, read(balance))
  window.dispatchEvent(new Event('pagehide'))
  vi.resetModules()
}

describe('cached for a day', () => {
  test('[S9.6] the next visit recalls what one has read, with its block', async () => {
    await visit([key, 10n ** 20n])
    const { cachedRead: recallRead } = await load()
    expect(recallRead(key, schema)).toEqual({ value: { balance: 10n ** 20n }, block: 7n })
    expect(recallRead(['safe', 10, '0x12'], schema)).toBeUndefined()
  })

  test('[S9.6] in local storage, under the key cache', async () => {
    await visit([key, 1n])
    expect(kept()).toEqual([
      { key: '["safe",1,"0x12"]', at: Date.now(), block: '7', text: '{"balance":{"$bigint":"1"}}' },
    ])
  })

  test('[S9.6] after 24 hours it is forgotten, and no sooner', async () => {
    await visit([key, 1n])
    vi.setSystemTime(Date.now() + DAY - 1)
    expect((await load()).cachedRead(key, schema)).toBeDefined()
    vi.setSystemTime(Date.now() + 1)
    expect((await load()).cachedRead(key, schema)).toBeUndefined()
    await visit([['other'], 2n])
    expect(kept().map((one) => one.key)).toEqual(['["other"]'])
  })

  test('[S9.6] a read from the future is dropped: the clock was set back', async () => {
    await visit([key, 1n])
    vi.setSystemTime(Date.now() - 60_000)
    expect((await load()).cachedRead(key, schema)).toBeUndefined()
  })

  test('[S9.6] simultaneous reads are written together, and a later one replaces an earlier', async () => {
    const { cacheRead: keepRead, cachedRead: recallRead } = await load()
    const state = limited(1_000_000)
    for (let balance = 0n; balance < 50n; balance++) keepRead(key, read(balance))
    keepRead(['other'], read(1n))
    expect(state.writes).toBe(0)
    vi.advanceTimersByTime(500)
    expect(state.writes).toBe(1)
    expect(recallRead(key, schema)?.value.balance).toBe(49n)
    expect(kept()).toHaveLength(2)
  })

  test('[S9.6] another tab’s reads stay', async () => {
    await visit([key, 1n])
    const { cacheRead: keepRead } = await load()
    keepRead(['other'], read(2n))
    put([...kept(), { key: '["third"]', at: Date.now(), block: '1', text: '{}' }])
    vi.advanceTimersByTime(500)
    expect(
      kept()
        .map((one) => one.key)
        .sort(),
    ).toEqual(['["other"]', '["safe",1,"0x12"]', '["third"]'])
  })
})

describe('invalid entries', () => {
  const good = () => ({ key: '["safe",1,"0x12"]', at: Date.now(), block: '7', text: '{"balance":{"$bigint":"1"}}' })

  test.each<[string, object]>([
    ['no time', { at: 'now' }],
    ['no block', { block: 'latest' }],
    ['invalid JSON', { text: '{' }],
    ['another shape', { text: '{"balance":1}' }],
    ['an invalid bigint', { text: '{"balance":{"$bigint":"x"}}' }],
    ['a list', { text: '[]' }],
  ])('[S9.6] an entry with %s recalls nothing, and affects no other', async (_, bad) => {
    put([{ ...good(), ...bad }, null, { ...good(), key: '["other"]' }])
    const { cachedRead: recallRead } = await load()
    expect(recallRead(key, schema)).toBeUndefined()
    expect(recallRead(['other'], schema)).toBeDefined()
  })

  test.each(['not json', 'null', '[]', '{"v":1,"value":{}}', '{"v":0,"value":[]}'])(
    '[S9.6] %s is dropped, and reading continues',
    async (text) => {
      localStorage.setItem('cache', text)
      const { cacheRead: keepRead, cachedRead: recallRead } = await load()
      expect(recallRead(key, schema)).toBeUndefined()
      keepRead(key, read(3n))
      vi.advanceTimersByTime(500)
      expect(recallRead(key, schema)?.value.balance).toBe(3n)
    },
  )

  test('[S9.6] one that a newer version has written is left untouched', async () => {
    put([good()], 2)
    const before = localStorage.getItem('cache')
    const { cacheRead: keepRead, cachedRead: recallRead } = await load()
    expect(recallRead(key, schema)).toBeUndefined()
    keepRead(key, read(3n))
    vi.advanceTimersByTime(500)
    expect(localStorage.getItem('cache')).toBe(before)
  })

  test('[S9.6] what can’t be serialised isn’t kept, without an error', async () => {
    const { cacheRead: keepRead } = await load()
    const circle: { self?: unknown } = {}
    circle.self = circle
    keepRead(key, { value: circle, block: 1n })
    vi.advanceTimersByTime(500)
    expect(kept()).toEqual([])
  })
})

describe('room', () => {
  test('[S9.6] the newest are kept, and never more than half a million characters', async () => {
    const { cacheRead: keepRead } = await load()
    for (let index = 0; index < 30; index++) {
      keepRead([index], { value: 'x'.repeat(40_000), block: 1n })
      vi.advanceTimersByTime(600)
    }
    expect(localStorage.getItem('cache')?.length).toBeLessThan(520_000)
    expect(kept().map((one) => one.key)).toEqual([
      '[29]',
      '[28]',
      '[27]',
      '[26]',
      '[25]',
      '[24]',
      '[23]',
      '[22]',
      '[21]',
      '[20]',
      '[19]',
      '[18]',
    ])
  })

  test('[S9.6] a browser without room keeps fewer, and finally none', async () => {
    const { cacheRead: keepRead, cachedRead: recallRead } = await load()
    const state = limited(100_000)
    for (let index = 0; index < 10; index++) {
      keepRead([index], { value: 'x'.repeat(20_000), block: 1n })
      vi.advanceTimersByTime(600)
    }
    expect(kept().map((one) => one.key)).toEqual(['[9]', '[8]', '[7]', '[6]'])
    state.room = 0
    keepRead(['last'], read(1n))
    expect(() => vi.advanceTimersByTime(600)).not.toThrow()
    expect(recallRead(['nothing'], schema)).toBeUndefined()
  })

  test('[S9.6] a browser that fills up loses none of an earlier visit’s reads, without a notice', async () => {
    await visit([key, 1n], [['large'], 2n])
    const { cacheRead: keepRead, cachedRead: recallRead, storageFault } = await load()
    limited(0)
    keepRead(['new'], { value: 'x'.repeat(20_000), block: 1n })
    vi.advanceTimersByTime(600)
    expect(recallRead(key, schema)?.value.balance).toBe(1n)
    expect(recallRead(['large'], schema)?.value.balance).toBe(2n)
    expect(recallRead(['new'], z.string())?.value).toHaveLength(20_000)
    expect(storageFault.getState()).toBe(false)
  })

  test('[S9.6] storage denied: nothing breaks', async () => {
    vi.stubGlobal('localStorage', undefined)
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Denied.', 'SecurityError')
      },
    })
    const { cacheRead: keepRead, cachedRead: recallRead } = await load()
    keepRead(key, read(1n))
    vi.advanceTimersByTime(600)
    expect(recallRead(key, schema)?.value.balance).toBe(1n)
  })
})

test('[S9.6] erasing everything erases it, and pending writes too', async () => {
  await visit([key, 1n])
  const { eraseEverything, cacheRead: keepRead, cachedRead: recallRead } = await load()
  expect(recallRead(key, schema)).toBeDefined()
  keepRead(['other'], read(2n))
  eraseEverything()
  vi.advanceTimersByTime(600)
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('cache')).toBeNull()
  expect(recallRead(key, schema)).toBeUndefined()
})
