import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXECUTION_SUCCESS } from '../../../src/safe/outcome/readOutcome.ts'
import { createBatchingClient, createChainClient, createLocalClient } from '../../../src/safe/rpc/chainClient.ts'
import { scanLogs } from '../../../src/safe/rpc/scanLogs.ts'
import { startChain, type TestChain } from '../../state/transactions/startChain.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'
import { type RefusalKind, refusals, startCappedNode } from '../cappedNode.ts'

const START = 20_000
const filter: Parameters<typeof scanLogs>[1] = { address: ADA, topics: [[EXECUTION_SUCCESS]] }
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`

let chain: TestChain
/** Blocks in which ADA logged the block number. */
let logged: number[] = []
let last = 0
const whole = () => ({ from: START, to: last })

beforeAll(async () => {
  chain = await startChain('--number', `${START}`)
  // MSTORE the block number, then LOG1(0, 32, ExecutionSuccess)
  await chain.request('anvil_setCode', ADA, `0x435f527f${EXECUTION_SUCCESS.slice(2)}60205fa1`)
  await chain.request('anvil_setCode', BOB, `0x435f527f${EXECUTION_SUCCESS.slice(2)}60205fa1`)
  for (const [nonce, gap] of [1, 250, 300, 40, 9].entries()) {
    await chain.mine(gap)
    await chain.send({ nonce, to: nonce === 3 ? BOB : ADA })
    await chain.mine()
  }
  last = Number(await chain.request('eth_blockNumber'))
  logged = [2, 253, 554, 605].map((after) => START + after)
})
afterAll(() => chain.anvil.stop())

const blocksOf = ({ logs }: { logs: readonly { block: number }[] }) => logs.map(({ block }) => block)

describe.each([500, 10])('[S4.7] a node that gives the logs of %i blocks at once', (most) => {
  test.each(Object.keys(refusals) as RefusalKind[])(
    'and refuses more by %s is asked for smaller ranges until all is found',
    async (kind) => {
      const node = await startCappedNode(chain.anvil.url, most, kind)
      for (const create of [createChainClient, createBatchingClient]) {
        const client = create([node.url], 1)
        const scan = await scanLogs(client, filter, whole())
        expect(scan).not.toHaveProperty('unfinished')
        expect(blocksOf(scan)).toEqual(logged.toReversed())
        expect(scan.logs.map(({ data }) => data)).toEqual(logged.toReversed().map(word))
      }
    },
  )
})

const client = (node: { url: string }) => createBatchingClient([node.url], 1)
const counts = (node: { asked: readonly { count: number }[] }) => node.asked.map(({ count }) => count)

test('[S4.7] a node’s range is remembered: the next scan starts with it, and tries larger ones ever less often', async () => {
  const node = await startCappedNode(chain.anvil.url, 10)
  const one = client(node)
  await scanLogs(one, filter, { from: last - 99, to: last })
  expect(counts(node).slice(0, 5)).toEqual([100, 50, 25, 12, 6])
  node.asked.length = 0
  await scanLogs(one, filter, whole())
  expect(counts(node).every((count) => count <= 12)).toBe(true)
  const refused = node.asked.filter(({ isRefused }) => isRefused).length
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThan(10)
  node.most = 1_000_000
  node.asked.length = 0
  // tried after at most four requests; each success doubles the range
  for (let times = 0; times < 4; times++) await scanLogs(one, filter, whole())
  expect(Math.max(...counts(node))).toBeGreaterThan(300)
})

test('[S4.7] it continues from its limit, oldest first or newest first, until it has enough', async () => {
  const node = await startCappedNode(chain.anvil.url, 100)
  const one = client(node)
  const first = await scanLogs(one, filter, whole(), { order: 'oldest', most: 6 })
  expect(first.unfinished).toMatchObject({ why: 'bound', to: last })
  if (!first.unfinished) throw new Error('It is finished.')
  expect(blocksOf(first)).toEqual(logged.filter((block) => block < (first.unfinished?.from ?? 0)))
  const left: number[] = []
  const onPage = ({ from, to }: { from: number; to: number }) => void left.push(to - from + 1)
  const rest = await scanLogs(one, filter, first.unfinished, { order: 'oldest', onPage })
  expect(rest).not.toHaveProperty('unfinished')
  expect([...blocksOf(first), ...blocksOf(rest)]).toEqual(logged)
  expect(left).toEqual(left.toSorted((a, b) => b - a))
  expect(left.at(-1)).toBe(0)
  const [newest] = logged.slice(-1)
  const enough = await scanLogs(one, filter, whole(), { isEnough: ({ block }) => block === newest })
  expect(blocksOf(enough)[0]).toBe(newest)
  expect(blocksOf(enough)).not.toContain(logged[0])
  expect(enough.unfinished).toMatchObject({ why: 'enough', from: START })
})

test('[S4.7] if even one block is refused it says so and keeps its findings; for a node that is down the range stays', async () => {
  const node = await startCappedNode(chain.anvil.url, 100)
  const one = client(node)
  await scanLogs(one, filter, { from: last - 60, to: last })
  node.most = 0
  const scan = await scanLogs(one, filter, { from: last - 60, to: last })
  expect(scan).toEqual({ logs: [], unfinished: { why: 'refused', from: last - 60, to: last } })
  node.asked.length = 0
  node.isDown = true
  const down = await scanLogs(one, filter, { from: last - 60, to: last })
  expect(down).toEqual({ logs: [], unfinished: { why: 'unreachable', from: last - 60, to: last } })
  const gone = createChainClient(['http://127.0.0.1:9'], 1)
  expect((await scanLogs(gone, filter, whole())).unfinished?.why).toBe('unreachable')
  node.isDown = false
  node.most = 10
  expect(blocksOf(await scanLogs(one, filter, { from: last - 60, to: last }))).toEqual(logged.slice(-2).toReversed())
})

test('[S4.7] stopped between two pages or during one, it reports what is left', async () => {
  const node = await startCappedNode(chain.anvil.url, 100)
  const stop = new AbortController()
  const scan = await scanLogs(client(node), filter, whole(), { signal: stop.signal, onPage: () => stop.abort() })
  expect(scan.unfinished).toMatchObject({ why: 'stopped', from: START })
  expect(scan.unfinished?.to).toBeLessThan(last)
  const aborted = await scanLogs(client(node), filter, whole(), { signal: AbortSignal.abort() })
  expect(aborted).toEqual({ logs: [], unfinished: { why: 'stopped', ...whole() } })
  const amid = new AbortController()
  const scanning = scanLogs(client(node), filter, whole(), { signal: amid.signal })
  amid.abort()
  expect((await scanning).unfinished).toEqual({ why: 'stopped', ...whole() })
})

test('[S4.7] an answer with a log of another contract, or of a block outside the range, is refused', async () => {
  const provider = (change: object) => ({
    async request(call: { method: string; params?: unknown }) {
      const said = await chain.request(call.method, ...((call.params as unknown[]) ?? []))
      return call.method === 'eth_getLogs' ? (said as object[]).map((log) => ({ ...log, ...change })) : said
    },
  })
  for (const change of [{ address: BOB }, { topics: [word(1)] }, { blockNumber: '0x1' }, { transactionHash: '0x' }]) {
    const scan = await scanLogs(createLocalClient(provider(change)), filter, whole(), { order: 'oldest' })
    expect(scan.logs).toEqual([])
    // up to the first log in range all answers are empty, and believed
    expect(scan.unfinished).toMatchObject({ why: 'refused', from: logged[0] })
  }
})

test('[S4.7] logs of any contract are found by their topics, and one with other topics is refused', async () => {
  const topics: Parameters<typeof scanLogs>[1]['topics'] = [[EXECUTION_SUCCESS]]
  const scan = await scanLogs(createBatchingClient([chain.anvil.url], 1), { topics }, whole())
  expect(scan).not.toHaveProperty('unfinished')
  expect(scan.logs).toHaveLength(logged.length + 1)
  expect(new Set(scan.logs.map(({ address }) => address.toLowerCase()))).toEqual(
    new Set([ADA, BOB].map((address) => address.toLowerCase())),
  )
  const other = `0x${'1'.repeat(64)}`
  const [log] = (await chain.request('eth_getLogs', { fromBlock: '0x0', toBlock: 'latest', address: ADA })) as object[]
  const lies = createLocalClient({
    request: async ({ method }) => (method === 'eth_getLogs' ? [{ ...log, topics: [other] }] : '0x1'),
  })
  expect(await scanLogs(lies, { topics }, { from: START, to: last })).toMatchObject({
    logs: [],
    unfinished: { why: 'refused' },
  })
})
