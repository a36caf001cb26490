import type { Fact } from '../../lib/Fact.ts'
import { readBlockTime } from '../../safe/history/readBlockTime.ts'
import { batchingClientOf } from './clients.ts'
import { useFact } from './queries.ts'

/** When a block was made, in seconds; all that are shown together are asked for in one request. */
export function useBlockTime(chainId: number, block: number): Fact<number> {
  const read = async () => readBlockTime(await batchingClientOf(chainId), block)
  return useFact({ key: ['blockTime', chainId, block], isLong: true, read }).fact
}
