import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, createClient, encodeErrorResult, numberToHex } from 'viem'
import { getBalance } from 'viem/actions'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { wrappedSafeAbi } from '../../../src/contract/wrappedSafe.generated.ts'
import { batchedHttp } from '../../../src/safe/rpc/batchedHttp.ts'
import { createBatchingClient, toReadError } from '../../../src/safe/rpc/chainClient.ts'
import { type Anvil, startAnvil } from '../../../tools/anvil.ts'

let node: Anvil
const accounts = Array.from({ length: 12 }, (_, index) => numberToHex(0xaa + index, { size: 20 }))
const wealth = accounts.map((_, index) => BigInt(index + 1))

beforeAll(async () => {
  node = await startAnvil({ chainId: 1 })
  for (const [index, account] of accounts.entries())
    await node.provider.request({ method: 'anvil_setBalance', params: [account, numberToHex(index + 1)] })
})
afterAll(() => node.stop())
afterEach(() => void vi.restoreAllMocks())

type Call = { id: number; method: string; params?: unknown[] }
type Reply = { status: number; body: unknown }
type Said = { id: number; result: unknown }

/** A proxy RPC: it records its requests, and may replace the node's answer. */
async function openDoor(
  reply: (asked: Call | Call[], said: () => Promise<Said | Said[]>) => Promise<Reply | undefined>,
) {
  const door = { url: '', asked: [] as (Call | Call[])[], open: 0, most: 0 }
  const server = createServer(async (request, response) => {
    door.most = Math.max(door.most, ++door.open)
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    const asked: Call | Call[] = JSON.parse(text)
    door.asked.push(asked)
    const headers = { 'content-type': 'application/json' }
    const said = async () => (await fetch(node.url, { method: 'POST', body: text, headers })).json()
    const { status, body } = (await reply(asked, said)) ?? { status: 200, body: await said() }
    door.open--
    response.writeHead(status, headers).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  door.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return door
}

const sizes = ({ asked }: { asked: (Call | Call[])[] }) =>
  asked.map((call) => (Array.isArray(call) ? call.length : call.method === 'eth_chainId' ? 'chain' : 1))

const balances = (client: Client) => Promise.all(accounts.map((address) => getBalance(client, { address })))

test('[S4.7] simultaneous calls are batched into one request, without duplicates, and one request runs at a time', async () => {
  let letGo = () => {}
  let gate = Promise.resolve()
  const door = await openDoor(async () => void (await gate))
  const client = createBatchingClient([door.url], 1)
  expect(await Promise.all([balances(client), balances(client)])).toEqual([wealth, wealth])
  gate = new Promise((resolve) => {
    letGo = resolve
  })
  const early = balances(client)
  await vi.waitFor(() => expect(door.open).toBe(1))
  // a later request isn't answered from the earlier one
  const late = balances(client)
  letGo()
  expect(await Promise.all([early, late])).toEqual([wealth, wealth])
  expect(sizes(door)).toEqual(['chain', 12, 12, 12])
  expect(door.most).toBe(1)
})

test('[S4.7] answers are matched in any order; a missing one or an error affects only its own call', async () => {
  const door = await openDoor(async (_, said) => {
    const [, second, ...rest] = (await said()) as Said[]
    const refused = { id: second?.id, error: { code: -32_601, message: 'Method not found' } }
    return { status: 200, body: [{ id: 77, result: '0x9' }, ...rest.reverse(), refused] }
  })
  const client = createClient({ transport: batchedHttp(door.url) })
  const asked = accounts.map((address) => getBalance(client, { address }).catch(({ message }: Error) => message))
  const [first, second, ...rest] = await Promise.all(asked)
  expect(first).toContain('without an answer')
  expect(second).toContain('Method not found')
  expect(rest).toEqual(wealth.slice(2))
  expect(sizes(door)).toEqual([12])
})

test.each([
  ['nothing', null],
  ['a number', 5],
  ['neither result nor error', { id: 0 }],
  ['an invalid error', { id: 0, error: 'no' }],
])('[W6] a single call answered by %s fails, and the next RPC is asked', async (_, body) => {
  let isOdd = true
  const door = await openDoor(async () => (isOdd ? { status: 200, body } : undefined))
  const client = createClient({ transport: batchedHttp(door.url) })
  const balance = () => getBalance(client, { address: accounts[0] ?? '0x' })
  await expect(balance()).rejects.toThrow('without an answer')
  isOdd = false
  expect(await balance()).toBe(1n)
})

const refusal = {
  jsonrpc: '2.0',
  id: null,
  error: { code: 31, message: 'Batch of more than 3 requests is not allowed' },
}

test.each([
  ['a bare error', { status: 200, body: refusal }],
  ['an error in a list', { status: 200, body: [refusal] }],
  ['an error and a status', { status: 500, body: refusal }],
  ['a status', { status: 413, body: 'Payload too large' }],
  ['something else', { status: 200, body: {} }],
])('[S4.7] a node that allows at most three, and says so by %s, gets at most three', async (_, refused) => {
  const door = await openDoor(async (asked) => (Array.isArray(asked) && asked.length > 3 ? refused : undefined))
  const client = createBatchingClient([door.url], 1)
  expect(await balances(client)).toEqual(wealth)
  expect(sizes(door)).toEqual(['chain', 12, 'chain', 6, 'chain', 3, 3, 3, 3])
  door.asked.length = 0
  expect(await balances(client)).toEqual(wealth)
  expect(sizes(door)).toEqual([3, 3, 3, 3])
  expect(door.most).toBe(1)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 301_000)
  door.asked.length = 0
  expect(await balances(client)).toEqual(wealth)
  expect(sizes(door)[0]).toBe(12)
})

test('[S4.7] one that allows no batches gets single calls', async () => {
  const door = await openDoor(async (asked) => (Array.isArray(asked) ? { status: 400, body: refusal } : undefined))
  const client = createBatchingClient([door.url], 1)
  expect(await balances(client)).toEqual(wealth)
  door.asked.length = 0
  expect(await balances(client)).toEqual(wealth)
  expect(sizes(door)).toEqual(accounts.map(() => 1))
  expect(door.most).toBe(1)
})

test.each([
  ['HTTP 429', { status: 429, body: 'Too Many Requests' }],
  ['HTTP 429 and an error', { status: 429, body: { ...refusal, error: { code: -32_000, message: 'slow down' } } }],
  [
    'an error in place of the answers',
    { status: 200, body: { ...refusal, error: { code: -32_016, message: 'over rate limit' } } },
  ],
  [
    'that error in a list',
    { status: 200, body: [{ ...refusal, error: { code: -32_005, message: 'limit exceeded' } }] },
  ],
])('[S8.9] one that is rate limited, and says so by %s, gets no additional requests for it', async (_, busy) => {
  let isBusy = true
  const door = await openDoor(async (asked) => (isBusy && Array.isArray(asked) ? busy : undefined))
  const client = createClient({ transport: batchedHttp(door.url) })
  const asked = accounts.map((address) => getBalance(client, { address }).catch((thrown) => toReadError(thrown).name))
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['NetworkBusy']))
  expect(sizes(door)).toEqual([12])
  isBusy = false
  expect(await balances(client)).toEqual(wealth)
  expect(sizes(door)).toEqual([12, 12])
})

