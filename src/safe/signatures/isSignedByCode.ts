import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { call } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const MAGIC = '0x1626ba7e'.padEnd(66, '0')

/**
 * Calls `isValidSignature` of an account (ERC-1271). No code means no answer; a first word that isn't the magic value is invalid,
 * as OpenZeppelin's `SignatureChecker` (5.7) and Seaport 1.6 have it.
 * @throws whatever the network does
 */
export async function isSignedByCode(
  client: ChainClient,
  account: Address,
  hash: Hex,
  signature: Hex,
): Promise<boolean> {
  const data = encodeFunctionData({ abi: erc1271Abi, functionName: 'isValidSignature', args: [hash, signature] })
  try {
    return (await call(client, { to: account, data })).data?.slice(0, MAGIC.length) === MAGIC
  } catch (thrown) {
    if (toRevertedError(thrown)) return false
    throw thrown
  }
}
