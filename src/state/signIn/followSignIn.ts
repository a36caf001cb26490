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

/** What is bound to its chain: what code has said or is to say, and a message that nobody was asked to sign yet. */
function isOfOneChain(state: SignInState): boolean {
  if (state.status === 'signedIn') return !state.session.isOwnKey
  return state.status === 'signing' || state.status === 'verifying' ? mayWait(state.draft) : true
}

/** Whether a sign-in is over because of what became of the connection. A connection that is looked for is no change. */
function isOver(state: SignInState, now: ConnectionState): boolean {
  const subject = subjectOf(state)
  if (now.status === 'disconnected') return subject !== undefined
  if (now.status !== 'connected' || !subject) return false
  if (now.walletId !== subject.walletId || !isSameAddress(now.account, subject.account)) return true
  return now.chainId !== subject.chainId && isOfOneChain(state)
}

function keepInStep(): void {
  // the page is signed out whatever a deployment's server makes of it
  if (isOver(signIn.getState(), connection.getState())) signOut().catch(() => undefined)
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Asks the code that spoke for an account whether it still does. @throws AppError when that couldn't be found out */
const stillHolds = async (session: Session): Promise<boolean> =>
  verifySignature(await clientOf(session.chainId), session)

async function checkAgain(session: Session): Promise<void> {
  if (Date.now() >= session.expiresAt) return void signOut().catch(() => undefined)
  const isValid = await stillHolds(session).catch(() => undefined)
  const state = signIn.getState()
  if (state.status !== 'signedIn' || state.session !== session) return
  if (isValid === false) return void signOut().catch(() => undefined)
  if (isValid) return restoreSession({ ...session, checkedAt: Date.now() })
  // not known is no reason to believe in it for another whole hour
  timer = setTimeout(() => void checkAgain(session), DEADLINES.walletPrompt)
}

/** Ends a session when it runs out, and looks at one that code has spoken for now and then. */
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

/** The session of an earlier load, where it still holds: asked again first where code has spoken and much time passed. */
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

/** Keeps a sign-in in step with the wallet and the clock, and takes up that of an earlier load. @returns the stop */
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
