import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getBalance } from 'viem/actions'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { assertAnswers, createChainClient, toReadError } from '../../src/safe/chainClient.ts'
import { type Anvil, startAnvil } from '../../tools/anvil.ts'

// Two real nodes: what one of them says of an account is wrong on the chain of the other.

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

type Door = { url: string; asked: string[]; isSilent: boolean }

/** An RPC in front of a node: it notes what it is asked, and can fall silent. */
async function openDoor(node: Anvil): Promise<Door> {
  const door: Door = { url: '', asked: [], isSilent: false }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    door.asked.push((JSON.parse(body) as { method: string }).method)
    if (door.isSilent) return void response.writeHead(503).end()
    const headers = { 'content-type': 'application/json' }
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

test('[W6] an RPC of another chain that comes in for a silent one is not believed', async () => {
  const [own, other] = [await openDoor(ethereum), await openDoor(base)]
  const client = createChainClient([own.url, other.url], ETHEREUM)
  expect(await balanceBy(client)).toBe(1n)
  own.isSilent = true
  expect(await balanceBy(client)).toBe('NetworkLies')
  expect(new Set(other.asked)).toEqual(new Set(['eth_chainId']))
  own.isSilent = false
  expect(await balanceBy(client)).toBe(1n)
})

test('[W6] one of another chain that stands first is passed over, and asked nothing but its chain, once', async () => {
  const [other, own] = [await openDoor(base), await openDoor(ethereum)]
  const client = createChainClient([other.url, own.url], ETHEREUM)
  await assertAnswers(client)
  expect([await balanceBy(client), await balanceBy(client)]).toEqual([1n, 1n])
  expect(other.asked).toEqual(['eth_chainId'])
})

test('[W6] one that alone speaks for another chain is named for what it is', async () => {
  const other = await openDoor(base)
  await expect(assertAnswers(createChainClient([other.url], ETHEREUM))).rejects.toMatchObject({ name: 'NetworkLies' })
  expect(await balanceBy(createChainClient([other.url], ETHEREUM))).toBe('NetworkLies')
  expect(other.asked).not.toContain('eth_getBalance')
})

test('[W6] each RPC is asked for its chain once, ahead of its first answer, and none before it is needed', async () => {
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

test('[W6] one that did not answer for its chain is asked again', async () => {
  const own = await openDoor(ethereum)
  own.isSilent = true
  const client = createChainClient([own.url], ETHEREUM)
  await expect(assertAnswers(client)).rejects.toMatchObject({ name: 'NetworkUnreachable' })
  own.isSilent = false
  expect(await balanceBy(client)).toBe(1n)
})
