import { type Hex, zeroHash } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { connectDemoChain, type DemoChain, type DemoChainEvent } from '../../../src/demo/chain/connectDemoChain.ts'
import { type ChainHostOptions, createChainHost } from '../../../src/demo/chain/createChainHost.ts'
import type { KeyValues } from '../../../src/demo/chain/createHistoryStore.ts'
import { DemoChainFailed, DemoChainHeldElsewhere } from '../../../src/demo/chain/demoChainErrors.ts'
import { HISTORY_VERSION } from '../../../src/demo/chain/parseHistory.ts'
import { genesis } from '../../../src/demo/evm/genesis.generated.ts'
import { createDemoNode } from '../../../src/demo/rpc/createDemoNode.ts'
import { DEMO_CHAIN_ID } from '../../../src/lib/chains.ts'
import { ada, ben, NOW, sign } from './startNode.ts'

/** Stands in for IndexedDB: values are cloned as they are written, as there. */
function createMemory(entries: [string | number, unknown][] = []): KeyValues & { map: Map<string | number, unknown> } {
  const map = new Map(entries)
  return {
    map,
    entries: async () => [...map],
    set: async (key, value) => void map.set(key, structuredClone(value)),
    clear: async () => map.clear(),
  }
}

const denied: KeyValues = {
  entries: () => Promise.reject(new Error('SecurityError')),
  set: () => Promise.reject(new Error('SecurityError')),
  clear: () => Promise.reject(new Error('SecurityError')),
}

const opened: DemoChain[] = []
const ports: MessagePort[] = []
afterEach(() => {
  for (const chain of opened.splice(0)) chain.stop()
  for (const port of ports.splice(0)) port.close()
})

const createHost = (storage: KeyValues, options: Partial<ChainHostOptions> = {}) =>
  createChainHost({
    storage,
    createNode: (hooks) => createDemoNode({ chainId: DEMO_CHAIN_ID, snapshot: genesis, now: () => NOW, ...hooks }),
    acquire: async () => true,
    ...options,
  })

async function join(host: ReturnType<typeof createHost>): Promise<DemoChain> {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  host.attach(port1 as unknown as MessagePort)
  const chain = await connectDemoChain(port2 as unknown as MessagePort)
  opened.push(chain)
  return chain
}

const headOf = ({ provider }: DemoChain) =>
  provider.request({ method: 'eth_getBlockByNumber', params: ['latest', true] })
const numberOf = async ({ provider }: DemoChain) => Number(await provider.request({ method: 'eth_blockNumber' }))

async function pay({ provider }: DemoChain, nonce: number): Promise<Hex> {
  const raw = await sign(ada, { nonce, to: ben.address, value: 1n })
  return (await provider.request({ method: 'eth_sendRawTransaction', params: [raw] })) as Hex
}

test('[W5] tabs share one chain', async () => {
  const host = createHost(createMemory())
  const [one, other] = await Promise.all([join(host), join(host)])
  const hash = await pay(one, 0)
  expect(await headOf(other)).toMatchObject({ transactions: [{ hash }] })
  expect(one.notices).toEqual([])
})

test('[W5] errors cross the port with code, message and data', async () => {
  const { provider } = await join(createHost(createMemory()))
  const code = '0x365f5f37365ffd'
  const params = [{ to: ben.address, data: '0x12345678' }, 'latest', { [ben.address]: { code } }]
  await expect(provider.request({ method: 'eth_call', params })).rejects.toMatchObject({
    name: 'NodeError',
    code: 3,
    message: 'execution reverted',
    data: '0x12345678',
  })
  await expect(provider.request({ method: 'eth_nothing' })).rejects.toMatchObject({ code: -32601 })
  await expect(provider.request({ method: 'eth_call', params: [() => 0] })).rejects.toThrow() // can't be sent
})

test('[W5] the history is restored after the last tab was closed', async () => {
  const memory = createMemory()
  const before = await join(createHost(memory))
  await pay(before, 0)
  await before.letTimePass(86_400)
  await pay(before, 1)
  const head = await headOf(before)
  before.stop()
  const after = await join(createHost(memory))
  expect(after.notices).toEqual([])
  expect(await headOf(after)).toEqual(head)
  await after.provider.request({ method: 'evm_mine' })
  expect(Number(((await headOf(after)) as { timestamp: Hex }).timestamp)).toBe(NOW + 86_402)
})

test('[W5] starting over erases everything, and notifies every tab', async () => {
  const memory = createMemory()
  const host = createHost(memory)
  const [one, other] = await Promise.all([join(host), join(host)])
  const heard: DemoChainEvent[] = []
  const stopListening = other.subscribe((event) => heard.push(event))
  const first = await numberOf(one)
  const raw = await sign(ada, { nonce: 0, to: ben.address })
  const sent = one.provider.request({ method: 'eth_sendRawTransaction', params: [raw] })
  await one.startOver()
  expect(await sent).toMatch(/^0x/) // it was mined before
  expect([await numberOf(one), await numberOf(other)]).toEqual([first, first])
  expect(heard).toEqual([{ kind: 'startedOver' }])
  expect([...memory.map.keys()]).toEqual(['chain'])
  await pay(other, 0)
  expect(await numberOf(await join(createHost(memory)))).toBe(first + 1)
  stopListening()
})

const chainRecord = (hash: string, version: number = HISTORY_VERSION) =>
  ['chain', { version, genesisHash: hash, offset: 0 }] as [string, unknown]

