import { isSameAddress } from '../../lib/address.ts'
import { DEADLINES, SIGN_IN } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { verifySignature } from '../../safe/signatures/verifySignature.ts'
import { connection } from '../connection/connection.ts'
import type { ConnectionState } from '../connection/connectionMachine.ts'
import { clientOf } from '../queries/clients.ts'
import { keptSession } from './keptSignIns.ts'
import { signIn } from './signIn.ts'
import { restoreSession, signOut } from './signInEngine.ts'
import { mayWait, type Session, type SignInState, subjectOf } from './signInMachine.ts'

/** Whether a sign-in is bound to its chain: a contract account's is, and so is one that no wallet was asked for yet. */
function isOfOneChain(state: SignInState): boolean {
  if (state.status === 'signedIn') return !state.session.isOwnKey
  return state.status === 'signing' || state.status === 'verifying' ? mayWait(state.draft) : true
}

/** Whether the connection has ended the sign-in. Reconnecting doesn't. */
function isOver(state: SignInState, now: ConnectionState): boolean {
  const subject = subjectOf(state)
  if (now.status === 'disconnected') return subject !== undefined
  if (now.status !== 'connected' || !subject) return false
  if (now.walletId !== subject.walletId || !isSameAddress(now.account, subject.account)) return true
  return now.chainId !== subject.chainId && isOfOneChain(state)
}

function keepInStep(): void {
  // signed out here even if a deployment's server fails
  if (isOver(signIn.getState(), connection.getState())) signOut().catch(() => undefined)
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Verifies a session's signature again, by the account's contract. @throws AppError when that couldn't be checked */
const stillHolds = async (session: Session): Promise<boolean> =>
  verifySignature(await clientOf(session.chainId), session)

async function checkAgain(session: Session): Promise<void> {
  if (Date.now() >= session.expiresAt) return void signOut().catch(() => undefined)
  const isValid = await stillHolds(session).catch(() => undefined)
  const state = signIn.getState()
  if (state.status !== 'signedIn' || state.session !== session) return
  if (isValid === false) return void signOut().catch(() => undefined)
  if (isValid) return restoreSession({ ...session, checkedAt: Date.now() })
  // a failed check is retried soon, not in an hour
  timer = setTimeout(() => void checkAgain(session), DEADLINES.walletPrompt)
}

/** Ends a session when it expires, and re-verifies a contract account's now and then. */
function watchClock(): void {
  clearTimeout(timer)
  const state = signIn.getState()
  if (state.status !== 'signedIn') return
  const { session } = state
  const isChecked = !session.isOwnKey && session.checkedAt + SIGN_IN.checkAgain < session.expiresAt
  const at = isChecked ? session.checkedAt + SIGN_IN.checkAgain : session.expiresAt
  const act = () => (isChecked ? void checkAgain(session) : void signOut().catch(() => undefined))
  timer = setTimeout(act, Math.max(0, at - Date.now()))
}

/** Restores an earlier load's session if it is still valid: a contract account's is verified again if it is old. */
async function takeUp(): Promise<void> {
  const session = keptSession.read()
  const now = Date.now()
  if (session && session.expiresAt > now && session.checkedAt <= now) {
    const isFresh = session.isOwnKey || now - session.checkedAt <= SIGN_IN.checkAgain
    const asked = isFresh || withDeadline(stillHolds(session), DEADLINES.signInServer, 'the network')
    const isValid = await Promise.resolve(asked).catch(() => false)
    if (isValid) restoreSession(isFresh ? session : { ...session, checkedAt: now })
  }
  const { status } = signIn.getState()
  if (status === 'restoring') await signOut()
  else if (status !== 'signedIn') keptSession.remove()
  keepInStep()
}

/**
 * Keeps a sign-in in sync with the wallet and the clock, and restores an earlier load's.
 * @returns the unsubscribe function
 */
export function followSignIn(): () => void {
  const stops = [
    signIn.subscribe(watchClock),
    connection.subscribe(keepInStep),
    keptSession.subscribe((session) => {
      // erased in the settings
      if (session === null && signIn.getState().status === 'signedIn') signOut().catch(() => undefined)
    }),
  ]
  void takeUp()
  return () => {
    stops.forEach((stop) => void stop())
    clearTimeout(timer)
  }
}
