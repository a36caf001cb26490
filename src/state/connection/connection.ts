import { createStore } from 'zustand/vanilla'
import type { Connector } from '../../connectors/connector.ts'
import { toAppError } from '../../lib/errors.ts'
import type { Transport } from '../../wallets/walletRecords.ts'
import { type Answered, ask, askAgain } from './askWallet.ts'
import {
  type Connected,
  type ConnectionEvent,
  type ConnectionState,
  heldConnection,
  INITIAL_STATE,
  type LastConnection,
  lastOf,
  toLast,
  transition,
} from './connectionMachine.ts'
import { frame, isFramed } from './hostFrame.ts'
import { forget, lastConnection } from './lastConnection.ts'
import { heldConnector, rememberWallet, transportOf } from './wallets.ts'

/** The connection, for every page; the machine decides, this store only applies it. */
export const connection = createStore<ConnectionState>(() => INITIAL_STATE)

/** What can't be data: the connector of the connection that holds, and who tells the attempt that it is over. */
let attached: { connector: Connector; since: number; stop: () => void } | undefined
let attempt = new AbortController()

/** Fire and forget; a failed disconnect is ignored. */
const leave = (connector: Connector): Promise<void> => connector.disconnect().catch(() => undefined)

/** @param connector whose answer the event is */
function dispatch(event: ConnectionEvent, connector?: Connector): ConnectionState {
  const before = connection.getState()
  const state = transition(before, event)
  if (state.epoch !== before.epoch) attempt.abort()
  const since = heldConnection(state)?.since
  const left = attached
  if (left?.since !== since) {
    left?.stop()
    attached = connector && since !== undefined ? attach(connector, since) : undefined
  }
  connection.setState(state, true)
  if (left && left.connector !== attached?.connector) void leave(left.connector)
  return state
}

/** Lets the machine hear what a connected wallet says, and keeps the last connection for the next visit in step. */
function attach(connector: Connector, since: number) {
  const stops = [
    connector.events.on('change', (change) => {
      dispatch({ type: 'change', since, ...change })
      keepLastConnection()
    }),
    connector.events.on('disconnect', ({ reason }) => {
      const walletId = heldConnection(connection.getState())?.walletId
      dispatch({ type: 'lost', since, reason })
      if (reason === 'ended') forget(walletId)
    }),
  ]
  return { connector, since, stop: () => stops.forEach((stop) => void stop()) }
}

/** A Safe is found anew in each frame, so it takes the place of no wallet that is remembered for other tabs. */
function keepLastConnection(): void {
  const state = connected()
  if (state && state.transport !== 'safe') lastConnection.write(toLast(state))
}

async function settle(epoch: number, [connector, answer]: Answered): Promise<void> {
  const state = dispatch({ type: 'done', epoch, transport: connector.type, ...answer }, connector)
  if (state.status !== 'connected' || state.since !== epoch) {
    // a late answer: nobody waits for it any more, unless the same wallet is being asked anew
    const isAskedAnew = state.status === 'connecting' && heldConnector(state.walletId, state.transport) === connector
    if (attached?.connector !== connector && !isAskedAnew) await leave(connector)
    return
  }
  if (state.transport === 'safe') return frame.setState({ kind: 'safe' })
  rememberWallet(state.walletId)
  keepLastConnection()
}

async function run(epoch: number, start: (signal: AbortSignal) => Promise<Answered>): Promise<void> {
  attempt = new AbortController()
  try {
    await settle(epoch, await start(attempt.signal))
  } catch (thrown) {
    dispatch({ type: 'fail', epoch, error: toAppError(thrown) })
  }
}

/**
 * Asks a wallet to connect. Settles when the attempt has; the outcome is in the store.
 * @param how `transport`, where the person has chosen that too; `isSilent` takes what it shares already, and doesn't prompt
 */
export function connect(
  walletId: string,
  { transport = transportOf(walletId), isSilent = false }: { transport?: Transport; isSilent?: boolean } = {},
): Promise<void> {
  const { epoch } = dispatch({ type: 'connect', walletId, transport })
  return run(epoch, (signal) => ask({ walletId, transport, reconnecting: isSilent, signal }))
}

/** Stops waiting. What the wallet still answers changes nothing. */
export const cancelConnect = (): void => void dispatch({ type: 'cancel' })

/** Leaves the wallet, and doesn't come back by itself on the next visit. */
export function disconnect(): void {
  const walletId = (connected() ?? lastConnection.read())?.walletId
  dispatch({ type: 'disconnect' })
  forget(walletId)
}

export const dismissError = (): void => void dispatch({ type: 'dismissError' })

/** The Safe whose frame this is. Its own deadline is for its answer; our code, which asks it, has one of its own. */
function askSafe(): Promise<Answered | undefined> {
  dispatch({ type: 'look' })
  const { signal } = new AbortController()
  return ask({ walletId: 'safe', transport: undefined, reconnecting: true, signal }).catch(() => undefined)
}

/**
 * Looks for the wallet used last (S4.4): that one alone, and without a prompt. In a frame the Safe around it is asked
 * before anything else, and when it answers nothing else is (S1.3). Once, after the page has mounted (S2.2).
 */
export async function reconnect(): Promise<void> {
  const state = connection.getState()
  if (state.status !== 'loading' || state.isLooking) return
  const safe = isFramed ? await askSafe() : undefined
  const last = safe
    ? { walletId: 'safe', account: safe[1].accounts[0], chainId: safe[1].chainId }
    : (lastConnection.read() ?? undefined)
  const { epoch, status } = dispatch({ type: 'lastConnectionRead', last })
  if (safe) {
    // it is the Safe's page also where a person was faster, and the Safe's answer too late
    frame.setState({ kind: 'safe' })
    return settle(status === 'reconnecting' ? epoch : INITIAL_STATE.epoch, safe)
  }
  if (status === 'reconnecting' && last) await run(epoch, (signal) => askAgain(last, signal))
}

/** Takes the pending wallet again, without a prompt. Nothing happens where a person has done something since. */
export async function comeBack(): Promise<void> {
  const before = connection.getState()
  const state = dispatch({ type: 'returned' })
  if (state !== before && state.status === 'reconnecting')
    await run(state.epoch, (signal) => askAgain(state.last, signal))
}

/** Leaves here too what this tab or another has left. What another tab does with another wallet changes nothing. */
export const followLastConnection = (): (() => void) =>
  lastConnection.subscribe((last, before) => {
    if (before && !last) dispatch({ type: 'forgotten', walletId: before.walletId })
  })

/** The connection, where there is one. */
export function connected(): Connected | undefined {
  const state = connection.getState()
  return state.status === 'connected' ? state : undefined
}

/** The wallet that this tab had last, while it may be unlocked, or come late. */
export const pendingReconnect = (): LastConnection | undefined => lastOf(connection.getState())

/** The connector of the connection, to send something through it. */
export const activeConnector = (): Connector | undefined => attached?.connector
