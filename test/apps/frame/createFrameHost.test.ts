import { getSDKVersion, MessageFormatter, Methods } from '@safe-global/safe-apps-sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppRefusal } from '../../../src/apps/frame/AppRefusal.ts'
import { createFrameHost, type FrameEnd } from '../../../src/apps/frame/createFrameHost.ts'
import { toRpcError } from '../../../src/safe/requests/refusals.ts'

const ORIGIN = 'https://app.example'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The host of a window in a frame, and the messages it gets from that and other windows. */
function openHost(
  answer = async (method: string, params: unknown): Promise<unknown> => ({ method, params }),
  origin = ORIGIN,
) {
  const listeners = new Set<(event: MessageEvent) => void>()
  const said: {
    message: { id: string; success: boolean; error?: string; data?: unknown; version?: string }
    to: string
  }[] = []
  const app = { postMessage: (message: never, to: never) => void said.push({ message, to }) }
  const ends: FrameEnd[] = []
  const refused: string[][] = []
  let spoken = 0
  const stop = createFrameHost({
    target: {
      addEventListener: (_: string, listener: never) => void listeners.add(listener),
      removeEventListener: (_: string, listener: never) => void listeners.delete(listener),
    },
    app: app as never,
    origin,
    answer,
    onRefused: (method, why) => void refused.push([method, why]),
    onSpoken: () => spoken++,
    onEnd: (end) => ends.push(end),
  })
  const hear = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    for (const listener of [...listeners]) listener({ data, source: app, origin, ...from } as unknown as MessageEvent)
  }
  return {
    hear,
    said,
    ends,
    stop,
    listeners,
    refused,
    spoken: () => spoken,
    settle: () => vi.advanceTimersByTimeAsync(0),
  }
}

const asked = (method = 'getSafeInfo', params?: unknown) =>
  MessageFormatter.makeRequest(method as Methods, params as undefined)

test('[W6] answers what the SDK asks in its own form, to the origin of the app alone', async () => {
  const { hear, said, settle, spoken } = openHost()
  const request = { ...asked(Methods.rpcCall, { call: 'eth_blockNumber', params: [] }), id: 'a1' }
  hear(request)
  await settle()
  const data = { method: 'rpcCall', params: request.params }
  expect(said).toEqual([{ to: ORIGIN, message: MessageFormatter.makeResponse('a1', data as never, getSDKVersion()) }])
  expect(spoken()).toBe(1)
})

test('[W6] an app without an origin of its own is answered too', async () => {
  const { hear, said, settle } = openHost(async () => 1, 'null')
  hear(asked())
  await settle()
  expect(said).toMatchObject([{ to: '*', message: { success: true, data: 1 } }])
})

test('[W6] ignores messages from other windows, whatever their origin', async () => {
  const { hear, said, ends, settle, spoken } = openHost()
  hear(asked(), { source: {} })
  hear(asked(), { source: null })
  hear('x'.repeat(300_000), { source: {} })
  await settle()
  expect([said, ends, spoken()]).toEqual([[], [], 0])
})

test('[W6] ends when the window in the frame asks from another origin, and answers nothing', async () => {
  const { hear, said, ends, settle, listeners } = openHost()
  hear(asked(), { origin: 'https://app.example.evil' })
  hear(asked())
  await settle()
  expect(said).toEqual([])
  expect(ends).toEqual([{ why: 'moved', movedTo: 'https://app.example.evil' }])
  expect(listeners.size).toBe(0)
})

test.each([
  ['nothing', undefined],
  ['a text', 'getSafeInfo'],
  ['no id', { method: 'getSafeInfo' }],
  ['an id that is no string', { id: 1, method: 'getSafeInfo' }],
  ['an overlong id', { id: 'x'.repeat(101), method: 'getSafeInfo' }],
  ['no method', { id: '1' }],
  ['bytes', new Uint8Array(8)],
  ['an answer of its own', { id: '1', success: true, data: {} }],
])('[W6] ignores %s', async (_, message) => {
  const { hear, said, ends, settle, spoken } = openHost()
  hear(message)
  hear(message, { origin: 'https://other.example' })
  await settle()
  expect([said, ends, spoken()]).toEqual([[], [], 0])
})

test('[W6] tells an app why it is refused, and of any other failure only that it failed', async () => {
  const thrown: Record<string, Error> = {
    ...{ known: new AppRefusal({ why: 'balances' }), inner: new AppRefusal({ why: 'method', method: 'eth_sign' }) },
    ...{ chain: new AppRefusal({ message: 'Reverted.' }), unknown: new Error('https://user:key@rpc.example failed') },
  }
  const { hear, said, settle, refused } = openHost(async (method) => {
    throw thrown[method]
  })
  for (const method in thrown) hear(asked(method))
  await settle()
  expect(said.map(({ message }) => [message.success, message.error])).toEqual([
    [false, toRpcError('balances').message],
    [false, toRpcError('method').message],
    [false, 'Reverted.'],
    [false, 'Request failed'],
  ])
  // the page's own refusals are also shown to the user
  expect(refused).toEqual([
    ['known', 'balances'],
    ['eth_sign', 'method'],
  ])
})

test('[W6] ends at a message that is too large, and at too many of them in a short time', async () => {
  const large = openHost()
  large.hear(asked('rpcCall', { call: 'x'.repeat(300_000) }))
  expect(large.ends).toEqual([{ why: 'tooLarge' }])

  const many = openHost()
  for (let count = 0; count < 390; count++) many.hear('noise')
  await vi.advanceTimersByTimeAsync(10_001)
  for (let count = 0; count < 400; count++) many.hear('noise')
  expect(many.ends).toEqual([])
  many.hear('noise')
  many.hear(asked())
  await many.settle()
  expect(many.ends).toEqual([{ why: 'spam' }])
  expect(many.said).toEqual([])
})

test('[W6] answers at most 64 requests at a time, and tells the others to retry later', async () => {
  const { hear, said, settle } = openHost(() => new Promise(() => {}))
  for (let count = 0; count < 65; count++) hear(asked())
  await settle()
  expect(said.map(({ message }) => message.error)).toEqual(['Too many questions at once. Ask again later.'])
})

test('[W6] sends nothing once it is stopped, not even answers to earlier requests', async () => {
  let answerNow = (_: unknown) => {}
  const { hear, said, stop, settle } = openHost(
    () =>
      new Promise((resolve) => {
        answerNow = resolve
      }),
  )
  hear(asked())
  stop()
  answerNow(1)
  hear(asked())
  await settle()
  expect(said).toEqual([])
})
