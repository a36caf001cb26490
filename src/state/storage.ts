import * as z from 'zod/mini'
import { STORAGE_KEYS } from '../config.ts'

/**
 * The one door to what is kept in this browser. What comes out is parsed: a bad value is dropped, one written by a
 * newer version is left alone, and where the browser denies storage everything works from memory.
 */
export type Kept<T> = {
  read(): T
  /** @returns false when it is kept in memory only (storage denied, full, or held by a newer version) */
  write(value: T): boolean
  /** Brings the beginning back; what a newer version holds stays. */
  remove(): void
  /** Told when another tab, or this one, has written. @returns the mirror */
  subscribe(listener: () => void): () => void
}

/** What a zod schema does, or a hand-written one where a list is to be read entry by entry. */
export type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } }

/** A browser's storage, for all its tabs, or the tab's own, which ends with it. */
type Area = 'localStorage' | 'sessionStorage'

type Definition<T> = { key: string; version: number; schema: Schema<T>; initial: T; area?: Area }

/** Touching `localStorage` at all throws in a sandboxed frame and in some private modes. */
function browserStorage(area: Area = 'localStorage'): Storage | undefined {
  try {
    return globalThis[area]
  } catch {
    return undefined
  }
}

/** Whether anything stands under a key, before the code that can read it is loaded. */
export function isKept(key: string, area?: Area): boolean {
  try {
    return browserStorage(area)?.getItem(key) != null
  } catch {
    return false
  }
}

const forgetters = new Set<() => void>()

const Envelope = z.object({ v: z.number(), value: z.unknown() })

/** Defines one thing that is kept: its key, the shape it must have, and what holds when nothing is there. */
export function keep<T>({ key, version, schema, initial, area }: Definition<T>): Kept<T> {
  const listeners = new Set<() => void>()
  let memory: { value: T } | undefined
  let lastText: string | null = null
  let lastValue = initial

  const tell = () => {
    for (const listener of [...listeners]) listener()
  }

  /** `newer` when a later version of the page wrote it: a rollback must not destroy it. */
  function parse(text: string): T | 'newer' | undefined {
    try {
      const envelope = Envelope.parse(JSON.parse(text))
      if (envelope.v > version) return 'newer'
      const parsed = envelope.v === version ? schema.safeParse(envelope.value) : undefined
      return parsed?.success ? parsed.data : undefined
    } catch {
      return undefined
    }
  }

  const isNewer = (text: string | null | undefined) => text != null && parse(text) === 'newer'

  function read(): T {
    if (memory) return memory.value
    const storage = browserStorage(area)
    const text = storage?.getItem(key) ?? null
    if (text === lastText) return lastValue
    const parsed = text === null ? initial : parse(text)
    if (parsed === undefined) storage?.removeItem(key)
    lastText = text
    lastValue = parsed === undefined || parsed === 'newer' ? initial : parsed
    return lastValue
  }

  function write(value: T): boolean {
    const storage = browserStorage(area)
    try {
      if (!storage || isNewer(storage.getItem(key))) throw new Error('Not ours to write.')
      storage.setItem(key, JSON.stringify({ v: version, value }))
      memory = undefined
    } catch {
      memory = { value }
    }
    tell()
    return memory === undefined
  }

  const onStorage = (event: StorageEvent) => {
    // what a newer version of the page writes in another tab is none of ours
    if ((event.key === key && !isNewer(event.newValue)) || event.key === null) tell()
  }

  function remove(): void {
    memory = undefined
    const storage = browserStorage(area)
    if (!isNewer(storage?.getItem(key))) storage?.removeItem(key)
    tell()
  }
  forgetters.add(remove)

  return {
    read,
    write,
    remove,
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage)
      }
    },
  }
}

/** Forgets everything this page has kept in this browser, also what a newer version of it has written. */
export function eraseEverything(): void {
  for (const forget of forgetters) forget()
  const storage = browserStorage()
  for (const key of Object.values(STORAGE_KEYS)) storage?.removeItem(key)
  browserStorage('sessionStorage')?.removeItem(STORAGE_KEYS.session)
  try {
    // the relay client's own store: who has its keys can speak in the page's place
    globalThis.indexedDB?.deleteDatabase('WALLET_CONNECT_V2_INDEXED_DB')
  } catch {
    // denied, so there is nothing in it
  }
}
