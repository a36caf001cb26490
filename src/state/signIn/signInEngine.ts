import { isSameAddress } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import { DEADLINES, SIGN_IN } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { AppError, DeadlineError, RequestPendingError, toAppError } from '../../lib/errors.ts'
import { SignInError } from '../../lib/SignInError.ts'
import { readAccountKind } from '../../safe/read/readAccountKind.ts'
import { isSignedByKey } from '../../safe/signatures/verifySignature.ts'
import { connected } from '../connection/connection.ts'
import { walletFor } from '../connection/walletFor.ts'
import { clientOf } from '../queries/clients.ts'
import type { Asked } from '../signatures/askSignature.ts'
import { askToSign } from './askToSign.ts'
import { forgetWaiting, keepWaiting, keptSession, waitingOf } from './keptSignIns.ts'
import { lookForOwners } from './lookForOwners.ts'
import { signIn } from './signIn.ts'
import { signInAdapter } from './signInAdapter.ts'
import {
  type Draft,
  mayWait,
  type Session,
  type SignInEvent,
  type SignInState,
  type Subject,
  transition,
} from './signInMachine.ts'
import { faultIn, Nonce, ownPlace, writeSignInMessage } from './signInMessage.ts'

/** Applies an event: the machine decides. @returns the state it led to; undefined where it changed nothing */
function dispatch(event: SignInEvent): SignInState | undefined {
  const before = signIn.getState()
  const state = transition(before, event)
  if (state === before) return undefined
  signIn.setState(state, true)
  if (state.status === 'waiting' && before.status !== 'waiting') void waitForOwners(state.draft, state.epoch)
  return state
}

const fail = (epoch: number, error: SignInError) => void dispatch({ type: 'fail', epoch, error })

function subjectNow(): Subject | undefined {
  const state = connected()
  return state && { walletId: state.walletId, account: state.account, chainId: state.chainId }
}

const isFor = (draft: Subject, subject: Subject): boolean =>
  draft.walletId === subject.walletId &&
  draft.chainId === subject.chainId &&
  isSameAddress(draft.account, subject.account)

async function createDraft(subject: Subject): Promise<Draft> {
  const { account, chainId } = subject
  const asked = signInAdapter().getNonce({ account, chainId })
  const [given, kind] = await Promise.all([
    withDeadline(asked, DEADLINES.signInServer, 'the sign-in server'),
    clientOf(chainId).then((client) => readAccountKind(client, account)),
  ])
  const nonce = Nonce.parse(given)
  const issuedAt = Date.now()
  const times = { issuedAt, expiresAt: issuedAt + SIGN_IN.validFor }
  const text = writeSignInMessage({ account, chainId, nonce, ...ownPlace(), ...times })
  return { ...subject, ...times, kind: kind.value, nonce, text }
}

/** The wallet's unanswered prompt, also one that nobody waits for: there are never two at once. */
let prompt: { draft: Draft; answer: Promise<Asked> } | undefined

/** Makes the message to sign, or resumes waiting for one sent out before. The wallet isn't prompted. */
export async function prepareSignIn(): Promise<void> {
  const subject = subjectNow()
  if (!subject) return
  const waiting = waitingOf(subject)
  if (waiting && dispatch({ type: 'resume', draft: waiting.draft })) return
  const state = dispatch({ type: 'prepare', subject })
  if (!state) return
  const { epoch } = state
  try {
    const open = prompt && isFor(prompt.draft, subject) ? prompt.draft : undefined
    dispatch({ type: 'prepared', epoch, draft: open ?? (await createDraft(subject)) })
  } catch (thrown) {
    fail(epoch, new SignInError('prepare', thrown))
  }
}

/** Asks the wallet to sign the message; while owners are waited for, the same one again. */
export async function askForSignature(): Promise<void> {
  const before = signIn.getState()
  const isStale = before.status === 'ready' && Date.now() - before.draft.issuedAt > SIGN_IN.skew / 2
  if (isStale && before.draft.text !== prompt?.draft.text) await prepareSignIn()
  const state = dispatch({ type: 'sign', at: Date.now() })
  if (state?.status !== 'signing') return
  const { draft, epoch } = state
  try {
    const connector = await walletFor(draft)
    if (signIn.getState().epoch !== epoch) return
    if (prompt && prompt.draft.text !== draft.text)
      return fail(epoch, new SignInError('sign', new RequestPendingError()))
    if (!prompt && mayWait(draft)) keepWaiting({ draft: { ...draft, askedAt: draft.askedAt ?? Date.now() } })
    prompt ??= { draft, answer: askToSign(connector, draft) }
  } catch (thrown) {
    return fail(epoch, new SignInError('other', thrown))
  }
  await hear(prompt, epoch)
}

