import { multicall, readContract } from 'viem/actions'
import { type Address, toAddress, ZERO_ADDRESS } from '../address.ts'
import { wrappedSafeAbi, wrappedSafeAddress } from '../contract/wrappedSafe.generated.ts'
import { type ChainClient, MULTICALL, toReadError } from './chainClient.ts'

const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const

/** More than this many are not listed at once. */
const MAX_LISTED = 200n

export type HeldSafe = { address: Address; tokenId: bigint }

/** The Safe that a token stands for: the low 160 bits of its id. */
const safeOf = (tokenId: bigint): Address =>
  toAddress(`0x${(tokenId & ((1n << 160n) - 1n)).toString(16).padStart(40, '0')}`) ?? ZERO_ADDRESS

/**
 * The wrapped Safes whose NFT an account holds, read from the contract alone (ERC-721 Enumerable).
 * @throws AppError when the network doesn't answer or our contract isn't deployed there
 */
export async function readHeldSafes(client: ChainClient, holder: Address): Promise<HeldSafe[]> {
  try {
    const count = await readContract(client, { ...wrapper, functionName: 'balanceOf', args: [holder] })
    const indices = Array.from({ length: Number(count > MAX_LISTED ? MAX_LISTED : count) }, (_, index) => BigInt(index))
    const tokenIds = await multicall(client, {
      multicallAddress: MULTICALL,
      allowFailure: false,
      contracts: indices.map(
        (index) => ({ ...wrapper, functionName: 'tokenOfOwnerByIndex', args: [holder, index] }) as const,
      ),
    })
    return tokenIds.map((tokenId) => ({ tokenId, address: safeOf(tokenId) }))
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
