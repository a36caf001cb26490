import type { Address } from '../../lib/address.ts'
import type { AppError } from '../../lib/errors.ts'
import type { SignInError } from '../../lib/SignInError.ts'
import type { AccountKind } from '../../safe/read/readAccountKind.ts'

type Hex = `0x${string}`

/** Who signs in, with which wallet, on which chain. */
export type Subject = { walletId: string; account: Address; chainId: number }

/** A message that is ready to be signed; times in milliseconds. */
export type Draft = Subject & {
  kind: AccountKind
  text: string
  nonce: string
  issuedAt: number
  expiresAt: number
  /** When the wallet was asked for the first time. */
  askedAt?: number
}

/** An account that was shown to be the person's. */
export type Session = Subject & {
  /** Proven by its key, and so on every chain; else by its contract, on one chain. */
  isOwnKey: boolean
  text: string
  signature: Hex
  checkedAt: number
  expiresAt: number
}

/**
 * How far a sign-in is (S4.6). `restoring`: an earlier load's has yet to be verified. `idle` has a subject where its
 * failure was about one. `ready`: the message is there to be read; with a signature, it only has to be verified.
 * `waiting`: the owners of a Safe sign one by one, which may take a day and needs no open page; while they are asked
 * again, it is `signing`.
 */
export type SignInState = { epoch: number; failure?: SignInError } & (
  | { status: 'restoring' }
  | { status: 'idle'; subject?: Subject }
  | { status: 'preparing'; subject: Subject }
  | { status: 'ready'; draft: Draft; signature?: Hex }
  | { status: 'signing'; draft: Draft; isAgain: boolean }
  /** `lookError`: the error of the last poll for their signatures. */
  | { status: 'waiting'; draft: Draft; isClosed: boolean; lookError?: AppError }
  | { status: 'verifying'; draft: Draft; signature: Hex }
  | { status: 'signedIn'; session: Session }
)

/** Answers to an attempt carry its epoch: an answer to one that was cancelled, ended or restarted changes nothing. */
export type SignInEvent =
  | { type: 'prepare'; subject: Subject }
  | { type: 'prepared'; epoch: number; draft: Draft }
  | { type: 'sign'; at: number }
  | { type: 'signed'; epoch: number; signature: Hex }
  /** Nothing to verify yet. `isClosed`: the wallet's window was closed, which may mean "no" or "I have, now the others". */
  | { type: 'pend'; epoch: number; isClosed: boolean }
  | { type: 'looked'; epoch: number; error: AppError | undefined }
  | { type: 'verify' }
  | { type: 'verified'; epoch: number; session: Session }
  | { type: 'fail'; epoch: number; error: SignInError }
  | { type: 'cancel' }
  /** Resumed from an earlier visit. */
  | { type: 'resume'; draft: Draft }
  | { type: 'restore'; session: Session }
  /** Signed out, expired, or another account, wallet or chain. */
  | { type: 'end' }

export const NOT_SIGNED_IN: SignInState = { status: 'idle', epoch: 0 }

/** A contract may accept later a signature that it rejects now; a key can't. */
export const mayWait = ({ kind }: Pick<Draft, 'kind'>): boolean => kind.kind === 'safe' || kind.kind === 'contract'

/** The subject of a sign-in, once it has one. */
export function subjectOf(state: SignInState): Subject | undefined {
  if (state.status === 'restoring') return undefined
  if (state.status === 'idle' || state.status === 'preparing') return state.subject
  return state.status === 'signedIn' ? state.session : state.draft
}

const isAtRest = ({ status }: SignInState): boolean => ['restoring', 'idle', 'preparing', 'ready'].includes(status)

/** The state that a cancelled or failed attempt falls back to. */
function leave(state: SignInState, epoch: number): SignInState {
  if (state.status === 'signing' && state.isAgain)
    return { status: 'waiting', draft: state.draft, isClosed: true, epoch }
  if (state.status === 'signing') return { status: 'ready', draft: state.draft, epoch }
  if (state.status === 'verifying') return { status: 'ready', draft: state.draft, signature: state.signature, epoch }
  return state.status === 'preparing' || state.status === 'waiting' ? { status: 'idle', epoch } : state
}

function fail(state: SignInState, error: SignInError, epoch: number): SignInState {
  // an invalid signature makes its message useless too: the next try starts from scratch
  const left = error.isInvalid || state.status === 'waiting' ? NOT_SIGNED_IN : leave(state, epoch)
  if (left.status !== 'idle') return { ...left, failure: error }
  const about = subjectOf(state)
  const subject = about && { walletId: about.walletId, account: about.account, chainId: about.chainId }
  return { status: 'idle', ...(subject && { subject }), failure: error, epoch }
}

/** The sign-in machine (S4.6): pure, total, and the only place where a sign-in begins or ends. */
export function transition(state: SignInState, event: SignInEvent): SignInState {
  const epoch = state.epoch + 1
  const isCurrent = 'epoch' in event && event.epoch === state.epoch
  switch (event.type) {
    case 'prepare':
      return isAtRest(state) && state.status !== 'preparing'
        ? { status: 'preparing', subject: event.subject, epoch }
        : state

    case 'prepared':
      if (state.status !== 'preparing' || !isCurrent) return state
      return { status: 'ready', draft: event.draft, epoch }

    case 'sign':
      if (state.status !== 'ready' && state.status !== 'waiting') return state
      return {
        status: 'signing',
        draft: { askedAt: event.at, ...state.draft },
        isAgain: state.status === 'waiting',
        epoch,
      }

    case 'signed':
      if ((state.status !== 'signing' && state.status !== 'waiting') || !isCurrent) return state
      return { status: 'verifying', draft: state.draft, signature: event.signature, epoch: state.epoch }

    case 'pend':
      if (state.status !== 'signing' && state.status !== 'verifying') return state
      if (!isCurrent || !mayWait(state.draft)) return state
      return { status: 'waiting', draft: state.draft, isClosed: event.isClosed, epoch: state.epoch }

    case 'looked': {
      if (state.status !== 'waiting' || !isCurrent || state.lookError === event.error) return state
      const { lookError: _, ...waiting } = state
      return event.error ? { ...waiting, lookError: event.error } : waiting
    }

    case 'verify':
      if (state.status !== 'ready' || !state.signature) return state
      return { status: 'verifying', draft: state.draft, signature: state.signature, epoch }

    case 'verified':
      if (state.status !== 'verifying' || !isCurrent) return state
      return { status: 'signedIn', session: event.session, epoch }

    case 'fail':
      return isCurrent && !['restoring', 'idle', 'ready', 'signedIn'].includes(state.status)
        ? fail(state, event.error, epoch)
        : state

    case 'cancel':
      return leave(state, epoch)

    case 'resume':
      if (!isAtRest(state) || !mayWait(event.draft)) return state
      return { status: 'waiting', draft: event.draft, isClosed: true, epoch }

    case 'restore':
      return isAtRest(state) || state.status === 'signedIn'
        ? { status: 'signedIn', session: event.session, epoch }
        : state

    case 'end':
      return state.status === 'idle' && !state.failure ? state : { status: 'idle', epoch }
  }
}
