import type { Chain } from '../../lib/chains.ts'
import { ConnectorNotFoundError } from '../../lib/errors.ts'
import { addableChain } from './addableChain.ts'
import { activeConnector } from './connection.ts'
import { lookAfterAnswer } from './watchWallet.ts'

/**
 * Asks the connected wallet to go to a chain of the page's; however it answers, it is asked after it where it is.
 * @param isMissing when the wallet is known to lack it: it is added first, without asking for it in vain
 * @throws AppError as the connector does; ConnectorNotFound when nothing is connected
 */
export async function switchChain(chain: Chain, isMissing = false): Promise<void> {
  const connector = activeConnector()
  if (!connector) throw new ConnectorNotFoundError()
  try {
    await connector.switchChain(addableChain(chain), isMissing)
  } finally {
    lookAfterAnswer()
  }
}
