import { createStore } from 'zustand/vanilla'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { isSignInRequired, STORAGE_KEYS } from '../../lib/config.ts'
import type { ConnectionState } from '../connection/connectionMachine.ts'
import { isPersisted } from '../settings/storage.ts'

type SignedIn = {
  walletId: string
  account: Address
  chainId: number
  /** Shown by its key, and so on every chain; else by its code, for one chain. */
  isOwnKey: boolean
  expiresAt: number
}

/** Who has signed in, for the frame; `isRead` is false as long as an earlier session has to be looked at. */
export const signedIn = createStore<{ who: SignedIn | undefined; isRead: boolean }>(() => ({
  who: undefined,
  isRead: !isPersisted(STORAGE_KEYS.session, 'sessionStorage'),
}))

/** Whether a sign-in speaks for the connection of the moment. */
export const speaksFor = (who: SignedIn | undefined, state: ConnectionState): boolean =>
  who !== undefined &&
  state.status === 'connected' &&
  state.walletId === who.walletId &&
  isSameAddress(state.account, who.account) &&
  (who.isOwnKey || state.chainId === who.chainId)

/** Whether a sign-in is required for the connection of the moment, and absent or not known yet. */
export const lacksSignIn = (state: ConnectionState, { who } = signedIn.getState()): boolean =>
  isSignInRequired() && state.status === 'connected' && !speaksFor(who, state)

/** S4.2 */
export type Status = ConnectionState['status'] | 'unauthenticated'

/** The status word: that of the connection, or what stands between it and being used where a sign-in is required. */
export function statusOf(state: ConnectionState, now = signedIn.getState()): Status {
  if (!lacksSignIn(state, now)) return state.status
  return now.isRead ? 'unauthenticated' : 'loading'
}
