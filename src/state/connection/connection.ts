import { createStore } from 'zustand/vanilla'
import type { Connector } from '../../connectors/connector.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { toAppError } from '../../lib/errors.ts'
import type { Transport } from '../../wallets/wallets.ts'
import { type Answer, type Answered, ask, askAgain, askedLast } from './askWallet.ts'
import {
  type Connected,
  type ConnectionEvent,
  type ConnectionState,
  INITIAL_STATE,
  type LastConnection,
  transition,
} from './connectionMachine.ts'
import { frame, isFramed } from './hostFrame.ts'
import { forget, lastConnection } from './lastConnection.ts'
import { loadConnector, rememberWallet } from './wallets.ts'

/** The connection, for every page; the machine decides, this store only applies it. */
export const connection = createStore<ConnectionState>(() => INITIAL_STATE)

const dispatch = (event: ConnectionEvent): ConnectionState => {
  connection.setState(transition(connection.getState(), event), true)
  return connection.getState()
}

let attached: { connector: Connector; since: number; stop: () => void } | undefined

/** The wallet that this tab had last: while it has none, that one may be unlocked, or come late. */
let pendingReconnect: LastConnection | undefined

export const awaitedConnection = (): LastConnection | undefined => pendingReconnect

/** Nobody waits for it; a wallet that fails to be left is left. */
const leave = (connector: Connector): Promise<void> => connector.disconnect().catch(() => undefined)

function detach(): void {
  attached?.stop()
  attached = undefined
}

/** Lets the machine hear what a connected wallet says, and keeps the last connection for the next visit in step. */
function attach(walletId: string, connector: Connector, since: number): void {
  detach()
  const stops = [
    connector.events.on('change', (change) => {
      dispatch({ type: 'change', since, ...change })
      keepLastConnection()
    }),
    connector.events.on('disconnect', ({ reason }) => {
      const was = connected()
      if (reason === 'locked' && was) pendingReconnect = lastConnectionOf(was)
      dispatch({ type: 'lost', since, reason })
      detach()
      void leave(connector)
      if (reason === 'ended') forget(walletId)
    }),
  ]
  attached = { connector, since, stop: () => stops.forEach((stop) => void stop()) }
}

/** A Safe is found anew in each frame, so it takes the place of no wallet that is remembered for other tabs. */
const isRemembered = (connector: Connector | undefined): boolean => connector?.type !== 'safe'

const lastConnectionOf = ({ walletId, account, chainId }: Connected): LastConnection => ({
  walletId,
  account,
  chainId,
  transport: attached?.connector.type,
})

function keepLastConnection(): void {
  const state = connected()
  if (state && isRemembered(attached?.connector)) lastConnection.write(lastConnectionOf(state))
}

async function settle(walletId: string, epoch: number, connector: Connector, answer: Answer): Promise<void> {
  const state = dispatch({ type: 'done', epoch, ...answer })
  if (state.status !== 'connected' || state.since !== epoch) {
    // a late answer: nobody waits for it any more, unless the same wallet is being asked anew
    const isAskedAnew = state.status === 'connecting' && askedLast() === connector
    if (attached?.connector !== connector && !isAskedAnew) await leave(connector)
    return
  }
  const left = attached?.connector
  attach(walletId, connector, epoch)
  if (left && left !== connector) void leave(left)
  if (!isRemembered(connector)) return frame.setState({ kind: 'safe' })
  rememberWallet(walletId)
  keepLastConnection()
}

let leaving = new AbortController()

async function attempt(walletId: string, epoch: number, start: (signal: AbortSignal) => Promise<Answered>) {
  leaving.abort() // nobody waits for the attempt before this one any more
  leaving = new AbortController()
  try {
    await settle(walletId, epoch, ...(await start(leaving.signal)))
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
  { transport, isSilent = false }: { transport?: Transport; isSilent?: boolean } = {},
) {
  pendingReconnect = undefined
  const { epoch } = dispatch({ type: 'connect', walletId })
  return attempt(walletId, epoch, (signal) => ask({ walletId, transport, reconnecting: isSilent, signal }))
}

/** Stops waiting. What the wallet still answers changes nothing. */
export function cancelConnect(): void {
  leaving.abort()
  dispatch({ type: 'cancel' })
}

/** Leaves the wallet, and doesn't come back by itself on the next visit. */
export function disconnect(): void {
  leaving.abort()
  const walletId = (connected() ?? lastConnection.read())?.walletId
  dispatch({ type: 'disconnect' })
  const connector = attached?.connector
  forget(walletId)
  detach()
  if (connector) void leave(connector)
}

export const dismissError = (): void => void dispatch({ type: 'dismissError' })

/** The Safe whose frame this is. It has to answer in time, however long its chunk takes to arrive. */
async function askSafe(): Promise<{ connector: Connector; answer: Answer } | undefined> {
  const asked = loadConnector('safe').then(async (connector) => ({ connector, answer: await connector.connect() }))
  return withDeadline(asked, DEADLINES.safeHost, 'Safe').catch(() => {
    void asked.then(({ connector }) => leave(connector)).catch(() => undefined)
    return undefined
  })
}

async function lookForWallet(): Promise<void> {
  const safe = isFramed ? await askSafe() : undefined
  const last = safe
    ? { walletId: 'safe', account: safe.answer.accounts[0], chainId: safe.answer.chainId }
    : lastConnection.read()
  const { epoch, status } = dispatch({ type: 'lastConnectionRead', last: last ?? undefined })
  if (status !== 'reconnecting' && safe) {
    // a person was faster than the Safe, whose page this is all the same
    frame.setState({ kind: 'safe' })
    return settle('safe', INITIAL_STATE.epoch, safe.connector, safe.answer)
  }
  if (status !== 'reconnecting' || !last) return
  const { walletId } = last
  if (!safe) pendingReconnect = last
  await (safe
    ? settle(walletId, epoch, safe.connector, safe.answer)
    : attempt(walletId, epoch, (signal) => askAgain(last, signal)))
}

let looking: Promise<void> | undefined

/**
 * Looks for the wallet used last (S4.4): that one alone, and without a prompt. In a frame the Safe around it is asked
 * before anything else, and when it answers nothing else is (S1.3).
 * Called once, after the page has mounted (S2.2).
 */
export function reconnect(): Promise<void> {
  if (connection.getState().status !== 'loading') return Promise.resolve()
  looking ??= lookForWallet()
  return looking
}

/** Takes the awaited wallet again, without a prompt. Nothing happens where a person has done something since. */
export async function comeBack(): Promise<void> {
  if (!pendingReconnect) return
  const last = pendingReconnect
  const before = connection.getState()
  const { epoch } = dispatch({ type: 'returned', last })
  if (connection.getState() !== before) await attempt(last.walletId, epoch, (signal) => askAgain(last, signal))
}

let remembered = lastConnection.read()

/**
 * Whoever left the wallet, this tab or another: it is awaited no more, and left here too. What another tab does with another
 * wallet changes nothing here.
 */
lastConnection.subscribe(() => {
  const left = remembered
  remembered = lastConnection.read()
  if (remembered || !left) return
  if (pendingReconnect?.walletId === left.walletId) pendingReconnect = undefined
  if (connected()?.walletId === left.walletId) disconnect()
})

/** The connection, where there is one. */
export function connected(): Connected | undefined {
  const state = connection.getState()
  return state.status === 'connected' ? state : undefined
}

/** The connector of the connection, to send something through it. */
export const activeConnector = (): Connector | undefined => attached?.connector
