import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getBalance } from 'viem/actions'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { assertAnswers, createChainClient, toReadError } from '../../../src/safe/rpc/chainClient.ts'
import { type Anvil, startAnvil } from '../../../tools/anvil.ts'

// Two real nodes on different chains: an account's data on one is wrong on the other.

const ETHEREUM = 1
const BASE = 8453
const account = '0x00000000000000000000000000000000000000aa'

let ethereum: Anvil
let base: Anvil

beforeAll(async () => {
  ;[ethereum, base] = await Promise.all([startAnvil({ chainId: ETHEREUM }), startAnvil({ chainId: BASE })])
  await ethereum.provider.request({ method: 'anvil_setBalance', params: [account, '0x1'] })
  await base.provider.request({ method: 'anvil_setBalance', params: [account, '0x2105'] })
})
afterAll(() => Promise.all([ethereum.stop(), base.stop()]))

type Answer = { status: number; body: unknown; headers?: Record<string, string> }
type Door = { url: string; asked: string[]; isSilent: boolean; instead?: Answer }

/** A proxy RPC: it records its requests, and can stop answering. */
async function openDoor(node: Anvil): Promise<Door> {
  const door: Door = { url: '', asked: [], isSilent: false }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    door.asked.push((JSON.parse(body) as { method: string }).method)
    if (door.isSilent) return void response.writeHead(503).end()
    const headers = { 'content-type': 'application/json' }
    if (door.instead && !body.includes('eth_chainId')) {
      const { status, body: said, headers: more } = door.instead
      return void response.writeHead(status, { ...headers, ...more }).end(JSON.stringify(said))
    }
    const answer = await fetch(node.url, { method: 'POST', body, headers })
    response.writeHead(200, headers).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  door.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return door
}

const balanceBy = (client: ReturnType<typeof createChainClient>) =>
  getBalance(client, { address: account }).catch((thrown: unknown) => toReadError(thrown).name)

test('[W6] a fallback RPC on another chain is not believed', async () => {
  const [own, other] = [await openDoor(ethereum), await openDoor(base)]
  const client = createChainClient([own.url, other.url], ETHEREUM)
  expect(await balanceBy(client)).toBe(1n)
  own.isSilent = true
  expect(await balanceBy(client)).toBe('ChainMismatch')
  expect(new Set(other.asked)).toEqual(new Set(['eth_chainId']))
  own.isSilent = false
  expect(await balanceBy(client)).toBe(1n)
})

test('[W6] a first RPC on the wrong chain is skipped, and asked only for its chain id, once', async () => {
  const [other, own] = [await openDoor(base), await openDoor(ethereum)]
  const client = createChainClient([other.url, own.url], ETHEREUM)
  await assertAnswers(client)
  expect([await balanceBy(client), await balanceBy(client)]).toEqual([1n, 1n])
  expect(other.asked).toEqual(['eth_chainId'])
})

test('[W6] a sole RPC on the wrong chain gives ChainMismatch', async () => {
  const other = await openDoor(base)
  await expect(assertAnswers(createChainClient([other.url], ETHEREUM))).rejects.toMatchObject({ name: 'ChainMismatch' })
  expect(await balanceBy(createChainClient([other.url], ETHEREUM))).toBe('ChainMismatch')
  expect(other.asked).not.toContain('eth_getBalance')
})

test('[W6] each RPC is asked for its chain id once, before its first answer, and only when needed', async () => {
  const [first, second] = [await openDoor(ethereum), await openDoor(ethereum)]
  const client = createChainClient([first.url, second.url], ETHEREUM)
  expect([first.asked, second.asked]).toEqual([[], []])
  await assertAnswers(client)
  await Promise.all([balanceBy(client), balanceBy(client)])
  expect(first.asked).toEqual(['eth_chainId', 'eth_getBalance', 'eth_getBalance'])
  expect(second.asked).toEqual([])
  first.isSilent = true
  expect([await balanceBy(client), await balanceBy(client)]).toEqual([1n, 1n])
  expect(second.asked).toEqual(['eth_chainId', 'eth_getBalance', 'eth_getBalance'])
})

