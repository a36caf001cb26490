import { getBlockNumber } from 'viem/actions'
import { DEADLINES } from '../../../lib/config.ts'
import { withDeadline } from '../../../lib/deadline.ts'
import type { AtBlock } from '../../../lib/Fact.ts'
import type { ChainClient } from '../../../safe/rpc/chainClient.ts'
import { clientOf } from '../clients.ts'

/** The chain that ENS lives on. */
const ETHEREUM = 1

/**
 * Reads something of ENS at the latest block.
 * @throws DeadlineError; whatever the network does
 */
export function readOnEthereum<T>(read: (client: ChainClient, block: bigint) => Promise<T>): Promise<AtBlock<T>> {
  const ask = async () => {
    const client = await clientOf(ETHEREUM)
    const block = await getBlockNumber(client, { cacheTime: 0 })
    return { block, value: await read(client, block) }
  }
  return withDeadline(ask(), DEADLINES.rpc, 'the network')
}
