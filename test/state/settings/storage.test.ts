import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { STORAGE_KEYS } from '../../../src/lib/config.ts'
import { eraseEverything, persisted, storageFault } from '../../../src/state/settings/storage.ts'

const KEY = 'test'
const initial: readonly string[] = []
const define = (key = KEY) => persisted({ key, version: 1, schema: z.array(z.string()), initial: [...initial] })
const stored = () => localStorage.getItem(KEY)
const put = (value: unknown, v: unknown = 1) => localStorage.setItem(KEY, JSON.stringify({ v, value }))

const failing = (fault: Partial<Storage>): Storage =>
  new Proxy(localStorage, {
    get: (target, key) => Reflect.get(fault, key) ?? Reflect.get(target, key)?.bind(target),
  })

afterEach(() => vi.unstubAllGlobals())

describe('persisted', () => {
  test('[S3.4] a written value is read back, also on the next visit', () => {
    expect(define().read()).toEqual([])
    expect(define().write(['a'])).toBe(true)
    expect(define().read()).toEqual(['a'])
    expect(stored()).toBe('{"v":1,"value":["a"]}')
  })

  test('[S3.4] the value is the same object until it changes', () => {
    put(['a'])
    const kept = define()
    expect(kept.read()).toBe(kept.read())
    const before = kept.read()
    put(['b'])
    expect(kept.read()).not.toBe(before)
    expect(kept.read()).toBe(kept.read())
  })

  test.each([
    '',
    'not json',
    'null',
    '[]',
    '7',
    '{"v":1}',
    '{"v":1,"value":null}',
    '{"v":1,"value":[7]}',
    '{"v":"1","value":["a"]}',
    '{"value":["a"]}',
    '{"v":0,"value":["a"]}',
  ])('[S3.4] %s is dropped, and nothing breaks', (text) => {
    localStorage.setItem(KEY, text)
    const kept = define()
    expect(kept.read()).toEqual([])
    expect(stored()).toBeNull()
    expect(kept.read()).toBe(kept.read())
    expect(kept.write(['a'])).toBe(true)
    expect(kept.read()).toEqual(['a'])
  })

  describe('an earlier version’s value', () => {
    /** The third version of a value: first a text, then a text with its length, now a list. */
    const third = () =>
      persisted({
        key: KEY,
        version: 3,
        schema: z.array(z.object({ text: z.string(), length: z.number() })),
        initial: [],
        upgrades: {
          1: (text) => ({ text, length: z.string().parse(text).length }),
          2: (entry) => [entry],
        },
      })

    test('[S3.4] is migrated step by step, and stored in the new shape from the next write on', () => {
      put('abc')
      expect(third().read()).toEqual([{ text: 'abc', length: 3 }])
      expect(stored()).toBe('{"v":1,"value":"abc"}')
      put({ text: 'ab', length: 2 }, 2)
      const kept = third()
      expect(kept.read()).toEqual([{ text: 'ab', length: 2 }])
      expect(kept.read()).toBe(kept.read())
      expect(kept.write([...kept.read(), { text: 'c', length: 1 }])).toBe(true)
      expect(stored()).toBe('{"v":3,"value":[{"text":"ab","length":2},{"text":"c","length":1}]}')
    })

    test.each([
      ['has no migration for', 'abc', 0],
      ['has no migration for', 'abc', 2.5],
      ['has no migration for', 'abc', -1e300],
      ['fails to migrate', 7, 1],
      ['migrates to an invalid value', 'abc', 2],
    ])('[S3.4] is dropped where the page %s: %j of version %d', (_, value, version) => {
      put(value, version)
      expect(third().read()).toEqual([])
      expect(stored()).toBeNull()
    })
  })

  test('[S3.4] a page older than another tab’s value continues with its own, and erases nothing', () => {
    const kept = define()
    kept.write(['a'])
    expect(kept.read()).toEqual(['a'])
    put({ new: 'shape' }, 2)
    const newer = stored()
    const told = vi.fn()
    kept.subscribe(told)
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: newer }))
    expect(told).not.toHaveBeenCalled()
    expect(kept.read()).toEqual(['a'])
    expect(kept.write(['a', 'b'])).toBe(false)
    expect(kept.read()).toEqual(['a', 'b'])
    expect(told).toHaveBeenLastCalledWith(['a', 'b'], ['a'])
    kept.remove()
    expect(kept.read()).toEqual([])
    expect(stored()).toBe(newer)
  })

  test('[S3.4] a newer version’s value is neither read nor touched', () => {
    put({ new: 'shape' }, 2)
    const before = stored()
    const kept = define()
    expect(kept.read()).toEqual([])
    expect(kept.write(['a'])).toBe(false)
    expect(kept.read()).toEqual(['a'])
    kept.remove()
    expect(kept.read()).toEqual([])
    expect(stored()).toBe(before)
  })

  test('[S3.4] removing restores the initial value', () => {
    const kept = define()
    kept.write(['a'])
    kept.remove()
    expect(kept.read()).toEqual([])
    expect(stored()).toBeNull()
  })
})

