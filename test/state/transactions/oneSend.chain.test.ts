// @vitest-environment happy-dom
import fc from 'fast-check'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestWallet } from '../../wallets/testWallet.ts'
import { startLaggingNode } from './startLaggingNode.ts'
import { ada, ONE, SAFE, type SendWorld, startSend, visit } from './startSend.ts'

// A user wants to send 1 ETH once, or 2 instead, and does what the screen offers, while wallet, node and tab do what
// they like. A pending send is listed beside the form, and a user who sees it there doesn't send again.

let world: SendWorld
let node: Awaited<ReturnType<typeof startLaggingNode>>
beforeAll(async () => {
  world = await startSend()
  node = await startLaggingNode(world.anvil)
})
afterAll(async () => {
  await node.stop()
  await world.anvil.stop()
})

const ERRORS: unknown[] = [
  { code: -32000, message: 'already known' },
  { code: -32603, message: 'Internal JSON-RPC error.' },
  { code: -32000, message: 'nonce too low' },
  { code: 4900, message: 'Disconnected' },
  { code: -32002, message: 'Resource unavailable' },
  { code: -32005, message: 'limit exceeded' },
  new TypeError('Failed to fetch'),
  'wallet exploded',
  undefined,
]
const ODD: unknown[] = [null, '0x', {}, true, `0x${'ab'.repeat(32)}`]
const NOS: unknown[] = [
  { code: 4001, message: 'User rejected the request.' },
  { code: -32603, message: 'Internal', data: { originalError: { code: 4001 } } },
]

type Event =
  | {
      do:
        | 'press'
        | 'press for 2'
        | 'reload'
        | 'fall behind'
        | 'catch up'
        | 'go down'
        | 'come up'
        | 'look'
        | 'broadcast late'
    }
  | { do: 'say no'; as: number }
  | { do: 'answer'; isBroadcast: boolean; with: 'hash' | 'error' | 'odd'; as: number }

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'press' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'press for 2' } as const) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      isBroadcast: fc.boolean(),
      with: fc.constantFrom('hash', 'error', 'odd'),
      as: fc.nat(20),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('say no' as const), as: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.constant({ do: 'look' } as const) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...(['reload', 'fall behind', 'catch up', 'go down', 'come up', 'broadcast late'] as const).map(
        (name) => ({ do: name }) as const,
      ),
    ),
  },
)

type Request = {
  params: readonly unknown[]
  value: bigint
  resolve(value: unknown): void
  reject(thrown: unknown): void
  hash?: Hex
  isOpen: boolean
  /** The user rejected it, so this wallet will never send it. */
  isRefused: boolean
}

