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
import { hostFrame, isFramed } from './hostFrame.ts'
import { forget, lastConnection } from './lastConnection.ts'
import { heldConnector, rememberWallet, transportOf } from './wallets.ts'

/** The connection, for every page; the machine decides, this store only applies it. */
export const connection = createStore<ConnectionState>(() => INITIAL_STATE)

/** Not plain data, so outside the store: the live connection's connector, and what aborts the attempt. */
let attached: { connector: Connector; since: number; stop: () => void } | undefined
let attempt = new AbortController()

/** Fire and forget; a failed disconnect is ignored. */
const leave = (connector: Connector): Promise<void> => connector.disconnect().catch(() => undefined)

/** @param connector the one that answered, where the event is an answer */
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

/** Passes a connected wallet's events to the machine, and keeps the stored last connection in sync. */
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

/** A Safe is detected again in each frame, so it never replaces the wallet remembered for other tabs. */
function keepLastConnection(): void {
  const state = connected()
  if (state && state.transport !== 'safe') lastConnection.write(toLast(state))
}

async function settle(epoch: number, [connector, answer]: Answered): Promise<void> {
  const state = dispatch({ type: 'done', epoch, transport: connector.type, ...answer }, connector)
  if (state.status !== 'connected' || state.since !== epoch) {
    // a late answer: superseded, unless the same wallet is being asked again
    const isAskedAnew = state.status === 'connecting' && heldConnector(state.walletId, state.transport) === connector
    if (attached?.connector !== connector && !isAskedAnew) await leave(connector)
    return
  }
  if (state.transport === 'safe') return hostFrame.setState({ kind: 'safe' })
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
 * @param how `transport`, where the person chose one; `isSilent` takes what it shares already, and doesn't prompt
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

/** Disconnects the wallet, and doesn't reconnect on the next visit. */
export function disconnect(): void {
  const walletId = (connected() ?? lastConnection.read())?.walletId
  dispatch({ type: 'disconnect' })
  forget(walletId)
}

export const dismissError = (): void => void dispatch({ type: 'dismissError' })

/** Asks the Safe around this frame. The connector has a deadline for the answer; loading its code has another. */
function askSafe(): Promise<Answered | undefined> {
  dispatch({ type: 'look' })
  const { signal } = new AbortController()
  return ask({ walletId: 'safe', transport: undefined, reconnecting: true, signal }).catch(() => undefined)
}

/**
 * Reconnects the wallet used last (S4.4), no other, and without a prompt. In a frame the Safe around it is asked first,
 * and when it answers no wallet is (S1.3). Runs once, after the page has mounted (S2.2).
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
    // the frame is a Safe's even if the person connected something before it answered
    hostFrame.setState({ kind: 'safe' })
    return settle(status === 'reconnecting' ? epoch : INITIAL_STATE.epoch, safe)
  }
  if (status === 'reconnecting' && last) await run(epoch, (signal) => askAgain(last, signal))
}

/** Reconnects the pending wallet without a prompt; a no-op where the person has done something since. */
export async function comeBack(): Promise<void> {
  const before = connection.getState()
  const state = dispatch({ type: 'returned' })
  if (state !== before && state.status === 'reconnecting')
    await run(state.epoch, (signal) => askAgain(state.last, signal))
}

/** Disconnects here when any tab disconnects this wallet. What another tab does with another one changes nothing. */
export const followLastConnection = (): (() => void) =>
  lastConnection.subscribe((last, before) => {
    if (before && !last) dispatch({ type: 'forgotten', walletId: before.walletId })
  })

/** The connection, where there is one. */
export function connected(): Connected | undefined {
  const state = connection.getState()
  return state.status === 'connected' ? state : undefined
}

/** The wallet that this tab had last, while it may still be unlocked or announce itself. */
export const pendingReconnect = (): LastConnection | undefined => lastOf(connection.getState())

/** The connector of the connection, to send something through it. */
export const activeConnector = (): Connector | undefined => attached?.connector
