import { readContract } from 'viem/actions'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { routerPiece } from '../read/networkPieces.ts'
import type { Deployment } from '../read/readDeployment.ts'
import { lookAtPiece } from '../read/readPieces.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { readAtNewest } from '../rpc/readAtNewest.ts'

/** Whether somebody, or else `AsSeen`, may move a token: that one, or all of its holder's. */
export async function isApproved(
  client: ChainClient,
  { tokenId, holder, operator = asSeenAddress }: { tokenId: bigint; holder: Address; operator?: Address },
  blockNumber: bigint,
): Promise<boolean> {
  const at = { address: wrappedSafeAddress, abi: wrappedSafeAbi, blockNumber } as const
  const [approved, isOperator] = await Promise.all([
    readContract(client, { ...at, functionName: 'getApproved', args: [tokenId] }),
    readContract(client, { ...at, functionName: 'isApprovedForAll', args: [holder, operator] }),
  ])
  return isOperator || isSameAddress(approved, operator)
}

/** Whether a Safe can be sold: the contract for sales is on the chain, and may move the token. */
export type SaleApproval = {
  /** For orders on Seaport, the zone. */
  router: Deployment
  /** Where it is to be sold on Seaport: what of it an order says, and whether it is there at all. */
  seaport?: { counter: bigint } | 'missing'
  isApproved: boolean
}

/** Reads that of sales through `AsSeen` at one block. @throws AppError: NetworkUnreachable… */
export const readApproval = (client: ChainClient, tokenId: bigint, holder: Address): Promise<AtBlock<SaleApproval>> =>
  readAtNewest(client, async (block) => {
    const [router, mayMove] = await Promise.all([
      lookAtPiece(client, routerPiece, block),
      isApproved(client, { tokenId, holder }, block),
    ])
    return { router, isApproved: mayMove }
  })
