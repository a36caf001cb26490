import type { Fact } from '../../lib/Fact.ts'
import { type Elsewhere, readElsewhere } from '../../safe/read/readElsewhere.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { clientOf } from './clients.ts'
import { useFact } from './queries.ts'

/** What is at a Safe's address on another network. */
export function useElsewhere(chainId: number, safeState: GenuineSafe): { fact: Fact<Elsewhere>; again: () => void } {
  return useFact({
    key: ['elsewhere', chainId, safeState.address, safeState.threshold, ...safeState.owners],
    isLong: true,
    read: async () => readElsewhere(await clientOf(chainId), safeState),
  })
}
