import type { Address } from '../../lib/address.ts'
import type { Fact } from '../../lib/Fact.ts'
import { type Collections, readCollections } from '../../safe/read/readCollections.ts'
import { batchingClientOf } from './clients.ts'
import { useFact } from './queries.ts'

/** Which of some addresses are NFT contracts. Nothing is read for an empty list. */
export function useCollections(chainId: number, addresses: readonly Address[]): Fact<Collections> {
  const { fact } = useFact({
    key: ['collections', chainId, ...addresses],
    isEnabled: addresses.length > 0,
    read: async () => readCollections(await batchingClientOf(chainId), addresses),
  })
  return fact
}
