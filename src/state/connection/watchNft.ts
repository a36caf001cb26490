import { type Nft, requestWatch } from '../../connectors/requestWatch.ts'
import { UnsupportedMethodError } from '../../lib/errors.ts'
import { askPerson } from './askPerson.ts'
import { activeConnector } from './connection.ts'

/**
 * Asks the connected wallet to list an NFT, which it looks for on the chain it is on.
 * @returns whether it says that it does
 * @throws AppError: UserRejected, RequestPending, UnsupportedMethod, Deadline…
 */
export async function watchNft(nft: Nft): Promise<boolean> {
  const connector = activeConnector()
  if (connector?.type !== 'injected') throw new UnsupportedMethodError()
  return askPerson(connector, (provider) => requestWatch(provider, nft))
}