describe('without storage', () => {
  test('[S3.4] storage denied: everything works from memory', () => {
    vi.stubGlobal('localStorage', undefined)
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const kept = define()
    expect(kept.read()).toEqual([])
    expect(kept.write(['a'])).toBe(false)
    expect(kept.read()).toEqual(['a'])
    kept.remove()
    expect(kept.read()).toEqual([])
    expect(eraseEverything).not.toThrow()
  })

  test('[S3.4] storage full: the newest is kept in memory, and stored once there is room', () => {
    const kept = define()
    kept.write(['a'])
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', failing({ setItem: full }))
    expect(kept.write(['b'])).toBe(false)
    expect(kept.read()).toEqual(['b'])
    vi.unstubAllGlobals()
    expect(kept.read()).toEqual(['b']) // not what was stored before it
    expect(kept.write(['c'])).toBe(true)
    expect(define().read()).toEqual(['c'])
  })

  test('[S3.4] storage that starts to throw on every access: the last read value stays, and nothing throws', () => {
    const kept = define()
    kept.write(['a'])
    const before = kept.read()
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', failing({ getItem: denied, setItem: denied, removeItem: denied }))
    expect(kept.read()).toBe(before)
    expect(kept.write(['b'])).toBe(false)
    expect(kept.read()).toEqual(['b'])
    kept.remove()
    expect(kept.read()).toEqual([])
    expect(eraseEverything).not.toThrow()
  })

  test('[S3.4] a value that cannot be removed does not reappear in this visit', () => {
    const kept = define()
    kept.write(['a'])
    localStorage.setItem('corrupt', 'not json')
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', failing({ removeItem: denied }))
    kept.remove()
    expect(kept.read()).toEqual([])
    expect(define('corrupt').read()).toEqual([])
    expect(eraseEverything).not.toThrow()
    vi.unstubAllGlobals()
    expect(stored()).not.toBeNull()
    expect(kept.read()).toEqual([])
  })

  test('[S3.4] failed storage is noticed, except for a newer version’s value or for values that can be recovered', () => {
    storageFault.setState(false, true)
    put({ new: 'shape' }, 2)
    expect(define().write(['a'])).toBe(false)
    expect(storageFault.getState()).toBe(false)
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', failing({ setItem: full }))
    const spare = persisted({ key: 'spare', version: 1, schema: z.string(), initial: '', isSpare: true })
    expect(spare.write('a')).toBe(false)
    expect(spare.read()).toBe('a')
    expect(storageFault.getState()).toBe(false)
    expect(define('other').write(['a'])).toBe(false)
    expect(storageFault.getState()).toBe(true)
  })
})

describe('subscribe', () => {
  test('[S3.4] notifies of writes here and in other tabs, until unsubscribed', () => {
    const kept = define()
    const listener = vi.fn()
    const stop = kept.subscribe(listener)
    kept.write(['a'])
    kept.remove()
    expect(listener).toHaveBeenCalledTimes(2)
    put(['b'])
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(listener).toHaveBeenCalledTimes(3)
    expect(kept.read()).toEqual(['b'])
    dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    expect(listener).toHaveBeenCalledTimes(3)
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '{"v":2,"value":{}}' }))
    expect(listener).toHaveBeenCalledTimes(3)
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(listener).toHaveBeenCalledTimes(4)
    stop()
    kept.write(['c'])
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(listener).toHaveBeenCalledTimes(4)
  })
})

test('[S3.4] erasing clears storage and memory, and notifies', () => {
  const kept = define(STORAGE_KEYS.recipients)
  const newer = JSON.stringify({ v: 2, value: { new: 'shape' } })
  for (const key of Object.values(STORAGE_KEYS)) localStorage.setItem(key, newer)
  persisted({ key: STORAGE_KEYS.session, version: 1, schema: z.string(), initial: '', area: 'sessionStorage' })
  sessionStorage.setItem(STORAGE_KEYS.session, newer)
  kept.write(['only in memory'])
  const listener = vi.fn()
  kept.subscribe(listener)
  eraseEverything()
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
  expect(kept.read()).toEqual([])
  expect(listener).toHaveBeenCalledOnce()
})
