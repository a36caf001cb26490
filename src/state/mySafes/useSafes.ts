import type { Address } from '../../lib/address.ts'
import { DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { readSafe, type SafeState } from '../../safe/read/readSafe.ts'
import { safeStateSchema } from '../../safe/read/safeStateSchema.ts'
import { batchingClientOf } from '../queries/clients.ts'
import { type FactRead, useFacts } from '../queries/queries.ts'
import { inTime } from './inTime.ts'

/**
 * What is at several addresses of a chain, each a `Fact` of its own, read in one batch; what an earlier visit has read
 * is shown until then, as stale.
 * @param addresses without duplicates
 */
export function useSafes(chainId: number, addresses: readonly Address[]): FactRead<SafeState>[] {
  return useFacts(
    addresses.map((address) => ({
      key: ['safe', chainId, address],
      read: () => inTime(batchingClientOf(chainId).then((client) => readSafe(client, address))),
      isCached: true,
      // the demo's chain stores itself, and can be reset
      ...(chainId !== DEMO_CHAIN_ID && { kept: safeStateSchema }),
    })),
  )
}
