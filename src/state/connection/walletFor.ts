import type { Connector } from '../../connectors/connector.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { AccountChangedError, ForeignFrameError, WrongChainError } from '../../lib/chainErrors.ts'
import { ConnectorNotFoundError } from '../../lib/errors.ts'
import { activeConnector, connected } from './connection.ts'
import { frameKind } from './hostFrame.ts'
import { lookAfterAnswer } from './watchWallet.ts'

/**
 * The connected wallet, once it has confirmed that it is on this account and chain: the store may be stale.
 * @throws AppError: ForeignFrame, ConnectorNotFound, AccountChanged, WrongChain…
 */
export async function walletFor({ account, chainId }: { account: Address; chainId: number }): Promise<Connector> {
  if (frameKind() === 'foreign') throw new ForeignFrameError()
  const connector = activeConnector()
  if (!connector || !connected()) throw new ConnectorNotFoundError()
  const [accounts, shownChainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
  const isThere = isSameAddress(accounts[0], account)
  if (!isThere || shownChainId !== chainId) lookAfterAnswer()
  if (!isThere) throw new AccountChangedError()
  if (shownChainId !== chainId) throw new WrongChainError()
  return connector
}
