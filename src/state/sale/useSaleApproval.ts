import type { Address } from '../../lib/address.ts'
import { LOOK_EVERY } from '../../lib/config.ts'
import { readApproval, type SaleApproval } from '../../safe/sale/readApproval.ts'
import type { Venue } from '../../safe/sale/venue.ts'
import { clientOf } from '../queries/clients.ts'
import { type FactRead, useFact } from '../queries/queries.ts'

/** Whether the NFT of a Safe can be sold where it should be: the contract for it is there, and may move the NFT. */
export const useSaleApproval = (
  chainId: number,
  { tokenId, holder, venue }: { tokenId: bigint; holder: Address; venue: Venue },
): FactRead<SaleApproval> =>
  useFact({
    key: ['saleApproval', chainId, tokenId.toString(), holder, venue],
    every: LOOK_EVERY,
    async read() {
      const client = await clientOf(chainId)
      if (venue === 'asSeen') return readApproval(client, tokenId, holder)
      return (await import('../../safe/sale/readOrder.ts')).readOrderApproval(client, tokenId, holder)
    },
  })
