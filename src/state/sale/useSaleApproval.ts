import type { Address } from '../../lib/address.ts'
import { readApproval, type SaleApproval } from '../../safe/sale/readApproval.ts'
import { clientOf } from '../queries/clients.ts'
import { type FactRead, useFact } from '../queries/queries.ts'

/** Milliseconds between looks, as at the Safe itself. */
const LOOK_EVERY = 12_000

/** Whether the NFT of a Safe can be sold: the contract for it is there, and may move the NFT. */
export const useSaleApproval = (chainId: number, tokenId: bigint, holder: Address): FactRead<SaleApproval> =>
  useFact({
    key: ['saleApproval', chainId, tokenId.toString(), holder],
    every: LOOK_EVERY,
    read: async () => readApproval(await clientOf(chainId), tokenId, holder),
  })
