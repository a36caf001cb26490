import { getCode } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { ChainClient } from './chainClient.ts'

/** Attempts per block: a node that fails now and then may still have the state of old blocks. */
const TRIES = 3

/** The first block with a contract's code in it; 0 where the node keeps no state of old blocks. It never throws. */
export async function findFirstBlock(client: ChainClient, address: Address, latest: number): Promise<number> {
  const isThere = async (block: number, tries = TRIES): Promise<boolean> => {
    try {
      return ((await getCode(client, { address, blockNumber: BigInt(block) })) ?? '0x') !== '0x'
    } catch (thrown) {
      if (tries === 1) throw thrown
      return isThere(block, tries - 1)
    }
  }
  let [low, high] = [0, latest]
  try {
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (await isThere(middle)) high = middle
      else low = middle + 1
    }
    return low
  } catch {
    return 0
  }
}
