import { BaseError, ContractFunctionRevertedError } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { type Address, toAddress } from '../../lib/address.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { ENS_RESOLVER } from './readEnsName.ts'

/** Ethereum's chain id, and the bit that marks the coin type of any other EVM chain (ENSIP-9, ENSIP-11). */
const ETHEREUM = 1
const EVM_CHAIN = 0x8000_0000

/** What a name resolves to. `offChain`: its owner keeps it on a server, which isn't queried (EIP-3668). */
export type EnsAddress = { address: Address } | { wrong: 'offChain' | 'noAddress' }

const OFFCHAIN_LOOKUP = '0x556f1830'

function isOffChain(thrown: unknown): boolean {
  if (!(thrown instanceof BaseError)) return false
  const reverted = thrown.walk((layer) => layer instanceof ContractFunctionRevertedError)
  const { raw, signature } = (reverted ?? {}) as { raw?: string; signature?: string }
  return raw?.startsWith(OFFCHAIN_LOOKUP) === true || signature === OFFCHAIN_LOOKUP
}

/**
 * The address of an ENS name on a chain. Ethereum's is never used for another chain, where nobody may control it.
 * @param client of Ethereum
 * @param name as `normalizeName` writes it
 * @param chainId of the chain that the address is meant on
 * @throws AppError when it couldn't be read
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
