import { getEnsName } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'

/** ENS's own contract on Ethereum that asks the registry and both resolvers, and checks that the name resolves back. */
export const ENS_RESOLVER: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** The longest name that the name system allows; longer ones are ignored. */
const LONGEST = 255

/** Whether a name is normalised (ENSIP-15): no look-alike letters, no mixed scripts, nothing invisible. */
async function isNormal(name: string): Promise<boolean> {
  const { normalizeName } = await import('./normalizeName.ts') // loaded on demand: its Unicode tables are heavy, and few accounts have a name
  try {
    return normalizeName(name) === name
  } catch {
    return false
  }
}

/**
 * The primary ENS name of an account on Ethereum. Off-chain sources aren't queried.
 * @param client of Ethereum
 * @returns null where it has none, or one that isn't normalised and could deceive
 * @throws whatever the network does
 */
export async function readEnsName(client: ChainClient, address: Address, blockNumber: bigint): Promise<string | null> {
  const name = await getEnsName(client, { address, blockNumber, universalResolverAddress: ENS_RESOLVER })
  if (!name || name.length > LONGEST || !name.includes('.')) return null
  return (await isNormal(name)) ? name : null
}
