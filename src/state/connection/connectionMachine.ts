import type { Address } from '../../lib/address.ts'
import type { AppError } from '../../lib/errors.ts'
import type { Transport } from '../../wallets/wallets.ts'

/** What was connected when the page was left: shown while it is looked for again, never acted upon. */
export type LastConnection = { walletId: string; account: Address; chainId: number; transport?: Transport | undefined }

/** S3.1; `since` is the epoch in which it came to be. Whether the page works on its chain follows from what is configured then. */
export type Connected = {
  status: 'connected'
  walletId: string
  account: Address
  chainId: number
  since: number
}

/** `locked`: the wallet shares no account any more; `ended`: it is gone. Neither was the person's wish. */
type Disconnected = { status: 'disconnected'; reason?: 'locked' | 'ended' }

type Settled = Disconnected | Connected

/** The words a page sees (S4.2); the sixth, `unauthenticated`, is `connected` where a sign-in is required and absent. */
export type ConnectionState = { epoch: number; error?: AppError } & (
  | { status: 'loading' }
  | { status: 'reconnecting'; last: LastConnection }
  | { status: 'connecting'; walletId: string; before: Settled }
  | Settled
)

type Accounts = readonly [Address, ...Address[]]

/**
 * What can happen. What answers an attempt carries the attempt's epoch, what a wallet tells later carries the
 * connection's: an answer to an attempt that is over, or a word from a wallet that was left, changes nothing.
 */
export type ConnectionEvent =
  | { type: 'lastConnectionRead'; last: LastConnection | undefined }
  /** The wallet used last answers again: it was unlocked, or came late. */
  | { type: 'returned'; last: LastConnection }
  | { type: 'connect'; walletId: string }
  | { type: 'done'; epoch: number; accounts: Accounts; chainId: number }
  | { type: 'fail'; epoch: number; error: AppError }
  | { type: 'cancel' }
  | { type: 'change'; since: number; accounts?: Accounts; chainId?: number }
  | { type: 'lost'; since: number; reason: 'locked' | 'ended' }
  | { type: 'disconnect' }
  | { type: 'dismissError' }

export const INITIAL_STATE: ConnectionState = { status: 'loading', epoch: 0 }

/** Where an attempt falls back to: the last good state. */
function settled(state: ConnectionState): Settled {
  if (state.status === 'connecting') return state.before
  if (state.status === 'disconnected')
    return state.reason ? { status: 'disconnected', reason: state.reason } : DISCONNECTED
  if (state.status !== 'connected') return DISCONNECTED
  const { walletId, account, chainId, since } = state
  return { status: 'connected', walletId, account, chainId, since }
}

const DISCONNECTED: Disconnected = { status: 'disconnected' }

/** What a wallet says by itself reaches the connection it belongs to, also while another wallet is being asked. */
function hear(state: ConnectionState, since: number, change: (connected: Connected) => Settled): ConnectionState {
  if (state.status === 'connected' && state.since === since) return { ...state, ...change(state) }
  if (state.status === 'connecting' && state.before.status === 'connected' && state.before.since === since)
    return { ...state, before: change(state.before) }
  return state
}

/** The connection machine (S4): pure, total, and the only place where a connection comes to be or ends. */
export function transition(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  const epoch = state.epoch + 1
  const isWaiting = state.status === 'connecting' || state.status === 'reconnecting'

  switch (event.type) {
    case 'lastConnectionRead':
      if (state.status !== 'loading') return state
      return event.last ? { status: 'reconnecting', last: event.last, epoch } : { ...DISCONNECTED, epoch }

    case 'returned':
      // what a person has been told, and what they have done since, goes first
      return state.status === 'disconnected' && !state.error
        ? { status: 'reconnecting', last: event.last, epoch }
        : state

    case 'connect':
      return { status: 'connecting', walletId: event.walletId, before: settled(state), epoch }

    case 'done': {
      if (!isWaiting || event.epoch !== state.epoch) return state
      const walletId = state.status === 'connecting' ? state.walletId : state.last.walletId
      const { accounts, chainId } = event
      return { status: 'connected', walletId, account: accounts[0], chainId, since: state.epoch, epoch }
    }

    case 'fail':
      if (!isWaiting || event.epoch !== state.epoch) return state
      // a silent look that found nothing is no failure to show
      return state.status === 'reconnecting'
        ? { ...DISCONNECTED, epoch }
        : { ...settled(state), error: event.error, epoch }

    case 'cancel':
      return isWaiting ? { ...settled(state), epoch } : state

    case 'change':
      return hear(state, event.since, (connected) => ({
        ...connected,
        account: event.accounts?.[0] ?? connected.account,
        chainId: event.chainId ?? connected.chainId,
      }))

    case 'lost': {
      const next = hear(state, event.since, () => ({ status: 'disconnected', reason: event.reason }))
      const isLeft = next !== state && next.status === 'disconnected'
      return isLeft ? { status: 'disconnected', reason: event.reason, epoch } : next
    }

    case 'disconnect':
      return { ...DISCONNECTED, epoch }

    case 'dismissError': {
      const { error: _, ...rest } = state
      return state.error ? rest : state
    }
  }
}
