import { multicall, readContract } from 'viem/actions'
import * as z from 'zod/mini'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import type { Address } from '../../lib/address.ts'
import { safeOfToken } from '../../lib/addressInput/safeOfToken.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, MULTICALL, toReadError } from '../rpc/chainClient.ts'
import { readDeployment } from './readDeployment.ts'

const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const

/** More than this many are not listed at once. */
const MAX_LISTED = 200n

/** Its shape in a browser's storage. */
export const heldSafesSchema = z.object({
  /** Where our contract isn't deployed, nobody holds anything. */
  contract: z.enum(['here', 'missing', 'other']),
  safes: z.array(z.object({ address: AddressSchema, tokenId: z.bigint() })),
  /** How many there are; not all are listed where there are too many. */
  count: z.bigint(),
})

/** The wrapped Safes of one holder on one chain. */
export type HeldSafes = z.infer<typeof heldSafesSchema>

/**
 * The wrapped Safes whose NFT an account holds, read from the contract alone (ERC-721 Enumerable) at one block.
 * @throws AppError when the network doesn't answer
 */
export async function readHeldSafes(client: ChainClient, holder: Address): Promise<AtBlock<HeldSafes>> {
  try {
    const { block, value: contract } = await readDeployment(client)
    if (contract !== 'here') return { block, value: { contract, safes: [], count: 0n } }
    const at = { ...wrapper, blockNumber: block } as const
    const count = await readContract(client, { ...at, functionName: 'balanceOf', args: [holder] })
    const indices = Array.from({ length: Number(count > MAX_LISTED ? MAX_LISTED : count) }, (_, index) => BigInt(index))
    const tokenIds = await multicall(client, {
      multicallAddress: MULTICALL,
      blockNumber: block,
      allowFailure: false,
      contracts: indices.map(
        (index) => ({ ...wrapper, functionName: 'tokenOfOwnerByIndex', args: [holder, index] }) as const,
      ),
    })
    const safes = tokenIds.flatMap((tokenId) => {
      const address = safeOfToken(tokenId)
      return address ? [{ tokenId, address }] : []
    })
    return { block, value: { contract, safes, count } }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
