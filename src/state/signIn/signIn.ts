import { createStore } from 'zustand/vanilla'
import { isSameAddress } from '../../lib/address.ts'
import { isSignInRequired, STORAGE_KEYS } from '../../lib/config.ts'
import type { ConnectionState } from '../connection/connectionMachine.ts'
import { isPersisted } from '../settings/storage.ts'
import type { Session, SignInState } from './signInMachine.ts'

/** The sign-in of the connected account. Its machine, and `signInEngine.ts` that drives it, are loaded when needed. */
export const signIn = createStore<SignInState>(() => ({
  status: isPersisted(STORAGE_KEYS.session, 'sessionStorage') ? 'restoring' : 'idle',
  epoch: 0,
}))

/** The session of the current connection. */
export function sessionFor(state: ConnectionState, now = signIn.getState()): Session | undefined {
  if (now.status !== 'signedIn' || state.status !== 'connected') return undefined
  const { session } = now
  const isItsOwn = state.walletId === session.walletId && isSameAddress(state.account, session.account)
  return isItsOwn && (session.isOwnKey || state.chainId === session.chainId) ? session : undefined
}

/** Whether a sign-in is required for the current connection, and missing or not restored yet. */
export const lacksSignIn = (state: ConnectionState, now = signIn.getState()): boolean =>
  isSignInRequired() && state.status === 'connected' && !sessionFor(state, now)

/** S4.2 */
export type Status = ConnectionState['status'] | 'unauthenticated'

/** The status to show: the connection's, or `unauthenticated` or `loading` where a required sign-in is missing. */
export function statusOf(state: ConnectionState, now = signIn.getState()): Status {
  if (!lacksSignIn(state, now)) return state.status
  return now.status === 'restoring' ? 'loading' : 'unauthenticated'
}
