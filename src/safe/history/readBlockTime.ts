import { getBlock } from 'viem/actions'
import { withDeadline } from '../../lib/deadline.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'

/** Milliseconds, for all of a client's RPCs in turn. */
const READ_DEADLINE = 60_000

/** The timestamp of a block, in seconds. @throws AppError, such as NetworkUnreachable or Deadline */
export async function readBlockTime(client: ChainClient, number: number): Promise<AtBlock<number>> {
  try {
    const block = BigInt(number)
    const { timestamp } = await withDeadline(getBlock(client, { blockNumber: block }), READ_DEADLINE, 'the network')
    return { block, value: Number(timestamp) }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
