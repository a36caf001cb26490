import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { toAddress } from '../address.ts'
import type { Chain } from '../chains.ts'
import { DEADLINES, STORAGE_KEYS } from '../config.ts'
import type { Connector } from '../connectors/connector.ts'
import { ConnectorNotFoundError, toAppError } from '../errors.ts'
import { addableChain, isConfigured } from './chains.ts'
import {
  type Connected,
  type ConnectionEvent,
  type ConnectionState,
  type Hint,
  INITIAL_STATE,
  transition,
} from './connectionMachine.ts'
import { keep } from './storage.ts'
import { heldConnector, loadConnector, rememberWallet, untilInstalled } from './wallets.ts'

const Hints = z.nullable(
  z.object({
    walletId: z.string().check(z.maxLength(300)),
    account: z.custom<Hint['account']>((value) => toAddress(value) === value),
    chainId: z.number().check(z.int(), z.gte(1)),
  }),
)

const hint = keep<Hint | null>({ key: STORAGE_KEYS.connection, version: 1, schema: Hints, initial: null })

/** The connection, for every page; the machine decides, this store only applies it. */
export const connection = createStore<ConnectionState>(() => INITIAL_STATE)

const dispatch = (event: ConnectionEvent): ConnectionState => {
  connection.setState(transition(connection.getState(), event, isConfigured), true)
  return connection.getState()
}

let attached: { connector: Connector; since: number; stop: () => void } | undefined

function detach(): void {
  attached?.stop()
  attached = undefined
}

/** Lets the machine hear what a connected wallet says, and keeps the hint for the next visit in step. */
function attach(connector: Connector, since: number): void {
  detach()
  const stops = [
    connector.events.on('change', (change) => {
      dispatch({ type: 'change', since, ...change })
      keepHint()
    }),
    connector.events.on('disconnect', ({ reason }) => {
      dispatch({ type: 'lost', since, reason })
      detach()
      void connector.disconnect()
      if (reason === 'ended') hint.remove()
    }),
  ]
  attached = { connector, since, stop: () => stops.forEach((stop) => void stop()) }
}

function keepHint(): void {
  const state = connection.getState()
  if (state.status === 'connected')
    hint.write({ walletId: state.walletId, account: state.account, chainId: state.chain.id })
}

let leaving = new AbortController()

async function attempt(walletId: string, epoch: number, reconnecting: boolean): Promise<void> {
  leaving.abort() // nobody waits for the attempt before this one any more
  leaving = new AbortController()
  const { signal } = leaving
  try {
    if (reconnecting && !(await untilInstalled(walletId, DEADLINES.walletAnnounce))) throw new ConnectorNotFoundError()
    const connector = heldConnector(walletId) ?? (await loadConnector(walletId))
    const { accounts, chainId } = await connector.connect({ reconnecting, signal })
    const state = dispatch({ type: 'done', epoch, accounts, chainId })
    if (state.status !== 'connected' || state.since !== epoch) {
      // a late answer: nobody waits for it any more
      if (attached?.connector !== connector) await connector.disconnect()
      return
    }
    const left = attached?.connector
    attach(connector, epoch)
    if (left && left !== connector) await left.disconnect()
    rememberWallet(walletId)
    keepHint()
  } catch (thrown) {
    dispatch({ type: 'fail', epoch, error: toAppError(thrown) })
  }
}

/** Asks a wallet to connect. Settles when the attempt has; the outcome is in the store. */
export function connect(walletId: string): Promise<void> {
  const { epoch } = dispatch({ type: 'connect', walletId })
  return attempt(walletId, epoch, false)
}

/** Stops waiting. What the wallet still answers changes nothing. */
export function cancelConnect(): void {
  leaving.abort()
  dispatch({ type: 'cancel' })
}

/** Leaves the wallet, and doesn't come back by itself on the next visit. */
export function disconnect(): void {
  leaving.abort()
  dispatch({ type: 'disconnect' })
  hint.remove()
  const connector = attached?.connector
  detach()
  void connector?.disconnect()
}

export const dismissError = (): void => void dispatch({ type: 'dismissError' })

/**
 * Looks for the wallet used last (S4.4): that one alone, and without a prompt.
 * Called once, after the page has mounted (S2.2).
 */
export function reconnect(): Promise<void> {
  if (connection.getState().status !== 'loading') return Promise.resolve()
  const last = hint.read()
  const { epoch, status } = dispatch({ type: 'hintRead', hint: last ?? undefined })
  return status === 'reconnecting' && last ? attempt(last.walletId, epoch, true) : Promise.resolve()
}

/** Another tab left its wallet: so does this one. A connection made there changes nothing here. */
hint.subscribe(() => {
  if (hint.read() === null && connection.getState().status === 'connected') disconnect()
})

/** The connection, where there is one. */
export function connected(): Connected | undefined {
  const state = connection.getState()
  return state.status === 'connected' ? state : undefined
}

/** The connector of the connection, to send something through it. */
export const activeConnector = (): Connector | undefined => attached?.connector

/**
 * Asks the connected wallet to go to a chain of the page's.
 * @throws AppError as the connector does; ConnectorNotFound when nothing is connected
 */
export async function switchChain(chain: Chain): Promise<void> {
  const connector = activeConnector()
  if (!connector) throw new ConnectorNotFoundError()
  await connector.switchChain(addableChain(chain))
}
