import { getEnsText } from 'viem/actions'
import { parsePicture } from '../../lib/parse/parsePicture.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { ENS_RESOLVER } from './readEnsName.ts'

/**
 * The avatar of an ENS name (ENSIP-12), where it is stored on chain. One stored elsewhere isn't fetched: its server
 * would learn which address the person is viewing.
 * @param client of Ethereum
 * @param name as `readEnsName` returns it
 * @returns a `data:` URL; null where it has none, or none that can be shown
 * @throws whatever the network does
 */
export async function readEnsAvatar(client: ChainClient, name: string, blockNumber: bigint): Promise<string | null> {
  const text = await getEnsText(client, { name, key: 'avatar', blockNumber, universalResolverAddress: ENS_RESOLVER })
  return parsePicture(text) ?? null
}