/** Handles the wallet's answer; one after the deadline still counts where owners are waited for. */
async function hear(asked: NonNullable<typeof prompt>, epoch: number): Promise<void> {
  const { draft } = asked
  const over = () => {
    if (prompt === asked) prompt = undefined
  }
  const timer = setTimeout(() => {
    over()
    const isPending = mayWait(draft) && dispatch({ type: 'pend', epoch, isClosed: false })
    if (!isPending) fail(epoch, new SignInError('sign', new DeadlineError('the wallet', DEADLINES.walletPrompt)))
  }, DEADLINES.walletPrompt)
  try {
    const { signature, messageHash } = await asked.answer
    over()
    const waiting = waitingOf(draft)
    if (waiting && messageHash) keepWaiting({ ...waiting, messageHash })
    if (!signature) dispatch({ type: 'pend', epoch, isClosed: false })
    else if (dispatch({ type: 'signed', epoch, signature })) await verify()
  } catch (thrown) {
    over()
    refuse(draft, epoch, toAppError(thrown))
  } finally {
    clearTimeout(timer)
  }
}

function refuse(draft: Draft, epoch: number, error: AppError): void {
  const hasOthers = draft.kind.kind === 'safe' && draft.kind.threshold > 1
  // Safe reports the same when a person signs and closes its window: the two can't be told apart
  if (hasOthers && error.name === 'UserRejected' && dispatch({ type: 'pend', epoch, isClosed: true })) return
  const state = signIn.getState()
  if (state.epoch === epoch && state.status === 'signing' && !state.isAgain) forgetWaiting(draft)
  fail(epoch, new SignInError('sign', error))
}

let looks = 0

async function waitForOwners(draft: Draft, epoch: number): Promise<void> {
  const look = ++looks
  const isWaiting = () => {
    const state = signIn.getState()
    return look === looks && state.status === 'waiting' && state.epoch === epoch
  }
  const note = (error: AppError | undefined) => void dispatch({ type: 'looked', epoch, error })
  const signature = await lookForOwners(draft, isWaiting, note)
  if (signature && dispatch({ type: 'signed', epoch, signature })) return verify()
  if (!isWaiting()) return
  forgetWaiting(draft)
  fail(epoch, new SignInError('sign', new DeadlineError('the owners', SIGN_IN.validFor)))
}

const NOT_ITS: ConstructorParameters<typeof AppError> = ['SignInVerifying', "The signature isn't the account's."]

/** Verifies the signature: first its message, then whether it is the account's. */
async function verify(): Promise<void> {
  const state = signIn.getState()
  if (state.status !== 'verifying') return
  const { draft, epoch, signature } = state
  const { account, chainId, walletId, text, expiresAt } = draft
  const drop = (thrown: unknown) => {
    forgetWaiting(draft)
    fail(epoch, new SignInError('verify', thrown, { isInvalid: true }))
  }
  try {
    const now = Date.now()
    const fault = faultIn(text, { ...draft, ...ownPlace(), askedAt: draft.askedAt ?? now, now })
    if (fault) return drop(new ChangedError({ details: `The message isn't the one that was to be signed: ${fault}.` }))
    const judged = signInAdapter().verify({ account, chainId, text, signature })
    const isValid = await withDeadline(judged, DEADLINES.signatureCheck, 'the check')
    if (!isValid && signature === '0x' && dispatch({ type: 'pend', epoch, isClosed: false })) return
    if (!isValid) return drop(new AppError(...NOT_ITS))
    const isOwnKey = await isSignedByKey({ account, text, signature })
    const session: Session = { walletId, account, chainId, isOwnKey, text, signature, checkedAt: now, expiresAt }
    if (!dispatch({ type: 'verified', epoch, session })) return
    forgetWaiting(draft)
    keptSession.write(session)
  } catch (thrown) {
    fail(epoch, new SignInError('verify', thrown))
  }
}

/** Retries the failed step, and none before it. */
export async function trySignInAgain(): Promise<void> {
  const { failure, ...state } = signIn.getState()
  if (state.status === 'ready' && state.signature) {
    dispatch({ type: 'verify' })
    return verify()
  }
  if (state.status === 'idle') await prepareSignIn()
  // a message that failed to be made has to be read first
  if (failure?.step !== 'prepare') await askForSignature()
}

/**
 * Cancels the last attempt. The wallet stays connected, and late answers change nothing; owners who were asked before
 * it are still waited for.
 */
export function cancelSignIn(): void {
  const state = signIn.getState()
  const isFirst = state.status === 'signing' && !state.isAgain
  if (isFirst || state.status === 'waiting') forgetWaiting(state.draft)
  dispatch({ type: 'cancel' })
}

/** Restores a session, from an earlier load of the page or after it was verified again. */
export function restoreSession(session: Session): void {
  if (dispatch({ type: 'restore', session })) keptSession.write(session)
}

/** Ends the sign-in, here at once. @throws AppError when a deployment's server didn't confirm it */
export async function signOut(): Promise<void> {
  const state = signIn.getState()
  dispatch({ type: 'end' })
  keptSession.remove()
  if (state.status !== 'signedIn') return
  const { account, chainId } = state.session
  const told = signInAdapter().signOut({ account, chainId })
  await withDeadline(told, DEADLINES.signInServer, 'the sign-in server').catch((thrown) => {
    throw toAppError(thrown)
  })
}
