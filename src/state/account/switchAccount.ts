import { chooseAccounts } from '../../connectors/chooseAccounts.ts'
import { ProviderRequiredError, UnsupportedMethodError } from '../../errors.ts'
import { activeConnector } from '../connection.ts'

/** Whether the connected wallet can be asked for another account: one that lives in this browser. */
export const canSwitchAccount = (): boolean => activeConnector()?.type === 'injected'

/**
 * Lets the person choose another account in the connected wallet. The connection stays while they are asked, and a no
 * keeps it as it is. A wallet that was left meanwhile isn't heard any more.
 * @throws AppError: UserRejected, RequestPending, AccountsEmpty, Deadline…
 */
export async function switchAccount(): Promise<void> {
  const connector = activeConnector()
  if (connector?.type !== 'injected') throw new UnsupportedMethodError()
  const provider = await connector.getProvider()
  if (!provider) throw new ProviderRequiredError()
  const accounts = await chooseAccounts(provider)
  connector.events.emit('change', { accounts }) // for wallets that change it without saying so
}
