import { expect, test, vi } from 'vitest'
import { wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { OWN_NO, type RefusalKind, toRpcError } from '../../src/safe/requests/refusals.ts'
import type { RefusedFrom } from '../apps/refusedFrom.ts'
import { openInbox, openSending, safe, to } from './openInbox.ts'
import { until } from './table.ts'

type Page = Awaited<ReturnType<typeof openInbox>>
type Way = (page: Page) => Promise<unknown>

/** The relay's client replaces the message of a standard JSON-RPC code with its own. */
function toldOverRelay(kind: RefusalKind) {
  const { code, message } = toRpcError(kind)
  return { code, message: code === -32602 ? 'Invalid params' : message }
}

/** Requests, one after the other within a session, that are refused without asking anybody. */
const AT_ONCE = {
  ethSign: ({ ask }) => ask('eth_sign', [safe, '0x00']),
  params: ({ ask }) => ask('eth_sendTransaction', [{}]),
  typedData: ({ ask }) => ask('eth_signTypedData_v4', [safe, '{}']),
  tooLarge: ({ ask }) => ask('personal_sign', ['x'.repeat(60_000), safe]),
  account: ({ ask }) => ask('personal_sign', ['hello', to]),
  chain: ({ ask }) => ask('eth_sendTransaction', [{ from: safe, to, chainId: '0xa' }]),
  switchChain: ({ ask }) => ask('wallet_switchEthereumChain', [{ chainId: '0x64' }]),
  creation: ({ ask }) => ask('eth_sendTransaction', [{ from: safe, data: '0x60' }]),
  delegatecall: ({ ask }) => ask('eth_sendTransaction', [{ from: safe, to, operation: 1 }]),
  self: ({ ask }) => ask('eth_sendTransaction', [{ from: safe, to: safe, data: '0x12345678' }]),
  wrapper: ({ ask }) => ask('eth_sendTransaction', [{ from: safe, to: wrappedSafeAddress, data: '0x12345678' }]),
  capability: ({ ask }) => ask('wallet_sendCalls', [{ ...batch, capabilities: { paymasterService: {} } }]),
  callsChain: ({ ask }) => ask('wallet_sendCalls', [{ ...batch, chainId: '0xa' }]),
  tooManyCalls: ({ ask }) =>
    ask('wallet_sendCalls', [{ ...batch, calls: Array.from({ length: 251 }, () => ({ to })) }]),
  unknownCalls: ({ ask }) => ask('wallet_getCallsStatus', ['nothing']),
  duplicate: async ({ ask, waiting }) => {
    void ask('wallet_sendCalls', [{ ...batch, id: 'mine' }])
    await until(() => waiting().length === 1)
    return ask('wallet_sendCalls', [{ ...batch, id: 'mine' }])
  },
  rejected: (page) => answered(page, 'rejected'),
  notHolder: (page) => answered(page, 'notHolder'),
  locked: (page) => answered(page, 'locked'),
  full: async ({ ask, waiting }) => {
    while (waiting().length < 20) {
      const { length } = waiting()
      void ask('personal_sign', [`0x${10 + length}`, safe])
      await until(() => waiting().length > length)
    }
    return ask('personal_sign', ['0x68', safe])
  },
} satisfies Partial<Record<RefusalKind, Way>>

const batch = { version: '2.0.0', from: safe, chainId: '0x1', atomicRequired: true, calls: [{ to }] }

/** The user's own rejection of the latest request. */
async function answered({ ask, waiting, answer }: Page, refused: RefusalKind): Promise<unknown> {
  const before = waiting().length
  const said = ask('personal_sign', ['0x68', safe])
  await until(() => waiting().length > before)
  answer(waiting().at(-1)?.id ?? '', { refused })
  return said
}

type Sending = Awaited<ReturnType<typeof openSending>>

/** Outcomes of a request that the user was asked about; each has a page of its own, whose clock is advanced. */
const LATER = {
  expired: ({ late }) => late(),
  proposed: async ({ log, waiting, late }) => {
    log({ safeTxHash: `0x${'cd'.repeat(32)}`, status: 'proposed' })
    await until(() => waiting()[0]?.transaction)
    late()
  },
  inDoubt: async ({ log, waiting, late }) => {
    log({ sender: 'key', status: 'asked' })
    await until(() => waiting()[0]?.transaction)
    late()
  },
  cancelled: ({ log }) => log({ safeTxHash: `0x${'cd'.repeat(32)}`, status: 'cancelled' }),
} satisfies Partial<Record<RefusalKind, (page: Sending & { late: () => void }) => unknown>>

// provokes each of them
const WAYS: Record<RefusedFrom<'relay'>, unknown> = { ...AT_ONCE, ...LATER }

test('[W2] each refusal of an app over a relay reaches the app as a code, and the user with its reason', async () => {
  const page = await openInbox()
  const { list } = page.refused.getState()
  expect(list).toEqual([])
  for (const [kind, ask] of Object.entries(AT_ONCE) as [RefusalKind, Way][]) {
    const before = page.refused.getState().list
    expect.soft(await ask(page), kind).toEqual({ error: toldOverRelay(kind) })
    const last = page.refused.getState().list.at(-1)
    // the user knows of their own rejection
    if (OWN_NO.some((own) => own === kind)) expect.soft(page.refused.getState().list, kind).toEqual(before)
    else
      expect.soft(last, kind).toMatchObject({
        ...{ why: kind, safe, source: 'walletConnect', session: page.topic, count: 1 },
        app: { name: 'Test App', url: 'https://app.test' },
      })
  }
  // only the last few of one app
  expect(page.refused.getState().list.map(({ why }) => why)).toEqual(['unknownCalls', 'duplicate', 'full'])
  // lists for the user the networks that it may use
  await page.ask('wallet_switchEthereumChain', [{ chainId: '0x64' }])
  expect(page.refused.getState().list.at(-1)).toMatchObject({ asked: 'switch', chains: [1, 10] })
  await page.app.disconnect({ topic: page.topic, reason: { code: 6000, message: 'Bye' } })
  await until(() => page.refused.getState().list.length === 0)
})

test.each(Object.keys(LATER) as (keyof typeof LATER)[])(
  '[W2] a request that ends as %s is reported so to both sides',
  async (kind) => {
    const page = await openSending(kind !== 'expired')
    const { now } = Date
    const late = () => void vi.spyOn(Date, 'now').mockImplementation(() => now() + 291_000)
    await LATER[kind]({ ...page, late })
    const outcome = await page.outcome
    expect(outcome).toEqual({ error: toRpcError(kind) })
    // not even a proposal's hash
    expect(JSON.stringify(outcome)).not.toContain('0xcd')
    expect(page.waiting()).toEqual([])
    expect(page.refused.getState().list).toMatchObject([{ why: kind, asked: 'send', chains: [1], safe }])
    expect(Object.keys(WAYS)).toContain(kind)
  },
)
