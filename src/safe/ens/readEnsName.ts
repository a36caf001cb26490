import { getEnsName } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'

/** ENS's own contract on Ethereum that asks the registry and both resolvers, and checks that the name leads back. */
export const ENS_RESOLVER: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** What the name system itself allows; nothing longer is looked into. */
const LONGEST = 255

/** Whether it is written as ENS itself writes it (ENSIP-15): no look-alike letters, no mixed scripts, nothing unseen. */
async function isNormal(name: string): Promise<boolean> {
  const { normalizeName } = await import('./normalizeName.ts') // loaded on demand: its Unicode tables are heavy, and few accounts have a name
  try {
    return normalizeName(name) === name
  } catch {
    return false
  }
}

/**
 * The name that an account on Ethereum goes by in ENS. What lies outside the chain isn't asked for.
 * @param client of Ethereum
 * @returns null where it has none, or one that isn't normalised and could deceive
 * @throws whatever the network does
 */
export async function readEnsName(client: ChainClient, address: Address, blockNumber: bigint): Promise<string | null> {
  const name = await getEnsName(client, { address, blockNumber, universalResolverAddress: ENS_RESOLVER })
  if (!name || name.length > LONGEST || !name.includes('.')) return null
  return (await isNormal(name)) ? name : null
}
