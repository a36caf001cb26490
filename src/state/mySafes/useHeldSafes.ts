import type { Address } from '../../lib/address.ts'
import { DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { type HeldSafes, heldSafesSchema, readHeldSafes } from '../../safe/read/readHeldSafes.ts'
import { batchingClientOf } from '../queries/clients.ts'
import { type FactRead, useFacts } from '../queries/queries.ts'
import { inTime } from './inTime.ts'

/**
 * The wrapped Safes of several holders on a chain, as our contract there lists them.
 * @param holders without duplicates
 */
export function useHeldSafes(chainId: number, holders: readonly Address[]): FactRead<HeldSafes>[] {
  return useFacts(
    holders.map((holder) => ({
      key: ['held', chainId, holder],
      read: () => inTime(batchingClientOf(chainId).then((client) => readHeldSafes(client, holder))),
      isCached: true,
      ...(chainId !== DEMO_CHAIN_ID && { kept: heldSafesSchema }),
    })),
  )
}
