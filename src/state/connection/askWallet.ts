import type { Connector, Shared } from '../../connectors/connector.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { AppError, ConnectorNotFoundError, SupersededError } from '../../lib/errors.ts'
import type { Transport } from '../../wallets/walletRecords.ts'
import { forget } from './lastConnection.ts'
import { heldConnector, type Last, loadConnector, reconnectTransports, untilFound } from './wallets.ts'

/** The connector that answered, and what it shared. */
export type Answered = [Connector, Shared]

/** @throws AppError: NotLoaded, as when offline, or once a newer version of the page is deployed */
const load = (walletId: string, transport: Transport | undefined): Promise<Connector> =>
  withDeadline(loadConnector(walletId, transport), DEADLINES.code, 'this page').catch((cause: unknown) => {
    throw new AppError('NotLoaded', 'A part of the page could not be loaded.', { cause })
  })

type Asking = Last & { reconnecting: boolean; signal: AbortSignal }

/**
 * Asks a wallet to connect: synchronously, within the click, where its connector is loaded already.
 * @throws AppError: NotLoaded, Superseded, and whatever the connector does
 */
export async function ask({ walletId, transport, ...options }: Asking): Promise<Answered> {
  const connector = heldConnector(walletId, transport) ?? (await load(walletId, transport))
  if (options.signal.aborted) throw new SupersededError()
  return [connector, await connector.connect(options)]
}

/**
 * Reconnects the wallet used last, without a prompt: over each remaining transport in turn, until one works. Where none
 * remains the wallet is forgotten.
 * @throws AppError when none works
 */
export async function askAgain(last: Last, signal: AbortSignal): Promise<Answered> {
  const { walletId } = last
  for (const transport of reconnectTransports(last)) {
    const isNear = transport === 'injected'
    if (isNear && !(await untilFound(walletId, DEADLINES.walletAnnounce))) continue
    const asking = ask({ walletId, transport, reconnecting: true, signal })
    // an installed extension that fails may be locked: no other transport is tried
    const answered = await (isNear ? asking : asking.catch(() => undefined))
    if (answered) return answered
  }
  if (reconnectTransports(last).length === 0) forget(walletId)
  throw new ConnectorNotFoundError()
}
