import type { Address } from '../../lib/address.ts'
import { DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { type HolderKind, holderSchema, readHolder } from '../../safe/read/readHolder.ts'
import { batchingClientOf } from '../queries/clients.ts'
import { type FactRead, useFacts } from '../queries/queries.ts'
import { inTime } from './inTime.ts'

/**
 * What kind of holder each of some addresses is on a chain.
 * @param addresses without duplicates
 */
export function useHolders(chainId: number, addresses: readonly Address[]): FactRead<HolderKind>[] {
  return useFacts(
    addresses.map((address) => ({
      key: ['holder', chainId, address],
      read: () => inTime(batchingClientOf(chainId).then((client) => readHolder(client, address))),
      isCached: true,
      ...(chainId !== DEMO_CHAIN_ID && { kept: holderSchema }),
    })),
  )
}
