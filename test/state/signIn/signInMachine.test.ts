import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NetworkUnreachableError } from '../../../src/lib/chainErrors.ts'
import { type AppError, UserRejectedError } from '../../../src/lib/errors.ts'
import { SignInError } from '../../../src/lib/SignInError.ts'
import type { AccountKind } from '../../../src/safe/read/readAccountKind.ts'
import {
  type Draft,
  mayWait,
  NOT_SIGNED_IN,
  type Session,
  type SignInEvent,
  type SignInState,
  transition,
} from '../../../src/state/signIn/signInMachine.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const walk = (state: SignInState, ...events: SignInEvent[]): SignInState => events.reduce(transition, state)

const draftOf = (kind: AccountKind): Draft => ({
  walletId: 'metaMask',
  account: ADA,
  chainId: 1,
  kind,
  text: `${kind.kind} wants you to sign in`,
  nonce: 'a1b2c3d4',
  issuedAt: 1_000,
  expiresAt: 2_000,
})
const plain = draftOf({ kind: 'plain' })
const safe = draftOf({ kind: 'safe', threshold: 2 })
const session: Session = { ...plain, isOwnKey: true, signature: '0x12', checkedAt: 1_500 }
const wrong = new SignInError('verify', new Error('Not of this account.'), { isInvalid: true })
const unknown = new SignInError('verify', new NetworkUnreachableError())
const declined = new SignInError('sign', new UserRejectedError())
const lookError = new NetworkUnreachableError()

const { walletId, account, chainId } = plain
const subject = { walletId, account, chainId }
const prepare: SignInEvent = { type: 'prepare', subject }
const prepared = (epoch: number, draft = plain): SignInEvent => ({ type: 'prepared', epoch, draft })
const sign: SignInEvent = { type: 'sign', at: 1_200 }
/** The draft once a wallet has been asked. */
const asked = (draft: Draft): Draft => ({ ...draft, askedAt: 1_200 })
const signed = (epoch: number): SignInEvent => ({ type: 'signed', epoch, signature: '0x12' })
const pend = (epoch: number, isClosed = false): SignInEvent => ({ type: 'pend', epoch, isClosed })
const verified = (epoch: number): SignInEvent => ({ type: 'verified', epoch, session })
const fail = (epoch: number, error: SignInError): SignInEvent => ({ type: 'fail', epoch, error })
const cancel: SignInEvent = { type: 'cancel' }
const end: SignInEvent = { type: 'end' }

const way = (draft = plain) => {
  const preparing = walk(NOT_SIGNED_IN, prepare)
  const ready = walk(preparing, prepared(1, draft))
  const signing = walk(ready, sign)
  const verifying = walk(signing, signed(3))
  return { preparing, ready, signing, verifying, signedIn: walk(verifying, verified(3)) }
}

describe('signing in', () => {
  test('[S4.6] idle, signing, verifying, and signed in', () => {
    const { preparing, ready, signing, verifying, signedIn } = way()
    expect([preparing, ready, signing, verifying, signedIn].map(({ status }) => status)).toEqual([
      'preparing',
      'ready',
      'signing',
      'verifying',
      'signedIn',
    ])
    expect(signedIn).toEqual({ status: 'signedIn', session, epoch: 4 })
  })

  test('[S4.6] one attempt at a time: a pending prompt is not repeated', () => {
    const { preparing, signing, verifying, signedIn } = way()
    for (const state of [preparing, signing, verifying, signedIn])
      for (const event of [prepare, sign, { type: 'verify' } as const]) expect(walk(state, event)).toBe(state)
  })

  test('[S4.6] an earlier session is resumed', () => {
    expect(walk(NOT_SIGNED_IN, { type: 'restore', session })).toEqual({ status: 'signedIn', session, epoch: 1 })
    const { signing } = way()
    expect(walk(signing, { type: 'restore', session })).toBe(signing)
  })
})

