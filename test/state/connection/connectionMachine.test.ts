import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UserRejectedError } from '../../../src/lib/errors.ts'
import {
  type ConnectionEvent,
  type ConnectionState,
  INITIAL_STATE,
  type LastConnection,
  transition,
} from '../../../src/state/connection/connectionMachine.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const error = new UserRejectedError()
const transport = 'injected'
const last: LastConnection = { walletId: 'metaMask', account: ADA, chainId: 1, transport }

const walk = (state: ConnectionState, ...events: ConnectionEvent[]): ConnectionState =>
  events.reduce((current, event) => transition(current, event), state)

const connect = (walletId = 'metaMask'): ConnectionEvent => ({ type: 'connect', walletId, transport })
const done = (epoch: number, chainId = 1): ConnectionEvent => ({
  ...{ type: 'done', epoch, transport },
  ...{ accounts: [ADA, BOB], chainId },
})
const fail = (epoch: number): ConnectionEvent => ({ type: 'fail', epoch, error })
const nothingKept: ConnectionEvent = { type: 'lastConnectionRead', last: undefined }

const states = {
  loading: INITIAL_STATE,
  reconnecting: walk(INITIAL_STATE, { type: 'lastConnectionRead', last }),
  disconnected: walk(INITIAL_STATE, nothingKept),
  connecting: walk(INITIAL_STATE, nothingKept, connect()),
  connected: walk(INITIAL_STATE, nothingKept, connect(), done(2)),
  switching: walk(INITIAL_STATE, nothingKept, connect(), done(2), connect('rainbow')),
}

describe('connecting', () => {
  test('[S4.2] loading until the last connection is read', () => {
    expect(states.loading).toEqual({ status: 'loading', epoch: 0 })
    expect(states.disconnected).toEqual({ status: 'disconnected', epoch: 1 })
    expect(states.reconnecting).toEqual({ status: 'reconnecting', last, epoch: 1 })
  })

  test('[S4.1] connecting, then connected with account and chain', () => {
    expect(states.connecting).toMatchObject({
      status: 'connecting',
      walletId: 'metaMask',
      transport,
      before: { status: 'disconnected' },
    })
    expect(states.connected).toEqual({
      status: 'connected',
      walletId: 'metaMask',
      transport,
      account: ADA,
      chainId: 1,
      since: 2,
      epoch: 3,
    })
  })

  test.each([1, 137, 5])('[S3.1] has the chain, %i, whether or not the page supports it', (chainId) => {
    expect(walk(states.connecting, done(2, chainId))).toMatchObject({ account: ADA, chainId })
  })

  test('[S4.4] reconnecting ends connected, or silently disconnected', () => {
    expect(walk(states.reconnecting, done(1))).toMatchObject({ status: 'connected', walletId: 'metaMask', since: 1 })
    expect(walk(states.reconnecting, fail(1))).toEqual({ status: 'disconnected', last, epoch: 2 })
    expect(walk(states.reconnecting, { type: 'cancel' })).toEqual({ status: 'disconnected', last, epoch: 2 })
  })

  test('[S4.4] a user who chooses a wallet need not wait for the last one', () => {
    const chosen = walk(states.reconnecting, connect('rainbow'))
    expect(chosen).toMatchObject({ status: 'connecting', walletId: 'rainbow' })
    expect(walk(chosen, done(1))).toBe(chosen)
  })

  test('[S4.4] a wallet that returns is reconnected, unless the user has acted since', () => {
    const returned: ConnectionEvent = { type: 'returned' }
    const missed = walk(states.reconnecting, fail(1))
    expect(walk(missed, returned)).toEqual({ status: 'reconnecting', last, epoch: 3 })
    const failed = walk(missed, connect('rainbow'), fail(3))
    const cancelled = walk(missed, connect('rainbow'), { type: 'cancel' })
    for (const state of [...Object.values(states), failed, cancelled]) expect(walk(state, returned)).toBe(state)
  })

  test('[S4.1] a forgotten wallet is disconnected, and no longer searched for; another one stays', () => {
    const forgotten = (walletId: string): ConnectionEvent => ({ type: 'forgotten', walletId })
    const locked = walk(states.connected, { type: 'lost', since: 2, reason: 'locked' })
    for (const state of [states.connected, states.reconnecting, locked]) {
      expect(walk(state, forgotten('rainbow'))).toBe(state)
      expect(walk(state, forgotten('metaMask'))).toEqual({ status: 'disconnected', epoch: state.epoch + 1 })
    }
    for (const state of [states.loading, states.connecting, states.disconnected, states.switching])
      expect(walk(state, forgotten('metaMask'))).toBe(state)
    // another tab can't have disconnected the Safe around this page
    const framed = walk(states.reconnecting, { ...done(1), transport: 'safe' } as ConnectionEvent)
    expect(walk(framed, forgotten('metaMask'))).toBe(framed)
  })

  test('[S4.4] a page that searches for its wallet only gains isLooking', () => {
    expect(walk(states.loading, { type: 'look' })).toEqual({ ...states.loading, isLooking: true })
    expect(walk(states.loading, { type: 'look' }, nothingKept)).toEqual(states.disconnected)
    for (const state of [states.reconnecting, states.connected]) expect(walk(state, { type: 'look' })).toBe(state)
  })

  test('[S4.2] the last connection is read once: later it changes nothing', () => {
    for (const state of [states.disconnected, states.connecting, states.connected, states.reconnecting])
      expect(walk(state, { type: 'lastConnectionRead', last })).toBe(state)
  })
})

