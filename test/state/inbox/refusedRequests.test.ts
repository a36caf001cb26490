import { beforeEach, expect, test } from 'vitest'
import {
  askedBy,
  dismissRefusal,
  forgetRefusals,
  noteRefusal,
  type Refused,
  refused,
} from '../../../src/state/inbox/refusedRequests.ts'

const one = (change: Partial<Refused> = {}): Omit<Refused, 'at' | 'count'> => ({
  ...{ source: 'walletConnect', session: 'topic', app: { name: 'App', url: 'https://app.test' } },
  ...{ safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe', chains: [1], why: 'self', asked: 'send' },
  ...change,
})
const list = () => refused.getState().list
const last = () => list().at(-1) as Refused
const whys = () => list().map(({ why }) => why)

beforeEach(() => refused.setState({ list: [], hushed: new Set() }))

test('[W2] a duplicate is counted and moves to the front', () => {
  noteRefusal(one())
  noteRefusal(one({ why: 'wrapper' }))
  noteRefusal(one())
  expect(list()).toMatchObject([
    { why: 'wrapper', count: 1 },
    { why: 'self', count: 2 },
  ])
})

test('[W2] an app that spams fills only its own three places', () => {
  noteRefusal(one({ session: 'other', why: 'chain' }))
  for (let count = 0; count < 1_000; count++) noteRefusal(one({ why: 'method', asked: { method: `m${count}` } }))
  expect(list().map(({ asked }) => asked)).toEqual(['send', { method: 'm997' }, { method: 'm998' }, { method: 'm999' }])
})

test('[W2] of many apps the last twelve are kept', () => {
  for (let count = 0; count < 40; count++) noteRefusal(one({ session: `${count}` }))
  expect(list().map(({ session }) => session)).toEqual(Array.from({ length: 12 }, (_, index) => `${28 + index}`))
})

test('[W2] a dismissed refusal reappears when the user causes it again, not when an app polls by itself', () => {
  noteRefusal(one())
  noteRefusal(one({ why: 'unknownCalls', asked: askedBy('wallet_getCallsStatus') }))
  dismissRefusal(last())
  dismissRefusal(last())
  expect(list()).toEqual([])
  noteRefusal(one({ why: 'unknownCalls', asked: askedBy('wallet_getCallsStatus') }))
  noteRefusal(one())
  expect(list()).toMatchObject([{ why: 'self', count: 1 }])
})

test('[W2] the user’s own rejection is not reported to them', () => {
  for (const why of ['rejected', 'notHolder', 'locked'] as const) noteRefusal(one({ why }))
  expect(whys()).toEqual([])
})

test('[W2] is dropped with its app', () => {
  noteRefusal(one())
  noteRefusal(one({ session: 'other', why: 'wrapper' }))
  noteRefusal(one({ source: 'frame', session: 'frame 1', why: 'chain' }))
  forgetRefusals('walletConnect', (session) => session !== 'other')
  expect(whys()).toEqual(['wrapper', 'chain'])
})

test.each([
  ['eth_sendTransaction', 'send'],
  ['sendTransactions', 'send'],
  ['signTypedMessage', 'signTypedData'],
  ['wallet_switchEthereumChain', 'switch'],
  ['getSafeBalances', { method: 'getSafeBalances' }],
  ['toString', { method: 'toString' }],
  ['visit evil.example', { method: '' }],
  ['\u202emethod', { method: '' }],
  ['x'.repeat(41), { method: '' }],
])('[W2] %j is shown as %j: a name that could contain a message is left out', (method, asked) => {
  expect(askedBy(method)).toEqual(asked)
})