test.each<[string, (good: Map<string | number, unknown>) => [string | number, unknown][]]>([
  ['of another genesis', (good) => [...good, chainRecord(zeroHash)]],
  [
    'of another version',
    (good) => [...good, ['chain', { ...(good.get('chain') as object), version: HISTORY_VERSION - 1 }]],
  ],
  ['with a gap', (good) => [...good].filter((_, index) => index !== 1)],
  ['with an invalid block', (good) => [...good, [42, 'rubbish']]],
  ['with a block that replays differently', (good) => [...good, [42, { ...(good.get(42) as object), time: NOW + 5 }]]],
  ['without its record', (good) => [...good].filter(([key]) => key !== 'chain')],
  ['with a foreign key', (good) => [...good, ['foreign', 1]]],
])('[W5] a history %s is dropped, with a notice', async (_, spoil) => {
  const memory = createMemory()
  const before = await join(createHost(memory))
  const first = await numberOf(before)
  await pay(before, 0)
  await pay(before, 1)
  const spoiled = createMemory(spoil(memory.map))
  const after = await join(createHost(spoiled))
  expect(after.notices).toEqual(['historyDropped'])
  expect(await numberOf(after)).toBe(first)
  expect([...spoiled.map.keys()]).toEqual(['chain'])
  await pay(after, 0)
  expect((await join(createHost(spoiled))).notices).toEqual([])
})

test('[W5] without storage the chain runs in memory, and every tab gets a notice', async () => {
  const chain = await join(createHost(denied))
  expect(chain.notices).toEqual(['memoryOnly'])
  const before = await numberOf(chain)
  await pay(chain, 0)
  expect(await numberOf(chain)).toBe(before + 1)
  await chain.startOver()
  expect(await numberOf(chain)).toBe(before)
})

test('[W5] storage that fails later causes one notice, and the stored blocks stay gapless', async () => {
  const memory = createMemory()
  let isFull = false
  const storage: KeyValues = {
    ...memory,
    set: (key, value) => (isFull ? Promise.reject(new Error('QuotaExceededError')) : memory.set(key, value)),
  }
  const chain = await join(createHost(storage))
  const heard: DemoChainEvent[] = []
  chain.subscribe((event) => heard.push(event))
  await pay(chain, 0)
  isFull = true
  await pay(chain, 1)
  isFull = false
  await pay(chain, 2)
  expect(heard).toEqual([{ kind: 'notice', notice: 'memoryOnly' }])
  const after = await join(createHost(memory))
  expect([after.notices, await numberOf(after)]).toEqual([[], (await numberOf(chain)) - 2])
})

test('[W5] blocks stored before the storage filled up do not come back after starting over', async () => {
  const memory = createMemory()
  let isFull = false
  const storage: KeyValues = {
    ...memory,
    set: (key, value) => (isFull ? Promise.reject(new Error('QuotaExceededError')) : memory.set(key, value)),
  }
  const chain = await join(createHost(storage))
  const first = await numberOf(chain)
  await pay(chain, 0)
  isFull = true
  await pay(chain, 1)
  await chain.startOver()
  expect(memory.map.size).toBe(0)
  await pay(chain, 0)
  const full = await join(createHost(memory))
  expect([full.notices, await numberOf(full)]).toEqual([[], first])
  isFull = false
  await chain.startOver()
  await pay(chain, 0)
  const after = await join(createHost(memory))
  expect([after.notices, await numberOf(after)]).toEqual([[], first + 1])
})

test('[W5] a chain that another tab holds is reported as held, and starts once that tab releases it', async () => {
  let isFree = false
  const host = createHost(createMemory(), { acquire: async () => isFree })
  await expect(join(host)).rejects.toBeInstanceOf(DemoChainHeldElsewhere)
  isFree = true
  expect(await numberOf(await join(host))).toBeGreaterThan(0)
})

test('[W5] a chain that cannot start reports the reason', async () => {
  const host = createHost(createMemory(), { createNode: () => Promise.reject(new Error('no snapshot')) })
  await expect(join(host)).rejects.toThrow("The demo chain doesn't run: no snapshot")
  await expect(join(host)).rejects.toBeInstanceOf(DemoChainFailed)
})

test('[W5] a worker that answers nothing, or nothing valid, fails at the deadline', async () => {
  const silent = new MessageChannel()
  ports.push(silent.port1, silent.port2)
  silent.port1.postMessage({ kind: 'reddy' })
  const port = silent.port2 as unknown as MessagePort
  await expect(connectDemoChain(port, { start: 30 })).rejects.toMatchObject({ name: 'Deadline' })
})

test('[W5] a request without an answer fails at the deadline, and a late answer changes nothing', async () => {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  port1.postMessage({ kind: 'ready', notices: [] })
  const chain = await connectDemoChain(port2 as unknown as MessagePort, { request: 30 })
  opened.push(chain)
  await expect(chain.provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ name: 'Deadline' })
  port1.postMessage({ kind: 'answer', id: 1, result: '0x1' })
})

test('[W5] requests of a tab that left are refused, pending ones too', async () => {
  const host = createHost(createMemory())
  const chain = await join(host)
  const asked = chain.provider.request({ method: 'eth_chainId' })
  chain.stop()
  chain.stop()
  await expect(asked).rejects.toBeInstanceOf(DemoChainFailed)
  await expect(chain.provider.request({ method: 'eth_chainId' })).rejects.toBeInstanceOf(DemoChainFailed)
  expect(await numberOf(await join(host))).toBeGreaterThan(0)
})

test('[W5] invalid messages are ignored', async () => {
  const host = createHost(createMemory())
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  host.attach(port1 as unknown as MessagePort)
  const chain = await connectDemoChain(port2 as unknown as MessagePort)
  opened.push(chain)
  for (const rubbish of [null, 7, 'request', { kind: 'request' }, { kind: 'request', id: '1', method: 'eth_chainId' }])
    port2.postMessage(rubbish)
  expect(await chain.provider.request({ method: 'net_version' })).toBe(String(DEMO_CHAIN_ID))
})
