import { getBlockNumber } from 'viem/actions'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from './chainClient.ts'

/**
 * Reads several things at one block, the newest.
 * @throws AppError: NetworkUnreachable, or any other failure of a read
 */
export async function readAtNewest<T>(client: ChainClient, read: (block: bigint) => Promise<T>): Promise<AtBlock<T>> {
  try {
    const block = await getBlockNumber(client, { cacheTime: 0 })
    return { block, value: await read(block) }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
