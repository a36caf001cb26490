import type { Hex } from 'viem'
import { getCode, multicall } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import { delegateOf } from '../read/readAccountKind.ts'
import { type ChainClient, MULTICALL } from '../rpc/chainClient.ts'
import { safeAbi } from '../safeAbi.ts'

/** What the chain says of an owner. */
export type OwnerFacts = {
  owner: Address
  /** It has code of its own, so that no key signs for it. */
  isContract: boolean
  /** It has approved the hash on chain (`approveHash`), which counts as its signature. */
  hasApproved: boolean
}

/**
 * Reads of each owner of a Safe whether a key signs for it, and whether it has approved a hash.
 * @param hash that the owners sign: of a transaction of the Safe, or of a message
 * @throws whatever the network does
 */
export async function readOwners(
  client: ChainClient,
  { safe, owners, hash, blockNumber }: { safe: Address; owners: readonly Address[]; hash: Hex; blockNumber: bigint },
): Promise<OwnerFacts[]> {
  const [approved, codes] = await Promise.all([
    multicall(client, {
      multicallAddress: MULTICALL,
      blockNumber,
      allowFailure: false,
      contracts: owners.map(
        (owner) => ({ address: safe, abi: safeAbi, functionName: 'approvedHashes', args: [owner, hash] }) as const,
      ),
    }),
    Promise.all(owners.map((address) => getCode(client, { address, blockNumber }))),
  ])
  return owners.map((owner, index) => {
    const code = codes[index] ?? '0x'
    return { owner, isContract: code !== '0x' && !delegateOf(code), hasApproved: approved[index] !== 0n }
  })
}
