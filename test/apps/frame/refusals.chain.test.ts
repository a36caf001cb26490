import { expect, test, vi } from 'vitest'
import { createAppAnswers } from '../../../src/apps/frame/createAppAnswers.ts'
import { createFrameHost } from '../../../src/apps/frame/createFrameHost.ts'
import { CHAINS } from '../../../src/lib/chains.ts'
import { toRpcError } from '../../../src/safe/requests/refusals.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { openFrameInbox } from '../../../src/state/inbox/openFrameInbox.ts'
import { refused } from '../../../src/state/inbox/refusedRequests.ts'
import { startAnvil } from '../../../tools/anvil.ts'
import type { RefusedFrom } from '../refusedFrom.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const [chain] = CHAINS
if (!chain) throw new Error('There is no chain.')

type Asked = { method: string; params?: unknown }

/** For each refusal a request of an app in a frame that gets it; `seen` is what the user is shown instead of the method. */
const WAYS: Record<RefusedFrom<'frame'>, Asked & { seen?: unknown }> = {
  method: { method: 'rpcCall', params: { call: 'eth_sendRawTransaction' }, seen: { method: 'eth_sendRawTransaction' } },
  balances: { method: 'getSafeBalances' },
  addressBook: { method: 'requestAddressBook' },
  permissions: { method: 'wallet_requestPermissions', params: [{}] },
  unknownHash: { method: 'getTxBySafeTxHash', params: { safeTxHash: `0x${'ab'.repeat(32)}` } },
  gone: { method: 'getSafeInfo' },
  busy: { method: 'rpcCall', params: { call: 'eth_chainId' } },
}

/** An app in a frame, as the page around it sees it. */
function openFrame(client: () => Promise<ChainClient>) {
  const listeners: ((event: MessageEvent) => void)[] = []
  const told: Record<string, string> = {}
  const app = { postMessage: ({ id, error }: never) => Object.assign(told, { [id]: error }) }
  const inbox = openFrameInbox({ app: { name: 'app.example', url: 'https://app.example' }, chainId: 1, safe })
  createFrameHost({
    target: {
      addEventListener: (_: string, listener: never) => void listeners.push(listener),
      removeEventListener: () => undefined,
    },
    app: app as never,
    origin: 'https://app.example',
    answer: createAppAnswers({
      ...{ chain: chain as NonNullable<typeof chain>, safe, origin: 'https://page.example', client },
      ...{ isReadOnly: () => false, ask: inbox.ask },
    }),
    onRefused: inbox.refused,
    onSpoken: () => undefined,
    onEnd: () => undefined,
  })
  const say = (id: string, { method, params }: Asked) =>
    listeners[0]?.({ data: { id, method, params }, origin: 'https://app.example', source: app } as never)
  return { told, say, close: inbox.close, list: () => refused.getState().list }
}

test('[W6] each refusal of an app in a frame reaches the app as a message, and the user with its reason', async () => {
  const anvil = await startAnvil({ chainId: 1 })
  try {
    const client = createChainClient([anvil.url], 1)
    const { told, say, list, close } = openFrame(async () => client)
    const { busy, ...others } = WAYS
    for (const [why, { seen, ...asked }] of Object.entries(others)) {
      say(why, asked)
      await vi.waitFor(() => expect(told[why]).toBe(toRpcError(why as keyof typeof WAYS).message), 10_000)
      expect(list().at(-1)).toMatchObject({ why, asked: seen ?? { method: asked.method }, source: 'frame', safe })
    }
    expect(list()).toHaveLength(3)
    close()
    expect(list()).toEqual([])

    // more requests than are answered at once
    const never = openFrame(() => new Promise(() => {}))
    for (let count = 0; count < 65; count++) never.say(`${count}`, busy)
    expect(never.told).toEqual({ 64: toRpcError('busy').message })
    expect(never.list()).toMatchObject([{ why: 'busy', asked: { method: 'rpcCall' } }])
    never.close()

    // and more requests than one app may have waiting
    const asking = openFrame(async () => client)
    const sign = { method: 'signMessage', params: { message: 'x' } }
    for (let count = 0; count < 7; count++) asking.say(`${count}`, sign)
    await vi.waitFor(() =>
      expect(asking.told).toEqual({ 5: toRpcError('full').message, 6: toRpcError('full').message }),
    )
    expect(asking.list()).toMatchObject([{ why: 'full', asked: 'signMessage', count: 2 }])
    asking.close()
  } finally {
    await anvil.stop()
  }
})