test('[W6] one that did not give its chain id is asked again', async () => {
  const own = await openDoor(ethereum)
  own.isSilent = true
  const client = createChainClient([own.url], ETHEREUM)
  await expect(assertAnswers(client)).rejects.toMatchObject({ name: 'NetworkUnreachable' })
  own.isSilent = false
  expect(await balanceBy(client)).toBe(1n)
})

const refusal = (code: number, message: string, data?: unknown) => ({
  status: 200,
  body: { jsonrpc: '2.0', id: 1, error: { code, message, data } },
})

// as seen from Infura, Alchemy, QuickNode, Ankr, dRPC, Cloudflare, Optimism's proxyd, Base, Nethermind and bare gateways
test.each<[string, Answer]>([
  ['HTTP 429 alone', { status: 429, body: '' }],
  ['HTTP 429 with an error of its own', { ...refusal(-32000, 'no'), status: 429 }],
  ['HTTP 402', { status: 402, body: 'Payment Required' }],
  ['HTTP 403 that says so', { status: 403, body: { error: 'You have exceeded your daily quota' } }],
  ['code 429', refusal(429, 'Your app has exceeded its compute units per second capacity.')],
  ['code -32005', refusal(-32005, 'daily request count exceeded, request rate limited')],
  ['code -32005 without words', refusal(-32005, 'Limit exceeded')],
  ['code -32007', refusal(-32007, '50/second request limit reached - reduce calls per second or upgrade')],
  ['code -32011', refusal(-32011, 'no backend is currently healthy to serve traffic')],
  ['code -32016', refusal(-32016, 'over rate limit')],
  ['code -32029', refusal(-32029, 'Too Many Requests')],
  ['a request limit', refusal(-32000, 'request limit reached')],
  ['a rate', refusal(-32000, 'This request has been rate limited.')],
  ['a call rate', refusal(-32090, 'Too many requests, reason: call rate limit exhausted, retry in 10s')],
  ['a month’s capacity', refusal(-32000, 'Monthly capacity limit exceeded.')],
  ['a quota', refusal(-32001, 'quota exceeded')],
  ['throttling', refusal(-32000, 'Request throttled')],
])('[S8.9] an RPC that is rate limited, and says so by %s, is called busy', async (_, instead) => {
  const door = Object.assign(await openDoor(ethereum), { instead })
  expect(await balanceBy(createChainClient([door.url], ETHEREUM))).toBe('NetworkBusy')
})

test.each<[string, Answer]>([
  ['a range that is too wide', refusal(-32005, 'query returned more than 10000 results')],
  ['another range', refusal(-32005, 'Requested range exceeds maximum RPC range limit')],
  ['a state that is gone', refusal(-32000, 'missing trie node')],
  ['nothing known', refusal(-32603, 'reverted to fallback')],
  ['HTTP 403 for another reason', { status: 403, body: { error: 'Origin not allowed' } }],
])('[S8.9] one that fails by %s is not', async (_, instead) => {
  const door = Object.assign(await openDoor(ethereum), { instead })
  expect(await balanceBy(createChainClient([door.url], ETHEREUM))).toBe('NetworkUnreachable')
})

test('[S8.9] a contract whose revert reason mentions a rate limit is no busy RPC', async () => {
  const instead = refusal(3, 'execution reverted: rate limit exceeded')
  const door = Object.assign(await openDoor(ethereum), { instead })
  const error = await getBalance(createChainClient([door.url], ETHEREUM), { address: account }).catch(toReadError)
  expect(error).toMatchObject({ name: 'Reverted', reason: 'rate limit exceeded' })
})

test('[S8.9] a Retry-After of an hour is not waited for', async () => {
  const instead = { status: 429, body: '', headers: { 'retry-after': '3600' } }
  const door = Object.assign(await openDoor(ethereum), { instead })
  expect(await balanceBy(createChainClient([door.url], ETHEREUM))).toBe('NetworkBusy')
})