describe('failing and cancelling', () => {
  test('[S4.1] failing and cancelling lead to the last good state', () => {
    const { error: _, ...failed } = walk(states.switching, fail(4))
    expect(failed).toEqual({ ...states.connected, epoch: 5 })
    expect(walk(states.switching, { type: 'cancel' })).toEqual({ ...states.connected, epoch: 5 })
    expect(walk(states.connecting, fail(2))).toEqual({ status: 'disconnected', error, epoch: 3 })
    expect(walk(states.connecting, { type: 'cancel' })).toEqual({ status: 'disconnected', epoch: 3 })
  })

  test('[S4.1] a second attempt falls back to the state before both', () => {
    const again = walk(states.switching, connect('brave'))
    expect(walk(again, { type: 'cancel' })).toMatchObject({ status: 'connected', walletId: 'metaMask', since: 2 })
  })

  test('[S4.1] the next attempt and dismissal both clear an error', () => {
    const failed = walk(states.connecting, fail(2))
    expect(walk(failed, connect())).not.toHaveProperty('error')
    expect(walk(failed, { type: 'dismissError' })).toEqual({ status: 'disconnected', epoch: 3 })
    expect(walk(states.connected, { type: 'dismissError' })).toBe(states.connected)
  })
})

describe('events of a wallet', () => {
  test('[S4.3] an account change updates the account, a chain change the chain', () => {
    const { connected } = states
    expect(walk(connected, { type: 'change', since: 2, accounts: [BOB] })).toEqual({ ...connected, account: BOB })
    expect(walk(connected, { type: 'change', since: 2, chainId: 5 })).toEqual({
      ...connected,
      chainId: 5,
    })
    expect(
      walk(connected, { type: 'change', since: 2, chainId: 5 }, { type: 'change', since: 2, chainId: 137 }),
    ).toEqual({
      ...connected,
      chainId: 137,
    })
  })

  test.each(['locked', 'ended'] as const)('[S4.1] a wallet that is %s is disconnected', (reason) => {
    expect(walk(states.connected, { type: 'lost', since: 2, reason })).toEqual({
      status: 'disconnected',
      reason,
      ...(reason === 'locked' && { last }),
      epoch: 4,
    })
  })

  test('[S4.1] a wallet lost while another prompts is not restored', () => {
    const lost = walk(states.switching, { type: 'lost', since: 2, reason: 'locked' })
    expect(lost).toMatchObject({ status: 'connecting', walletId: 'rainbow', epoch: 4 })
    expect(walk(lost, fail(4))).toEqual({ status: 'disconnected', reason: 'locked', error, epoch: 5 })
    expect(walk(lost, done(4))).toMatchObject({ status: 'connected', walletId: 'rainbow' })
  })

  test('[S4.3] a change while another wallet prompts is not lost', () => {
    const changed = walk(states.switching, { type: 'change', since: 2, accounts: [BOB], chainId: 5 })
    expect(walk(changed, { type: 'cancel' })).toMatchObject({ account: BOB, chainId: 5 })
  })

  test('[S4.1] an event of a disconnected wallet changes nothing', () => {
    const failed = walk(states.connecting, fail(2))
    for (const state of [...Object.values(states), failed]) {
      expect(walk(state, { type: 'change', since: 99, accounts: [BOB] })).toBe(state)
      expect(walk(state, { type: 'lost', since: 99, reason: 'ended' })).toBe(state)
    }
  })
})

