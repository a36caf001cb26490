import { getBlockNumber } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import { LOOK_EVERY } from '../../lib/config.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import type { Offer } from '../../safe/sale/offer.ts'
import { holderMessageHash } from '../../safe/sale/offerSignatures.ts'
import { type OwnerFacts, readOwners } from '../../safe/signatures/readOwners.ts'
import { clientOf } from '../queries/clients.ts'
import { type FactRead, useFact } from '../queries/queries.ts'

/**
 * What the chain says of each owner of the Safe that holds an NFT, and of an offer of it; read again every 12 seconds, since
 * owners may approve on chain.
 * @param holder without owners where it isn't known to be a Safe: nothing is read then
 */
export function useOwners(
  offer: Offer,
  { address, owners }: Pick<GenuineSafe, 'address' | 'owners'> | { address: Address; owners?: undefined },
): FactRead<readonly OwnerFacts[]> {
  const hash = holderMessageHash(address, offer)
  return useFact({
    key: ['offerOwners', offer.chainId, hash, owners?.join() ?? ''],
    every: LOOK_EVERY,
    isEnabled: owners !== undefined,
    read: async () => {
      const client = await clientOf(offer.chainId)
      const blockNumber = await getBlockNumber(client, { cacheTime: 0 })
      return {
        block: blockNumber,
        value: await readOwners(client, { safe: address, owners: owners ?? [], hash, blockNumber }),
      }
    },
  })
}
