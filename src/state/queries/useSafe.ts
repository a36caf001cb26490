import type { Address } from '../../lib/address.ts'
import { DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { LOOK_EVERY } from '../../lib/config.ts'
import type { Fact } from '../../lib/Fact.ts'
import { readSafe, type SafeState } from '../../safe/read/readSafe.ts'
import { safeStateSchema } from '../../safe/read/safeStateSchema.ts'
import { clientOf } from './clients.ts'
import { useFact } from './queries.ts'

/**
 * What is at an address of a chain, read again every 12 seconds while it is on screen.
 * @param isCached whether what it was in an earlier visit is shown until then, as stale: nothing may be decided by it
 */
export function useSafe(
  chainId: number,
  address: Address,
  { isCached = false } = {},
): { fact: Fact<SafeState>; again: () => void } {
  return useFact({
    key: ['safe', chainId, address],
    read: async () => readSafe(await clientOf(chainId), address),
    every: LOOK_EVERY,
    isCached,
    // the demo's chain stores itself, and can be reset
    ...(chainId !== DEMO_CHAIN_ID && { kept: safeStateSchema }),
  })
}
