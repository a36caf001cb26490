import type { Chain } from '../../lib/chains.ts'
import { ConnectorNotFoundError } from '../../lib/errors.ts'
import { addableChain } from './addableChain.ts'
import { activeConnector } from './connection.ts'
import { lookAfterAnswer } from './watchWallet.ts'

/**
 * Asks the connected wallet to switch to a configured chain; whatever it answers, its chain is polled afterwards.
 * @param isMissing when the wallet is known to lack the chain: it is added without trying to switch first
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
