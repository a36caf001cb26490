import { hashKey, type QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { DAY_SECONDS } from '../../lib/duration.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { Schema } from '../../lib/parse/schemas.ts'
import { persisted } from '../settings/storage.ts'
import { decode, encode } from './encode.ts'

/** A read is kept for a day (S9.6), in milliseconds. */
export const CACHED_FOR = DAY_SECONDS * 1_000

/** Of all reads together, in characters: a browser has room for some five million, and transactions need it more. */
const MOST_CHARACTERS = 500_000
/** Milliseconds to wait, so that reads made together are written together. */
const WRITE_AFTER = 500

const KeptRead = z.object({
  key: z.string(),
  at: z.number(),
  block: z.string().check(z.regex(/^\d+$/)),
  text: z.string(),
})

type KeptRead = z.infer<typeof KeptRead>

/** Neither older than a day nor from the future, as after a clock was set back. */
const isFresh = ({ at }: KeptRead): boolean => at <= Date.now() && Date.now() - at < CACHED_FOR

const cache = persisted<KeptRead[]>({
  key: STORAGE_KEYS.cache,
  version: 1,
  schema: {
    safeParse: (value) =>
      Array.isArray(value)
        ? { success: true, data: value.filter((entry): entry is KeptRead => KeptRead.safeParse(entry).success) }
        : { success: false },
  },
  initial: [],
  isSpare: true,
})

const unwritten = new Map<string, KeptRead>()
let stopWaiting: (() => void) | undefined

/** The newest of them, as many as there is room for. */
function fitting(reads: readonly KeptRead[], room: number): KeptRead[] {
  let taken = 0
  const newest = [...reads].sort((one, other) => other.at - one.at)
  return newest.filter(({ text }) => {
    taken += text.length
    return taken <= room
  })
}

/** Writes what was read since the last time. Full storage keeps less; where it takes nothing, all stays in memory. */
function write(): void {
  stopWaiting?.()
  stopWaiting = undefined
  if (unwritten.size === 0) return
  const others = cache.read().filter(({ key }) => !unwritten.has(key))
  const reads = [...unwritten.values(), ...others].filter(isFresh)
  unwritten.clear()
  for (let room = MOST_CHARACTERS; room > 1_000; room /= 2) if (cache.write(fitting(reads, room))) return
  cache.write(fitting(reads, MOST_CHARACTERS))
}

/** Schedules the write, at the latest on `pagehide`; what any tab erases meanwhile isn't written. */
function waitToWrite(): () => void {
  const timer = setTimeout(write, WRITE_AFTER)
  globalThis.addEventListener?.('pagehide', write)
  const stop = cache.subscribe((reads) => reads.length === 0 && unwritten.clear())
  return () => {
    clearTimeout(timer)
    globalThis.removeEventListener?.('pagehide', write)
    stop()
  }
}

/** Keeps what was read for the next visit. What can't be written as text isn't kept. */
export function cacheRead(key: QueryKey, { value, block }: AtBlock<unknown>): void {
  try {
    const read = { key: hashKey(key), at: Date.now(), block: block.toString(), text: encode(value) }
    unwritten.set(read.key, read)
    stopWaiting ??= waitToWrite()
  } catch {
    // what isn't stored is read again
  }
}

const parsed = new WeakMap<KeptRead, AtBlock<unknown>>()

/**
 * What was read in an earlier visit, within a day. It is old: nothing may be decided by it.
 * @param schema the shape that it must still have
 */
export function cachedRead<T>(key: QueryKey, schema: Schema<T>): AtBlock<T> | undefined {
  const hash = hashKey(key)
  const read = cache.read().find((other) => other.key === hash && isFresh(other))
  if (!read) return undefined
  const known = parsed.get(read)
  if (known) return known as AtBlock<T>
  try {
    const value = schema.safeParse(decode(read.text))
    if (!value.success) return undefined
    const cached = { value: value.data, block: BigInt(read.block) }
    parsed.set(read, cached)
    return cached
  } catch {
    return undefined
  }
}
