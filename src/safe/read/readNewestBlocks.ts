import { getBlock } from 'viem/actions'
import { NetworkUnreachableError } from '../../lib/chainErrors.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { ChainClient } from '../rpc/chainClient.ts'

/** The timestamps, in seconds, of the newest block by each of a chain's RPCs. `asked`: how many RPCs there are. */
export type NewestBlocks = { asked: number; times: readonly number[] }

/**
 * Asks each of a chain's RPCs for its newest block, so that one that serves an old state is noticed. One that doesn't
 * answer in time is left out.
 * @param nodes a client for each RPC
 * @throws NetworkUnreachableError where none answers
 */
export async function readNewestBlocks(nodes: readonly ChainClient[]): Promise<AtBlock<NewestBlocks>> {
  const said = await Promise.allSettled(
    nodes.map((node) => withDeadline(getBlock(node, { blockTag: 'latest' }), DEADLINES.rpc, 'the network')),
  )
  const blocks = said.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const [first] = blocks
  if (!first) throw new NetworkUnreachableError()
  return {
    block: first.number,
    value: { asked: nodes.length, times: blocks.map(({ timestamp }) => Number(timestamp)) },
  }
}
