import type { Connector, Provider } from '../../connectors/connector.ts'
import { ProviderRequiredError } from '../../lib/errors.ts'
import { lookAfterAnswer } from './watchWallet.ts'

/**
 * Prompts the person in the connected wallet; whatever they answer, its account and chain are polled afterwards.
 * @throws AppError: ProviderRequired; and whatever the wallet does
 */
export async function askPerson<T>(connector: Connector, ask: (provider: Provider) => Promise<T>): Promise<T> {
  const provider = await connector.getProvider()
  if (!provider) throw new ProviderRequiredError()
  try {
    return await ask(provider)
  } finally {
    lookAfterAnswer()
  }
}
