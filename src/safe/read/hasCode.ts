import { getCode } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'

/** Whether there is any code at an address, at one block or now. @throws what the network does */
export async function hasCode(client: ChainClient, address: Address, blockNumber?: bigint): Promise<boolean> {
  const code = await getCode(client, { address, ...(blockNumber !== undefined && { blockNumber }) })
  return code !== undefined && code !== '0x'
}
