import type { Connector, Shared } from '../../connectors/connector.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { AppError, ConnectorNotFoundError, SupersededError } from '../../lib/errors.ts'
import type { Transport } from '../../wallets/walletRecords.ts'
import { forget } from './lastConnection.ts'
import { heldConnector, type Last, loadConnector, reconnectTransports, untilFound } from './wallets.ts'

/** Who has answered, and what. */
export type Answered = [Connector, Shared]

/** @throws AppError: NotLoaded, as when the network is gone, or the page has been replaced by a newer one */
const load = (walletId: string, transport: Transport | undefined): Promise<Connector> =>
  withDeadline(loadConnector(walletId, transport), DEADLINES.code, 'this page').catch((cause: unknown) => {
    throw new AppError('NotLoaded', 'A part of the page could not be loaded.', { cause })
  })

type Asking = Last & { reconnecting: boolean; signal: AbortSignal }

/**
 * Asks a wallet to connect: in this very task, where its connector is to be had in it.
 * @throws AppError: NotLoaded, Superseded, and whatever the connector does
 */
export async function ask({ walletId, transport, ...options }: Asking): Promise<Answered> {
  const connector = heldConnector(walletId, transport) ?? (await load(walletId, transport))
  if (options.signal.aborted) throw new SupersededError()
  return [connector, await connector.connect(options)]
}

/**
 * Asks a wallet that was used last, without a prompt: in each way that is left, until one leads to it. Where none is
 * left it is forgotten.
 * @throws AppError when none leads to it
 */
export async function askAgain(last: Last, signal: AbortSignal): Promise<Answered> {
  const { walletId } = last
  for (const transport of reconnectTransports(last)) {
    const isNear = transport === 'injected'
    if (isNear && !(await untilFound(walletId, DEADLINES.walletAnnounce))) continue
    const asking = ask({ walletId, transport, reconnecting: true, signal })
    // an extension that is there may be locked, and is waited for
    const answered = await (isNear ? asking : asking.catch(() => undefined))
    if (answered) return answered
  }
  if (reconnectTransports(last).length === 0) forget(walletId)
  throw new ConnectorNotFoundError()
}