describe('failing and cancelling', () => {
  test('[S8.9] a message that could not be prepared leads to idle, and the retry prepares it', () => {
    const error = new SignInError('prepare', new NetworkUnreachableError())
    const failed = walk(way().preparing, fail(1, error))
    expect(failed).toEqual({ status: 'idle', subject, failure: error, epoch: 2 })
    expect(walk(failed, prepare)).toEqual({ status: 'preparing', subject, epoch: 3 })
  })

  test('[S8.9] a signature that was not given leads back to the message, and the retry asks for it', () => {
    const failed = walk(way().signing, fail(3, declined))
    expect(failed).toEqual({ status: 'ready', draft: asked(plain), failure: declined, epoch: 4 })
    expect(walk(failed, sign)).toEqual({ status: 'signing', draft: asked(plain), isAgain: false, epoch: 5 })
  })

  test('[S8.9] one that could not be verified is kept, and the retry verifies it without asking again', () => {
    const failed = walk(way().verifying, fail(3, unknown))
    expect(failed).toEqual({ status: 'ready', draft: asked(plain), signature: '0x12', failure: unknown, epoch: 4 })
    expect(walk(failed, { type: 'verify' })).toMatchObject({ status: 'verifying', signature: '0x12', epoch: 5 })
  })

  test('[S8.9] one that is not the account’s is dropped with its message', () => {
    const failed = walk(way().verifying, fail(3, wrong))
    expect(failed).toEqual({ status: 'idle', subject, failure: wrong, epoch: 4 })
    expect(walk(failed, { type: 'verify' })).toBe(failed)
  })

  test('[S4.6] cancelling keeps the message, and drops a late answer', () => {
    const { preparing, signing, verifying } = way()
    expect(walk(preparing, cancel, prepared(1))).toEqual({ status: 'idle', epoch: 2 })
    expect(walk(signing, cancel, signed(3))).toEqual({ status: 'ready', draft: asked(plain), epoch: 4 })
    expect(walk(verifying, cancel, verified(3))).toMatchObject({ status: 'ready', signature: '0x12', epoch: 4 })
  })

  test('[S4.6] another account, signing out and expiry end it from everywhere', () => {
    for (const state of Object.values(way()))
      expect(walk(state, end)).toEqual({ status: 'idle', epoch: state.epoch + 1 })
    expect(walk(NOT_SIGNED_IN, end)).toBe(NOT_SIGNED_IN)
  })
})

describe('a Safe, whose owners sign one by one', () => {
  const { signing, verifying } = way(safe)
  const waiting = walk(signing, pend(3))

  test('[S4.6] is waited for, and its signature may come while the dialog is closed', () => {
    expect(waiting).toEqual({ status: 'waiting', draft: asked(safe), isClosed: false, epoch: 3 })
    expect(walk(waiting, signed(3), verified(3))).toMatchObject({ status: 'signedIn' })
    // checked, and refused so far
    expect(walk(verifying, pend(3, true))).toEqual({ ...waiting, isClosed: true })
  })

  test('[S4.6] can be asked again with the same message, cancelled for good, and resumed after a reload', () => {
    const again = walk(waiting, { type: 'sign', at: 1_900 })
    expect(again).toEqual({ status: 'signing', draft: asked(safe), isAgain: true, epoch: 4 })
    expect(walk(waiting, cancel, signed(3))).toEqual({ status: 'idle', epoch: 4 })
    const resumed = walk(NOT_SIGNED_IN, { type: 'resume', draft: safe })
    expect(resumed).toEqual({ status: 'waiting', draft: safe, isClosed: true, epoch: 1 })
    expect(walk(resumed, signed(1))).toMatchObject({ status: 'verifying', signature: '0x12' })
  })

  test('[S4.6] after a retry they are still waited for, whatever its outcome', () => {
    const again = walk(waiting, { type: 'sign', at: 1_900 })
    const stillWaiting = { status: 'waiting', draft: asked(safe), isClosed: true, epoch: 5 }
    expect(walk(again, cancel)).toEqual(stillWaiting)
    const failed = walk(again, fail(4, declined))
    expect(failed).toEqual({ ...stillWaiting, failure: declined })
    expect(walk(failed, signed(5))).toEqual({ status: 'verifying', draft: asked(safe), signature: '0x12', epoch: 5 })
    expect(walk(again, cancel, cancel)).toEqual({ status: 'idle', epoch: 6 })
  })

  test('[S4.6] while a plain account is not waited for', () => {
    const { signing, verifying } = way()
    expect(walk(signing, pend(3))).toBe(signing)
    expect(walk(verifying, pend(3))).toBe(verifying)
    expect(walk(NOT_SIGNED_IN, { type: 'resume', draft: plain })).toBe(NOT_SIGNED_IN)
  })
})

describe('an earlier load', () => {
  const restoring: SignInState = { status: 'restoring', epoch: 0 }

  test('[S4.6] its session is resumed or expired, and a user who starts meanwhile need not wait', () => {
    expect(walk(restoring, { type: 'restore', session })).toEqual({ status: 'signedIn', session, epoch: 1 })
    expect(walk(restoring, end)).toEqual({ status: 'idle', epoch: 1 })
    expect(walk(restoring, prepare)).toMatchObject({ status: 'preparing', epoch: 1 })
    expect(walk(restoring, prepare, { type: 'restore', session })).toMatchObject({ status: 'signedIn' })
    for (const event of [sign, cancel, signed(0), verified(0)]) expect(walk(restoring, event)).toBe(restoring)
  })

  test('[S8] a failed poll for the owners’ signatures is shown until the next one, and only while waiting', () => {
    const waiting = walk(NOT_SIGNED_IN, { type: 'resume', draft: safe })
    const looked = (error?: AppError): SignInEvent => ({ type: 'looked', epoch: waiting.epoch, error })
    const failed = walk(waiting, looked(lookError))
    expect(failed).toEqual({ ...waiting, lookError })
    expect(walk(failed, looked(lookError))).toBe(failed)
    expect(walk(failed, looked())).toEqual(waiting)
    expect(walk(failed, { type: 'looked', epoch: waiting.epoch + 1, error: undefined })).toBe(failed)
    expect(walk(failed, sign)).not.toHaveProperty('lookError')
  })
})