/** Plays the events: a user who presses what the screen offers, and what really happens meanwhile. */
async function act(events: readonly Event[]): Promise<void> {
  const to = privateKeyToAddress(generatePrivateKey())
  localStorage.clear()
  node.catchUp()
  node.comeUp()
  const wallet = createTestWallet({ accounts: [ada.address] })
  const hush = wallet.announce({ rdns: 'io.metamask' })
  const requests: Request[] = []
  let pressedFor = ONE
  wallet.answer(
    'eth_sendTransaction',
    (params) =>
      new Promise((resolve, reject) => {
        requests.push({ params, value: pressedFor, resolve, reject, isOpen: true, isRefused: false })
      }),
  )
  let page = await visit(node.url, wallet)
  /** How many sends the user wanted, of whichever amount. */
  let confirmed = 0
  let isContent = false
  /** From an explicit second send until the wallet is asked for it: the form is shown again. */
  let isAnew = false
  /** The request that the last press led to. */
  let pressed: Request | undefined
  const subject = { chainId: 1, safe: SAFE, kind: 'execute', account: ada.address } as const

  const screen = () => page.writeStatusOf(page.stateOf(to), page.getTransactions(), subject)
  /** Waits until the page is idle, or waits for its wallet. */
  const rest = () => vi.waitUntil(() => screen().status !== 'preparing', { timeout: 30_000, interval: 5 })

  /** Notes a pending or confirmed send, which the user sees and doesn't want repeated. */
  const noteContent = () => {
    isContent ||= page.getTransactions().some(({ status }) => ['pending', 'confirmed'].includes(status))
  }

  async function press(value: bigint): Promise<void> {
    // it may have been found since the last event was judged
    noteContent()
    const shown = screen()
    if (isContent || !['idle', 'refused', 'asked', 'unknown'].includes(shown.status)) return
    if ('transaction' in shown) {
      // only an explicit second send counts as one, and only where it is offered
      if (page.isAsked(shown.transaction) && shown.transaction.searchedTo === undefined) return
      confirmed++
    } else if (confirmed === 0) confirmed = 1
    isAnew ||= 'transaction' in shown
    pressedFor = value
    page.resetWrite(subject, 'transaction' in shown ? shown.transaction : undefined)
    const sent = page.send(to, value).catch(() => undefined) // a failed simulation offers no button
    const before = requests.length
    await Promise.race([sent, vi.waitUntil(() => requests.length > before, { timeout: 30_000, interval: 5 })])
    pressed = requests[before]
    if (pressed) isAnew = false
    await rest()
  }

  async function broadcast(request: Request): Promise<void> {
    request.hash ??= await world.broadcast(request.params)
  }

  async function answer(event: Extract<Event, { do: 'answer' | 'say no' }>): Promise<void> {
    // once sent it can't be rejected any more
    const request = requests.find(({ isOpen, hash }) => isOpen && (event.do === 'answer' || hash === undefined))
    if (!request) return
    request.isOpen = false
    if (event.do === 'say no') {
      request.isRefused = true
      request.reject(NOS[event.as % NOS.length])
    } else {
      if (event.isBroadcast || event.with === 'hash') await broadcast(request)
      if (event.with === 'hash') request.resolve(request.hash)
      else if (event.with === 'odd') request.resolve(ODD[event.as % ODD.length])
      else request.reject(ERRORS[event.as % ERRORS.length])
    }
    await new Promise((resolve) => setTimeout(resolve))
    await rest()
  }

  async function reload(): Promise<void> {
    // a closed page gets no answer; its wallet may continue all the same
    for (const request of requests) Object.assign(request, { resolve: () => {}, reject: () => {} })
    page = await visit(node.url, wallet)
    isAnew = false
  }

  async function look(): Promise<void> {
    const shown = screen()
    if (node.isDown() || !('transaction' in shown)) return
    const before = node.answered()
    if (page.isAsked(shown.transaction)) page.watchAgain(shown.transaction)
    await vi.waitUntil(() => node.answered() > before + 2 || !page.isOpen(shown.transaction), { timeout: 30_000 })
  }

  /** Compares what the screen says with the chain. */
  async function judge(): Promise<void> {
    const shown = screen()
    const received = await world.wealthOf(to)
    const sent = requests.filter(({ hash }) => hash !== undefined)
    expect(received).toBe(sent.reduce((total, { value }) => total + value, 0n))
    expect(sent.length <= confirmed, `${sent.length} of ${confirmed} confirmed`).toBe(true)
    if (shown.status === 'idle' && !isContent && !isAnew && requests.length > 0)
      // the screen looks as if nothing had happened: then nothing may have
      expect(requests.filter(({ isRefused }) => !isRefused)).toEqual([])
    // a refused send was either never requested, or rejected by the user
    if (shown.status === 'refused') expect(pressed === undefined || pressed.isRefused).toBe(true)
    // a transaction is listed only once
    const hashes = page.getTransactions().flatMap(page.hashesOf)
    expect(hashes).toEqual([...new Set(hashes)])
    if (!('transaction' in shown)) return
    const { transaction } = shown
    if (shown.status === 'confirmed') expect(received).toBeGreaterThan(0n)
    expect(['failed', 'cancelled', 'replaced']).not.toContain(shown.status)
    if (page.isAsked(transaction) && transaction.searchedTo !== undefined) {
      // "up to this block there is none" holds, except for those of other entries
      const known = page.takenHashes()
      for (const { hash } of requests) {
        if (!hash || known.has(hash)) continue
        const { blockNumber } = (await world.request('eth_getTransactionByHash', hash)) as { blockNumber: Hex }
        expect(Number(blockNumber)).toBeGreaterThan(transaction.searchedTo)
      }
    }
  }

  try {
    for (const event of events) {
      switch (event.do) {
        case 'press':
          await press(ONE)
          break
        case 'press for 2':
          await press(2n * ONE)
          break
        case 'answer':
        case 'say no':
          await answer(event)
          break
        case 'reload':
          await reload()
          break
        case 'look':
          await look()
          break
        case 'fall behind':
          await node.fallBehind()
          break
        case 'catch up':
          node.catchUp()
          break
        case 'go down':
          node.goDown()
          break
        case 'come up':
          node.comeUp()
          break
        case 'broadcast late': {
          const request = requests.find(({ hash, isRefused }) => hash === undefined && !isRefused)
          if (request) await broadcast(request)
        }
      }
      noteContent()
      await judge()
    }
  } finally {
    hush()
  }
}

const press = { do: 'press' } as const
const pressFor2 = { do: 'press for 2' } as const
const failing = (isBroadcast: boolean) => ({ do: 'answer', isBroadcast, with: 'error', as: 0 }) as const

test.each<[string, Event[]]>([
  ['broadcast, an error, pressed again', [press, failing(true), press, press, { do: 'look' }, press]],
  [
    'an error, a poll, sent again, the first arrives late',
    [press, failing(false), { do: 'look' }, press, failing(true), { do: 'broadcast late' }, press],
  ],
  [
    'reloaded during the prompt, then broadcast',
    [press, { do: 'reload' }, press, { do: 'broadcast late' }, press, { do: 'look' }, press],
  ],
  [
    'a node that lags',
    [press, { do: 'fall behind' }, failing(true), { do: 'look' }, press, { do: 'catch up' }, { do: 'look' }, press],
  ],
  [
    'a node that is down',
    [press, { do: 'go down' }, failing(true), press, { do: 'reload' }, press, { do: 'come up' }, { do: 'look' }, press],
  ],
  ['broadcast, an error, 2 in its place', [press, failing(true), pressFor2, pressFor2, { do: 'look' }, pressFor2]],
  [
    'an error, a poll, 2 instead, the first arrives late',
    [
      press,
      failing(false),
      { do: 'look' },
      pressFor2,
      { do: 'say no', as: 0 },
      { do: 'broadcast late' },
      pressFor2,
      press,
    ],
  ],
  [
    'reloaded during the prompt, then 2 instead',
    [press, { do: 'reload' }, pressFor2, { do: 'broadcast late' }, pressFor2, { do: 'look' }, pressFor2],
  ],
  [
    'no, then 2',
    [press, { do: 'say no', as: 1 }, pressFor2, { do: 'answer', isBroadcast: true, with: 'hash', as: 0 }, press],
  ],
  [
    'no, then yes',
    [press, { do: 'say no', as: 1 }, press, { do: 'answer', isBroadcast: true, with: 'hash', as: 0 }, press],
  ],
])('[S4.7] in any course of one send, nobody gets more than was confirmed: %s', async (_, events) => {
  await act(events)
})

test('[S4.7] in any course of one send, in any order, nobody gets more than was confirmed, and no message is untrue', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 9 }), async (events) => act([press, ...events])),
    { numRuns: Number(process.env.RUNS ?? 20), endOnFailure: true },
  )
}, 600_000)
