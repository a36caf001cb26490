import { BaseError, ContractFunctionRevertedError } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { type Address, toAddress } from '../../lib/address.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { ENS_RESOLVER } from './readEnsName.ts'

/** ENS's name for Ethereum, and the bit that marks any other EVM chain (ENSIP-9, ENSIP-11). */
const ETHEREUM = 1
const EVM_CHAIN = 0x8000_0000

/** What stands for a name. `offChain`: its owner keeps it on a server, which isn't asked (EIP-3668). */
export type EnsAddress = { address: Address } | { wrong: 'offChain' | 'noAddress' }

const OFFCHAIN_LOOKUP = '0x556f1830'

function isOffChain(thrown: unknown): boolean {
  if (!(thrown instanceof BaseError)) return false
  const reverted = thrown.walk((layer) => layer instanceof ContractFunctionRevertedError)
  const { raw, signature } = (reverted ?? {}) as { raw?: string; signature?: string }
  return raw?.startsWith(OFFCHAIN_LOOKUP) === true || signature === OFFCHAIN_LOOKUP
}

/**
 * The address that a name in ENS has for a chain. That for Ethereum never stands in for another chain's: at the same address
 * there may be nobody.
 * @param client of Ethereum
 * @param name as `normalizeName` writes it
 * @param chainId of the chain that the address is meant on
 * @throws AppError when it couldn't be found out
 */
export async function readEnsAddress(
  client: ChainClient,
  name: string,
  chainId: number,
  blockNumber: bigint,
): Promise<EnsAddress> {
  const coinType = chainId === ETHEREUM ? {} : { coinType: BigInt((EVM_CHAIN | chainId) >>> 0) }
  try {
    const found = await getEnsAddress(client, {
      name,
      ...coinType,
      blockNumber,
      universalResolverAddress: ENS_RESOLVER,
    })
    const address = found ? toAddress(found) : undefined
    return address ? { address } : { wrong: 'noAddress' }
  } catch (thrown) {
    if (isOffChain(thrown)) return { wrong: 'offChain' }
    throw toReadError(thrown)
  }
}
