import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { type DraftCall, DraftCallSchema, keptCall, MOST_CALLS, toDraftCall } from '../../safe/calls/draftCall.ts'
import { persisted } from './storage.ts'

const MOST_BATCHES = 20

const Batch = z.object({
  chainId: z.number(),
  safe: AddressSchema,
  calls: z.array(DraftCallSchema).check(z.maxLength(MOST_CALLS)),
})

type Batch = z.infer<typeof Batch>

/** Batches that are being put together, one per Safe, the last changed first. */
export const draftBatches = persisted<Batch[]>({
  key: STORAGE_KEYS.batches,
  version: 1,
  schema: z.array(Batch).check(z.maxLength(MOST_BATCHES)),
  initial: [],
})

const NONE: Batch['calls'] = []

const isOf = (chainId: number, safe: Address) => (batch: Batch) =>
  batch.chainId === chainId && isSameAddress(batch.safe, safe)

/** Keeps a batch for a Safe in this browser; an empty one is forgotten. */
export function keepDraftBatch(chainId: number, safe: Address, calls: readonly DraftCall[]): void {
  const others = draftBatches.read().filter((batch) => !isOf(chainId, safe)(batch))
  const kept = { chainId, safe, calls: calls.slice(0, MOST_CALLS).map(keptCall) }
  draftBatches.write(calls.length === 0 ? others : [kept, ...others].slice(0, MOST_BATCHES))
}

/** The batch of a Safe, in every tab the same. */
export function useDraftBatch(chainId: number, safe: Address): readonly DraftCall[] {
  const read = () => draftBatches.read().find(isOf(chainId, safe))?.calls ?? NONE
  const kept = useSyncExternalStore(draftBatches.subscribe, read, read)
  return useMemo(() => kept.map(toDraftCall), [kept])
}
