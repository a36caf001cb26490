import { chooseAccounts } from '../../connectors/chooseAccounts.ts'
import { UnsupportedMethodError } from '../../lib/errors.ts'
import { askPerson } from './askPerson.ts'
import { activeConnector } from './connection.ts'

/**
 * Lets the person choose another account in the connected wallet. The connection stays meanwhile, and a rejection
 * changes nothing. The answer of a wallet that was disconnected meanwhile is ignored.
 * @throws AppError: UserRejected, RequestPending, AccountsEmpty, Deadline…
 */
export async function switchAccount(): Promise<void> {
  const connector = activeConnector()
  if (connector?.type !== 'injected') throw new UnsupportedMethodError()
  const accounts = await askPerson(connector, chooseAccounts)
  connector.events.emit('change', { accounts }) // for wallets that emit no event
}