test('[W4] a contract’s revert data comes through', async () => {
  const error = {
    code: 3,
    message: 'execution reverted',
    data: encodeErrorResult({ abi: wrappedSafeAbi, errorName: 'SafeL2Missing' }),
  }
  const door = await openDoor(async (asked) => ({
    status: 200,
    body: Array.isArray(asked) ? asked.map(({ id }) => ({ id, error })) : { error },
  }))
  const client = createClient({ transport: batchedHttp(door.url) })
  const asked = accounts.map((address) => getBalance(client, { address }).catch((thrown) => toReadError(thrown)))
  expect(await Promise.all(asked)).toMatchObject(accounts.map(() => ({ name: 'Reverted', reason: 'SafeL2Missing' })))
})

test('[S4.7] one that is down is not mistaken for one that refuses batches, and the fallback gets one request', async () => {
  let isDown = false
  const own = await openDoor(async () => (isDown ? { status: 503, body: 'down' } : undefined))
  const other = await openDoor(async () => undefined)
  const client = createBatchingClient([own.url, other.url], 1)
  expect(await balances(client)).toEqual(wealth)
  isDown = true
  expect(await balances(client)).toEqual(wealth)
  isDown = false
  expect(await balances(client)).toEqual(wealth)
  expect(sizes(own)).toEqual(['chain', 12, 12, 'chain', 12])
  expect(sizes(other)).toEqual(['chain', 12])
})

test('[W6] one on another chain is asked only for its chain id', async () => {
  const door = await openDoor(async () => undefined)
  await expect(balances(createBatchingClient([door.url], 10))).rejects.toThrow()
  expect(sizes(door)).toEqual(['chain'])
})
