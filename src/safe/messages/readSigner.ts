import { readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'

/** Whose signature counts as a Safe's own, for which token and epoch. */
export type Signer = { signer: Address; tokenId: bigint; epoch: bigint }

/**
 * Asks the contract who signs for a Safe now.
 * @returns undefined while nobody does: it isn't wrapped, its signing is off, or it is locked
 * @throws AppError
 */
export async function readSigner(client: ChainClient, safe: Address): Promise<Signer | undefined> {
  const contract = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
  try {
    const [signer, tokenId, epoch] = await readContract(client, {
      ...contract,
      functionName: 'signerOf',
      args: [safe],
    })
    return signer === ZERO_ADDRESS ? undefined : { signer, tokenId, epoch }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