describe('in any order', () => {
  const number = fc.integer({ min: 0, max: 12 })
  const chainId = fc.constantFrom(1, 5, 137)
  const accounts = fc.constantFrom<readonly [typeof ADA] | readonly [typeof BOB, typeof ADA]>([ADA], [BOB, ADA])
  const walletId = fc.constantFrom('metaMask', 'rainbow')
  const anyTransport = fc.constantFrom('injected' as const, 'walletConnect' as const)
  const reason = fc.constantFrom<'locked' | 'ended'>('locked', 'ended')
  const anyEvent: fc.Arbitrary<ConnectionEvent> = fc.oneof(
    fc.record({ type: fc.constant('lastConnectionRead' as const), last: fc.constantFrom(undefined, last) }),
    fc.record({ type: fc.constantFrom('look' as const, 'returned' as const) }),
    fc.record({ type: fc.constant('connect' as const), walletId, transport: anyTransport }),
    fc.record({ type: fc.constant('forgotten' as const), walletId }),
    fc.record({ type: fc.constant('done' as const), epoch: number, transport: anyTransport, accounts, chainId }),
    fc.record({ type: fc.constant('fail' as const), epoch: number, error: fc.constant(error) }),
    fc.record({ type: fc.constant('cancel' as const) }),
    fc.record({ type: fc.constant('change' as const), since: number, accounts, chainId }),
    fc.record({ type: fc.constant('change' as const), since: number }),
    fc.record({ type: fc.constant('lost' as const), since: number, reason }),
    fc.record({ type: fc.constant('disconnect' as const) }),
    fc.record({ type: fc.constant('dismissError' as const) }),
  )
  const anyHistory = fc.array(anyEvent, { maxLength: 30 })
  const runs = { numRuns: 500 }

  const isLegal = (state: ConnectionState): boolean => {
    switch (state.status) {
      case 'loading':
        return state.epoch === 0
      case 'reconnecting':
        return !state.error
      case 'connecting':
        return !state.error && ['connected', 'disconnected'].includes(state.before.status)
      case 'connected':
        return [ADA, BOB].includes(state.account) && state.since < state.epoch
      case 'disconnected':
        // a shown failure means that the user has acted since
        return !('account' in state) && !('chainId' in state) && !(state.last && state.error)
    }
  }

  test('[S4.1] any event leads from any state to a legal one, and the epoch never goes back', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        let state = INITIAL_STATE
        for (const event of history) {
          const next = walk(state, event)
          expect(isLegal(next)).toBe(true)
          expect(next.epoch - state.epoch).toBeOneOf([0, 1])
          state = next
        }
      }),
      runs,
    )
  })

  test('[S4.1] an answer to an attempt that is over changes nothing', () => {
    fc.assert(
      fc.property(anyHistory, number, (history, ago) => {
        const state = walk(INITIAL_STATE, ...history)
        const epoch = state.epoch - 1 - ago
        expect(walk(state, done(epoch))).toBe(state)
        expect(walk(state, fail(epoch))).toBe(state)
      }),
      runs,
    )
  })

  test('[S4.1] only an answer connects, and only while one is awaited', () => {
    fc.assert(
      fc.property(anyHistory, anyEvent, (history, event) => {
        const before = walk(INITIAL_STATE, ...history)
        const next = walk(before, event)
        if (next.status !== 'connected' || before.status === 'connected') return
        const isFallingBack = before.status === 'connecting' && before.before.status === 'connected'
        expect(event.type === 'done' || isFallingBack).toBe(true)
        expect(['connecting', 'reconnecting']).toContain(before.status)
      }),
      runs,
    )
  })

  test('[S4.1] disconnect always disconnects, and any pending answer is dropped', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const before = walk(INITIAL_STATE, ...history)
        const left = walk(before, { type: 'disconnect' })
        expect(left).toEqual({ status: 'disconnected', epoch: before.epoch + 1 })
        expect(walk(left, done(before.epoch))).toBe(left)
      }),
      runs,
    )
  })

  test('[S4.1] a cancelled attempt stays cancelled: the earlier state is restored, with the wallet’s changes since', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const before = walk(INITIAL_STATE, ...history)
        fc.pre(before.status === 'connected' || before.status === 'disconnected')
        const { error: _, ...settled } = before
        // only the search for the last wallet has ended
        const { last: __, ...good } = { last: undefined, ...settled }
        expect(walk(before, connect('rainbow'), { type: 'cancel' })).toEqual({ ...good, epoch: before.epoch + 2 })
      }),
      runs,
    )
  })
})
