import { createStore } from 'zustand/vanilla'
import { RELAY_DATABASE, SEARCHES_DATABASE, STORAGE_KEYS } from '../../lib/config.ts'
import { check, object, type Schema, unknown } from '../../lib/parse/schemas.ts'

/**
 * The only access to what is stored in this browser. Values are parsed: an invalid one is dropped, an earlier version's
 * is migrated step by step, a newer one's left alone, and where the browser denies storage everything works from
 * memory.
 */
export type Persisted<T> = {
  read(): T
  /** @returns false when it is kept in memory only (storage denied, full, or held by a newer version) */
  write(value: T): boolean
  /** Resets to the initial value; what a newer version stored stays. */
  remove(): void
  /** Called when any tab has written, with the new value and the one before. @returns the unsubscribe function */
  subscribe(listener: (value: T, before: T) => void): () => void
}

/** A browser's storage, for all its tabs, or the tab's own, which ends with it. */
type Area = 'localStorage' | 'sessionStorage'

type Definition<T> = {
  key: string
  /** Raised for a shape that the previous version can't read, so that an older tab leaves it alone. */
  version: number
  /** From each earlier version to the next; what throws, or has no step, is dropped. */
  upgrades?: Record<number, (value: unknown) => unknown>
  schema: Schema<T>
  initial: T
  area?: Area
  /** It can be read again, so a failed write isn't reported. */
  isSpare?: boolean
}

/** Whether something of the person's couldn't be stored: storage is denied or full. True until the page is closed. */
export const storageFault = createStore(() => false)

/**
 * Any access to storage may throw: in a sandboxed frame, in some private modes, when it is full.
 * @returns undefined then
 */
function attempt<T>(act: (storage: Storage) => T, area: Area = 'localStorage'): T | undefined {
  try {
    return act(globalThis[area])
  } catch {
    return undefined
  }
}

/** @returns null where nothing is stored; undefined where storage can't be read */
export const readText = (key: string, area?: Area): string | null | undefined =>
  attempt((storage) => storage.getItem(key), area)

/** @returns whether it is gone */
export const removeText = (key: string, area?: Area): boolean =>
  attempt((storage) => storage.removeItem(key) ?? true, area) === true

type Put = { area?: Area | undefined; isSpare?: boolean | undefined }

/** Stores a text, or sets `storageFault`. @returns whether it is stored */
export function persistText(key: string, write: () => string, { area, isSpare }: Put = {}): boolean {
  const isStored = attempt((storage) => storage.setItem(key, write()) ?? true, area) === true
  if (!isStored && !isSpare) storageFault.setState(true, true)
  return isStored
}

/** Whether anything is stored under a key, before the code that can read it is loaded. */
export const isPersisted = (key: string, area?: Area): boolean => readText(key, area) != null

const forgetters = new Set<() => void>()

/** Registers what to clear in memory when everything is erased. */
export const forgetWhenErased = (forget: () => void): void => void forgetters.add(forget)

/** This page's databases: of finds on the chain, and the relay client's, whose keys would let others act as us. */
const DATABASES = [SEARCHES_DATABASE, RELAY_DATABASE]

const Envelope = object<{ v: number; value: unknown }>({
  v: check((value): value is number => Number.isFinite(value)),
  value: unknown,
})

/** Defines one stored value: its key, the shape it must have, and its initial value. */
export function persisted<T>({ key, version, upgrades, schema, initial, area, isSpare }: Definition<T>): Persisted<T> {
  const listeners = new Set<(value: T, before: T) => void>()
  let memory: { value: T } | undefined
  let lastText: string | null = null
  let lastValue = initial
  let told = initial

  const tell = () => {
    const before = told
    told = read()
    for (const listener of [...listeners]) listener(told, before)
  }

  /** `newer` when a later version of the page wrote it: a rollback must not destroy it. */
  function parse(text: string): T | 'newer' | undefined {
    try {
      const kept = Envelope.safeParse(JSON.parse(text))
      if (!kept.success) return undefined
      let { v, value } = kept.data
      if (v > version) return 'newer'
      while (v < version) {
        const upgrade = upgrades?.[v++]
        if (!upgrade) return undefined
        value = upgrade(value)
      }
      const parsed = schema.safeParse(value)
      return parsed.success ? parsed.data : undefined
    } catch {
      return undefined
    }
  }

  const look = () => readText(key, area)
  const isNewer = (text: string | null | undefined) => text != null && parse(text) === 'newer'

  function read(): T {
    if (memory) return memory.value
    const text = look()
    // while storage can't be read, the last value stands
    if (text === undefined || text === lastText) return lastValue
    const parsed = text === null ? initial : parse(text)
    if (parsed === undefined) removeText(key, area)
    lastText = text
    // where a newer version has written, this one keeps its last value
    if (parsed !== 'newer') lastValue = parsed === undefined ? initial : parsed
    return lastValue
  }

  function write(value: T): boolean {
    const isStored =
      !isNewer(look()) && persistText(key, () => JSON.stringify({ v: version, value }), { area, isSpare })
    memory = isStored ? undefined : { value }
    tell()
    return isStored
  }

  const onStorage = (event: StorageEvent) => {
    // a newer version's write in another tab is ignored
    if ((event.key === key && !isNewer(event.newValue)) || event.key === null) tell()
  }

  function remove(): void {
    memory = !isNewer(look()) && removeText(key, area) ? undefined : { value: initial }
    tell()
  }
  forgetters.add(remove)

  return {
    read,
    write,
    remove,
    subscribe(listener) {
      if (listeners.size === 0) {
        told = read()
        globalThis.addEventListener?.('storage', onStorage)
      }
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
  for (const key of Object.values(STORAGE_KEYS)) removeText(key)
  removeText(STORAGE_KEYS.session, 'sessionStorage')
  try {
    for (const name of DATABASES) globalThis.indexedDB?.deleteDatabase(name)
  } catch {
    // denied, so there is nothing in it
  }
}
