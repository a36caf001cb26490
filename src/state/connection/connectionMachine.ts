import type { Accounts, Shared } from '../../connectors/connector.ts'
import type { Address } from '../../lib/address.ts'
import type { AppError } from '../../lib/errors.ts'
import type { Transport } from '../../wallets/walletRecords.ts'

/** The last connection: shown while reconnecting, never acted upon. */
export type LastConnection = { walletId: string; account: Address; chainId: number; transport?: Transport | undefined }

/** S3.1; `since` is the epoch of the attempt that made it. Whether its chain is configured is derived, not stored. */
export type Connected = {
  status: 'connected'
  walletId: string
  /** How it is reached. */
  transport: Transport
  account: Address
  chainId: number
  /** The wallet behind the relay says that it is a Safe. */
  isSafe?: true
  since: number
}

/**
 * `locked`: the wallet no longer shares an account; `ended`: it is gone. Neither was asked for on this page. `last` may
 * still be unlocked, or announce itself.
 */
type Disconnected = { status: 'disconnected'; reason?: 'locked' | 'ended'; last?: LastConnection }

type Settled = Disconnected | Connected

/** The statuses of S4.2; the sixth, `unauthenticated`, is `connected` where a sign-in is required and absent. */
export type ConnectionState = { epoch: number; error?: AppError } & (
  | { status: 'loading'; isLooking?: true }
  | { status: 'reconnecting'; last: LastConnection }
  | { status: 'connecting'; walletId: string; transport: Transport; before: Settled }
  | Settled
)

/**
 * Answers to an attempt carry the attempt's epoch, later events of a wallet carry the connection's: a late answer, or
 * an event from a disconnected wallet, changes nothing.
 */
export type ConnectionEvent =
  /** The Safe around the page is asked before anything else. */
  | { type: 'look' }
  | { type: 'lastConnectionRead'; last: LastConnection | undefined }
  /** The wallet used last answers again: it was unlocked, or announced itself late. */
  | { type: 'returned' }
  | { type: 'connect'; walletId: string; transport: Transport }
  | ({ type: 'done'; epoch: number; transport: Transport } & Shared)
  | { type: 'fail'; epoch: number; error: AppError }
  | { type: 'cancel' }
  | { type: 'change'; since: number; accounts?: Accounts; chainId?: number }
  | { type: 'lost'; since: number; reason: 'locked' | 'ended' }
  | { type: 'disconnect' }
  /** The stored last connection was removed: this tab or another has disconnected it. */
  | { type: 'forgotten'; walletId: string }
  | { type: 'dismissError' }

export const INITIAL_STATE: ConnectionState = { status: 'loading', epoch: 0 }

/** Where an attempt falls back to: the last good state. */
function settled(state: ConnectionState): Settled {
  if (state.status === 'connecting') return state.before
  if (state.status === 'disconnected')
    return state.reason ? { status: 'disconnected', reason: state.reason } : DISCONNECTED
  if (state.status !== 'connected') return DISCONNECTED
  const { epoch: _, error: __, ...held } = state
  return held
}

const DISCONNECTED: Disconnected = { status: 'disconnected' }

/** The live connection, also while another wallet is being asked. */
export function heldConnection(state: ConnectionState): Connected | undefined {
  const held = state.status === 'connecting' ? state.before : state
  return held.status === 'connected' ? held : undefined
}

/** The wallet that this tab had last, while it may reconnect by itself. */
export const lastOf = (state: ConnectionState): LastConnection | undefined => ('last' in state ? state.last : undefined)

export function toLast({ walletId, account, chainId, transport }: Connected): LastConnection {
  return { walletId, account, chainId, transport }
}

/** Applies a wallet's own event to its connection, also while another wallet is being asked. */
function hear(state: ConnectionState, since: number, change: (connected: Connected) => Settled): ConnectionState {
  const held = heldConnection(state)
  if (held?.since !== since) return state
  return state.status === 'connecting' ? { ...state, before: change(held) } : { ...state, ...change(held) }
}

/** The connection machine (S4): pure, total, and the only place where a connection begins or ends. */
export function transition(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  const epoch = state.epoch + 1
  const isWaiting = state.status === 'connecting' || state.status === 'reconnecting'

  switch (event.type) {
    case 'look':
      return state.status === 'loading' ? { ...state, isLooking: true } : state

    case 'lastConnectionRead':
      if (state.status !== 'loading') return state
      return event.last ? { status: 'reconnecting', last: event.last, epoch } : { ...DISCONNECTED, epoch }

    case 'returned':
      // never over an error on the screen, or what the person has done since
      return state.status === 'disconnected' && state.last && !state.error
        ? { status: 'reconnecting', last: state.last, epoch }
        : state

    case 'connect': {
      const { walletId, transport } = event
      return { status: 'connecting', walletId, transport, before: settled(state), epoch }
    }

    case 'done': {
      if (!isWaiting || event.epoch !== state.epoch) return state
      const walletId = state.status === 'connecting' ? state.walletId : state.last.walletId
      const { transport, accounts, chainId, isSafe } = event
      const held = { walletId, transport, account: accounts[0], chainId, ...(isSafe && { isSafe }), since: state.epoch }
      return { status: 'connected', ...held, epoch }
    }

    case 'fail':
      if (!isWaiting || event.epoch !== state.epoch) return state
      // a silent reconnect that found nothing is no error to show
      return state.status === 'reconnecting'
        ? { ...DISCONNECTED, last: state.last, epoch }
        : { ...settled(state), error: event.error, epoch }

    case 'cancel':
      if (state.status === 'reconnecting') return { ...DISCONNECTED, last: state.last, epoch }
      return state.status === 'connecting' ? { ...settled(state), epoch } : state

    case 'change':
      return hear(state, event.since, (connected) => ({
        ...connected,
        account: event.accounts?.[0] ?? connected.account,
        chainId: event.chainId ?? connected.chainId,
      }))

    case 'lost': {
      const { since, reason } = event
      const lost = { status: 'disconnected', reason } as const
      if (state.status !== 'connected' || state.since !== since) return hear(state, since, () => lost)
      return { ...lost, ...(reason === 'locked' && { last: toLast(state) }), epoch }
    }

    case 'disconnect':
      return { ...DISCONNECTED, epoch }

    case 'forgotten': {
      const isKept = state.status === 'connected' && state.transport !== 'safe'
      const { walletId } = (isKept ? state : lastOf(state)) ?? {}
      return walletId === event.walletId ? { ...DISCONNECTED, epoch } : state
    }

    case 'dismissError': {
      const { error: _, ...rest } = state
      return state.error ? rest : state
    }
  }
}
