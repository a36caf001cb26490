import { createStore, get, set, type UseStore } from 'idb-keyval'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { DEADLINES, SEARCHES_DATABASE } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { Schema } from '../../lib/parse/schemas.ts'
import type { FoundBefore } from '../../safe/rpc/searchOwnLogs.ts'

const block = z.int().check(z.gte(0))
const hash = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value))

const Kept = z.object({
  found: z.unknown(),
  from: block,
  to: block,
  left: z.optional(
    z.object({ from: block, to: block, why: z.enum(['refused', 'unreachable', 'bound', 'enough', 'stopped']) }),
  ),
  marks: z.array(z.object({ number: block, hash: z.optional(hash) })),
  isGoingOn: z.optional(z.boolean()),
})

let opened: UseStore | undefined

/** Closes the database on `versionchange`, so that this tab never blocks its erasure from another. */
async function openStore(): Promise<UseStore> {
  if (opened) return opened
  const store = createStore(SEARCHES_DATABASE, 'searches')
  await store('readonly', ({ transaction: { db } }) => {
    db.onversionchange = () => {
      db.close()
      opened = undefined
    }
  })
  opened = store
  return store
}

/**
 * How far a search got in an earlier visit.
 * @param schema the shape that what was found must still have
 * @returns undefined where nothing is kept, or the database doesn't answer in time; it never throws
 */
export async function keptSearch<F>(id: string, schema: Schema<F>): Promise<FoundBefore<F> | undefined> {
  try {
    const said: unknown = await withDeadline(
      openStore().then((store) => get(id, store)),
      DEADLINES.storage,
      'this browser',
    )
    const kept = Kept.safeParse(said)
    if (!kept.success) return undefined
    const found = schema.safeParse(kept.data.found)
    return found.success ? { ...kept.data, found: found.data } : undefined
  } catch {
    return undefined
  }
}

/** Keeps how far a search got. Where storing fails, a reload searches from scratch; it never throws. */
export async function keepSearch(id: string, before: FoundBefore<unknown>): Promise<void> {
  await openStore()
    .then((store) => set(id, before, store))
    .catch(() => undefined)
}
