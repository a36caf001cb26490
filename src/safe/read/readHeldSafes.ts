import { getBlockNumber, multicall, readContract } from 'viem/actions'
import * as z from 'zod/mini'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import { safeOfToken } from '../../lib/addressInput/safeOfToken.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, MULTICALL, toReadError } from '../rpc/chainClient.ts'

const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const

/** More than this many are not listed at once. */
const MAX_LISTED = 200n

export type HeldSafe = { address: Address; tokenId: bigint }

/** Their shape where they come from a browser's storage instead of a chain. */
export const heldSafesSchema = z.array(z.object({ address: AddressSchema, tokenId: z.bigint() }))

/**
 * The wrapped Safes whose NFT an account holds, read from the contract alone (ERC-721 Enumerable).
 * @throws AppError when the network doesn't answer or our contract isn't deployed there
 */
export async function readHeldSafes(client: ChainClient, holder: Address): Promise<AtBlock<HeldSafe[]>> {
  try {
    const block = await getBlockNumber(client, { cacheTime: 0 })
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
    return { block, value: tokenIds.map((tokenId) => ({ tokenId, address: safeOfToken(tokenId) ?? ZERO_ADDRESS })) }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
