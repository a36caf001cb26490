import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { toAddress } from '../address.ts'
import type { Chain } from '../chains.ts'
import { DEADLINES, STORAGE_KEYS } from '../config.ts'
import type { Accounts, Connector } from '../connectors/connector.ts'
import { withDeadline } from '../deadline.ts'
import { AppError, ConnectorNotFoundError, toAppError } from '../errors.ts'
import type { Way } from '../wallets/wallets.ts'
import { addableChain, isConfigured } from './chains.ts'
import {
  type Connected,
  type ConnectionEvent,
  type ConnectionState,
  type Hint,
  INITIAL_STATE,
  transition,
} from './connectionMachine.ts'
import { frame, isFramed } from './frame.ts'
import { keep } from './storage.ts'
import { heldConnector, loadConnector, rememberWallet, wayBackTo } from './wallets.ts'

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

/** The wallet used last and its account, while nobody has left it for good. */
export const lastWallet: Pick<typeof hint, 'read' | 'subscribe'> = hint

let attached: { connector: Connector; since: number; stop: () => void } | undefined

/** The wallet that this tab had last: while it has none, that one may be unlocked, or come late. */
let awaited: Hint | undefined

export const awaitedWallet = (): Hint | undefined => awaited

/** Nobody waits for it; a wallet that fails to be left is left. */
const leave = (connector: Connector): Promise<void> => connector.disconnect().catch(() => undefined)

function detach(): void {
  attached?.stop()
  attached = undefined
}

/** A wallet is forgotten for the next visit too, unless another tab has taken another one since. */
function forget(walletId: string | undefined): void {
  if (hint.read()?.walletId === walletId) hint.remove()
}

/** Lets the machine hear what a connected wallet says, and keeps the hint for the next visit in step. */
function attach(walletId: string, connector: Connector, since: number): void {
  detach()
  const stops = [
    connector.events.on('change', (change) => {
      dispatch({ type: 'change', since, ...change })
      keepHint()
    }),
    connector.events.on('disconnect', ({ reason }) => {
      const was = connected()
      dispatch({ type: 'lost', since, reason })
      detach()
      void leave(connector)
      if (reason === 'locked' && was) awaited = hintOf(was)
      if (reason === 'ended') forget(walletId)
    }),
  ]
  attached = { connector, since, stop: () => stops.forEach((stop) => void stop()) }
}

/** A Safe is found anew in each frame, so it takes the place of no wallet that is remembered for other tabs. */
const isRemembered = (connector: Connector | undefined): boolean => connector?.type !== 'safe'

const hintOf = ({ walletId, account, chain }: Connected): Hint => ({ walletId, account, chainId: chain.id })

function keepHint(): void {
  const state = connected()
  if (state && isRemembered(attached?.connector)) hint.write(hintOf(state))
}

type Answer = { accounts: Accounts; chainId: number }

async function settle(walletId: string, epoch: number, connector: Connector, answer: Answer): Promise<void> {
  const state = dispatch({ type: 'done', epoch, ...answer })
  if (state.status !== 'connected' || state.since !== epoch) {
    // a late answer: nobody waits for it any more, unless the same wallet is being asked anew
    const isAskedAnew = state.status === 'connecting' && asked === connector
    if (attached?.connector !== connector && !isAskedAnew) await leave(connector)
    return
  }
  const left = attached?.connector
  attach(walletId, connector, epoch)
  if (left && left !== connector) void leave(left)
  if (!isRemembered(connector)) return frame.setState({ kind: 'safe' })
  rememberWallet(walletId)
  keepHint()
}

/** @throws AppError: NotLoaded, as when the network is gone, or the page has been replaced by a newer one */
const load = (walletId: string, way: Way | undefined): Promise<Connector> =>
  withDeadline(loadConnector(walletId, way), DEADLINES.code, 'this page').catch((cause: unknown) => {
    throw new AppError('NotLoaded', 'A part of the page could not be loaded.', { cause })
  })

let leaving = new AbortController()

/** Whom the last attempt asked. */
let asked: Connector | undefined

type Attempt = { walletId: string; epoch: number; way?: Way | undefined; reconnecting: boolean }

async function attempt({ walletId, epoch, reconnecting, ...chosen }: Attempt): Promise<void> {
  leaving.abort() // nobody waits for the attempt before this one any more
  leaving = new AbortController()
  const { signal } = leaving
  try {
    const way = chosen.way ?? (reconnecting ? await wayBackTo(walletId, DEADLINES.walletAnnounce) : undefined)
    if (reconnecting && !way) throw new ConnectorNotFoundError()
    const connector = heldConnector(walletId, way) ?? (await load(walletId, way))
    if (signal.aborted) return
    asked = connector
    await settle(walletId, epoch, connector, await connector.connect({ reconnecting, signal }))
  } catch (thrown) {
    dispatch({ type: 'fail', epoch, error: toAppError(thrown) })
  }
}

/**
 * Asks a wallet to connect. Settles when the attempt has; the outcome is in the store.
 * @param how `way`, where the person has chosen that too; `isSilent` takes what it shares already, and doesn't prompt
 */
export function connect(walletId: string, { way, isSilent = false }: { way?: Way; isSilent?: boolean } = {}) {
  awaited = undefined
  const { epoch } = dispatch({ type: 'connect', walletId })
  return attempt({ walletId, epoch, way, reconnecting: isSilent })
}

/** Stops waiting. What the wallet still answers changes nothing. */
export function cancelConnect(): void {
  leaving.abort()
  dispatch({ type: 'cancel' })
}

/** Leaves the wallet, and doesn't come back by itself on the next visit. */
export function disconnect(): void {
  leaving.abort()
  const walletId = (connected() ?? hint.read())?.walletId
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
  const last = safe ? { walletId: 'safe', account: safe.answer.accounts[0], chainId: safe.answer.chainId } : hint.read()
  const { epoch, status } = dispatch({ type: 'hintRead', hint: last ?? undefined })
  if (status !== 'reconnecting' && safe) {
    // a person was faster than the Safe, whose page this is all the same
    frame.setState({ kind: 'safe' })
    return settle('safe', INITIAL_STATE.epoch, safe.connector, safe.answer)
  }
  if (status !== 'reconnecting' || !last) return
  const { walletId } = last
  if (!safe) awaited = last
  await (safe ? settle(walletId, epoch, safe.connector, safe.answer) : attempt({ walletId, epoch, reconnecting: true }))
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
  if (!awaited) return
  const before = connection.getState()
  const { epoch } = dispatch({ type: 'returned', hint: awaited })
  if (connection.getState() !== before) await attempt({ walletId: awaited.walletId, epoch, reconnecting: true })
}

let remembered = hint.read()

/**
 * Whoever left the wallet, this tab or another: it is awaited no more, and left here too. What another tab does with another
 * wallet changes nothing here.
 */
hint.subscribe(() => {
  const left = remembered
  remembered = hint.read()
  if (remembered || !left) return
  if (awaited?.walletId === left.walletId) awaited = undefined
  if (connected()?.walletId === left.walletId) disconnect()
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
 * @param isMissing when the wallet is known to lack it: it is added first, without asking for it in vain
 * @throws AppError as the connector does; ConnectorNotFound when nothing is connected
 */
export async function switchChain(chain: Chain, isMissing = false): Promise<void> {
  const connector = activeConnector()
  if (!connector) throw new ConnectorNotFoundError()
  await connector.switchChain(addableChain(chain), isMissing)
}