describe('in any order', () => {
  const number = fc.integer({ min: 0, max: 12 })
  const draft = fc.constantFrom(plain, safe, draftOf({ kind: 'contract' }), draftOf({ kind: 'delegated', to: BOB }))
  const error = fc.constantFrom(wrong, unknown, declined)
  const anyEvent: fc.Arbitrary<SignInEvent> = fc.oneof(
    fc.constantFrom<SignInEvent>(prepare, sign, { type: 'verify' }, cancel, end, { type: 'restore', session }),
    fc.record({ type: fc.constant('prepared' as const), epoch: number, draft }),
    number.map(signed),
    fc.record({ type: fc.constant('pend' as const), epoch: number, isClosed: fc.boolean() }),
    number.map(verified),
    fc.record({ type: fc.constant('looked' as const), epoch: number, error: fc.constantFrom(undefined, lookError) }),
    fc.record({ type: fc.constant('fail' as const), epoch: number, error }),
    fc.record({ type: fc.constant('resume' as const), draft }),
  )
  /** Answers mostly to the current attempt: purely random histories would rarely get anywhere. */
  const anyHistory = fc.array(fc.tuple(anyEvent, fc.boolean()), { maxLength: 30 })
  const waysOut: readonly SignInEvent[] = [cancel, end]
  const runs = { numRuns: 1_000 }

  function* states(history: readonly (readonly [SignInEvent, boolean])[]) {
    let state = NOT_SIGNED_IN
    for (const [event, isTimely] of history) {
      const told = 'epoch' in event && isTimely ? { ...event, epoch: state.epoch } : event
      const next = walk(state, told)
      yield { before: state, event: told, next }
      state = next
    }
  }

  const isLegal = (state: SignInState): boolean => {
    switch (state.status) {
      case 'restoring': // only right after a load
        return false
      case 'idle':
        return !('draft' in state) && !('session' in state) && !state.failure === !state.subject
      case 'preparing':
      case 'signing':
      case 'verifying':
      case 'signedIn':
        return !state.failure
      case 'ready':
        return !state.failure?.isInvalid
      case 'waiting':
        return !state.failure?.isInvalid && mayWait(state.draft)
    }
  }

  test('[S4.6] any event leads from any state to a legal one, and the epoch never goes back', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(anyHistory, (history) => {
        for (const { before, next } of states(history)) {
          expect(isLegal(next)).toBe(true)
          expect(next.epoch - before.epoch).toBeOneOf([0, 1])
          seen.add(next.status)
        }
      }),
      runs,
    )
    expect([...seen].sort()).toEqual(['idle', 'preparing', 'ready', 'signedIn', 'signing', 'verifying', 'waiting'])
  })

  test('[S4.6] an answer to an attempt that is over changes nothing', () => {
    fc.assert(
      fc.property(anyHistory, number, (history, ago) => {
        for (const { next } of states(history)) {
          const epoch = next.epoch - 1 - ago
          for (const late of [prepared(epoch), signed(epoch), pend(epoch), verified(epoch), fail(epoch, wrong)])
            expect(walk(next, late)).toBe(next)
        }
      }),
      runs,
    )
  })

  test('[S4.6] only a verified signature signs in, and only the current one', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        for (const { before, event, next } of states(history)) {
          if (next.status !== 'signedIn' || before.status === 'signedIn') continue
          if (event.type !== 'restore') expect([event.type, before.status]).toEqual(['verified', 'verifying'])
        }
      }),
      runs,
    )
  })

  test('[S4.6] every state can be left, and a pending answer is then dropped', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        for (const { next: before } of states(history)) {
          const { epoch } = before
          const canWaitStill = before.status === 'signing' && before.isAgain
          for (const leave of waysOut) {
            const left: SignInState = walk(before, leave)
            if (leave === end) expect(left.status).toBe('idle')
            if (before.status !== 'signedIn')
              expect(left.status).toBeOneOf(canWaitStill ? ['idle', 'waiting'] : ['idle', 'ready'])
            if (left === before) continue
            for (const late of [prepared(epoch), signed(epoch), pend(epoch), verified(epoch), fail(epoch, wrong)])
              expect(walk(left, late)).toBe(left)
          }
        }
      }),
      runs,
    )
  })
})
