import { getBlockNumber } from 'viem/actions'
import { assertAnswers, createChainClient, toReadError } from '../../../safe/rpc/chainClient.ts'

/**
 * Checks an RPC's chain id, and reads its latest block.
 * @returns its latest block
 * @throws NetworkUnreachableError, NetworkBusyError, ChainMismatchError
 */
export async function testRpc(chainId: number, urls: readonly string[]): Promise<bigint> {
  const client = createChainClient(urls, chainId)
  await assertAnswers(client)
  return getBlockNumber(client, { cacheTime: 0 }).catch((thrown: unknown) => {
    throw toReadError(thrown)
  })
}
