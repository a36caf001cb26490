import type { Accounts, Shared } from '../../connectors/connector.ts'
import type { Address } from '../../lib/address.ts'
import type { AppError } from '../../lib/errors.ts'
import type { Transport } from '../../wallets/walletRecords.ts'

/** What was connected last: shown while it is looked for again, never acted upon. */
export type LastConnection = { walletId: string; account: Address; chainId: number; transport?: Transport | undefined }

/** S3.1; `since` is the epoch in which it came to be. Whether the page works on its chain follows from what is configured then. */
export type Connected = {
  status: 'connected'
  walletId: string
  /** How it is spoken to. */
  transport: Transport
  account: Address
  chainId: number
  /** A Safe behind a relay, by its wallet's word. */
  isSafe?: true
  since: number
}

/**
 * `locked`: the wallet shares no account any more; `ended`: it is gone. Neither was the person's wish. `last` may yet be
 * unlocked, or come late.
 */
type Disconnected = { status: 'disconnected'; reason?: 'locked' | 'ended'; last?: LastConnection }

type Settled = Disconnected | Connected

/** The words a page sees (S4.2); the sixth, `unauthenticated`, is `connected` where a sign-in is required and absent. */
export type ConnectionState = { epoch: number; error?: AppError } & (
  | { status: 'loading'; isLooking?: true }
  | { status: 'reconnecting'; last: LastConnection }
  | { status: 'connecting'; walletId: string; transport: Transport; before: Settled }
  | Settled
)

/**
 * What can happen. What answers an attempt carries the attempt's epoch, what a wallet tells later carries the
 * connection's: an answer to an attempt that is over, or a word from a wallet that was left, changes nothing.
 */
export type ConnectionEvent =
  /** The Safe around the page is asked before anything else. */
  | { type: 'look' }
  | { type: 'lastConnectionRead'; last: LastConnection | undefined }
  /** The wallet used last answers again: it was unlocked, or came late. */
  | { type: 'returned' }
  | { type: 'connect'; walletId: string; transport: Transport }
  | ({ type: 'done'; epoch: number; transport: Transport } & Shared)
  | { type: 'fail'; epoch: number; error: AppError }
  | { type: 'cancel' }
  | { type: 'change'; since: number; accounts?: Accounts; chainId?: number }
  | { type: 'lost'; since: number; reason: 'locked' | 'ended' }
  | { type: 'disconnect' }
  /** The wallet that was kept for the next visit is kept no more: this tab or another has left it. */
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

/** The connection that holds, also while another wallet is asked. */
export function heldConnection(state: ConnectionState): Connected | undefined {
  const held = state.status === 'connecting' ? state.before : state
  return held.status === 'connected' ? held : undefined
}

/** The wallet that this tab had last, while it may come back by itself. */
export const lastOf = (state: ConnectionState): LastConnection | undefined => ('last' in state ? state.last : undefined)

export function toLast({ walletId, account, chainId, transport }: Connected): LastConnection {
  return { walletId, account, chainId, transport }
}

/** What a wallet says by itself reaches the connection it belongs to, also while another wallet is being asked. */
function hear(state: ConnectionState, since: number, change: (connected: Connected) => Settled): ConnectionState {
  const held = heldConnection(state)
  if (held?.since !== since) return state
  return state.status === 'connecting' ? { ...state, before: change(held) } : { ...state, ...change(held) }
}

/** The connection machine (S4): pure, total, and the only place where a connection comes to be or ends. */
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
      // what a person has been told, and what they have done since, goes first
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
      // a silent look that found nothing is no failure to show
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
