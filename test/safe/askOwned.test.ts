// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DEADLINES } from '../../src/lib/config.ts'
import { askOwned } from '../../src/safe/transactionService.ts'
import { ADA, BOB } from '../wallets/testWallet.ts'
import { SAFE } from './genuineSafe.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A local server in place of Safe's, and the requests to it. */
let answer: Answer
const asked: IncomingMessage[] = []
const server = createServer((request, response) => {
  asked.push(request)
  answer(request, response)
})
let service: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tx-service/eth`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void asked.splice(0))

const say = (body: unknown, status = 200): Answer => {
  return (_, response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
}
const ownedBy = (given: Answer) => {
  answer = given
  return askOwned(service, ADA)
}
const page = (addresses: readonly unknown[], more = {}) => ({
  ...{ count: addresses.length, next: null, previous: null, ...more },
  results: addresses.map((address) => ({ address, owners: [ADA], threshold: 1, nonce: '7' })),
})

test('[S7.4] the Safes it lists, checksummed and each once; the request carries nothing about this page', async () => {
  expect(await ownedBy(say(page([SAFE.toLowerCase(), BOB, SAFE])))).toEqual({ safes: [SAFE, BOB], hasMore: false })
  const [request] = asked
  expect([request?.method, request?.url]).toEqual(['GET', `/tx-service/eth/api/v2/owners/${ADA}/safes/?limit=100`])
  for (const header of ['authorization', 'cookie', 'referer', 'origin'])
    expect(request?.headers[header]).toBeUndefined()
})

test('[S7.4] none, or that there are more than it lists or than were requested', async () => {
  expect(await ownedBy(say(page([])))).toEqual({ safes: [], hasMore: false })
  expect(await ownedBy(say(page([SAFE], { next: 'https://api.safe.global/?offset=100' })))).toMatchObject({
    hasMore: true,
  })
  const many = Array.from({ length: 5_000 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`)
  const flood = await ownedBy(say(page(many)))
  expect(flood).toMatchObject({ hasMore: true })
  expect('safes' in flood && flood.safes).toHaveLength(100)
})

test('[S7.4] it is rate limited, or refuses, with its status', async () => {
  expect(await ownedBy(say({ detail: 'Request was throttled.' }, 429))).toEqual({ refused: 'busy' })
  for (const status of [401, 403, 404, 422, 500, 503])
    expect(await ownedBy(say(page([SAFE]), status))).toEqual({ refused: 'refused', status })
})

test.each<[string, unknown]>([
  ['invalid JSON', '<html><body>Just a moment…</body></html>'],
  ['JSON that is cut', JSON.stringify(page([SAFE])).slice(0, -9)],
  ['nothing', ''],
  ['null', null],
  ['the answer of its first version', { safes: [SAFE] }],
  ['an invalid address', page([SAFE, '0x12'])],
  ['a number for an address', page([7])],
  ['markup for an address', page(['<script>alert(1)</script>'])],
  ['a page with null results', { results: null }],
])('[S7.4] %s is no valid answer, and not “none”', async (_, body) => {
  expect(await ownedBy(say(body))).toEqual({ refused: 'unreadable' })
})

test('[S7.4] a connection that breaks, and one that never answers', async () => {
  expect(await ownedBy((request) => request.socket.destroy())).toEqual({ refused: 'unreachable' })
  const { timeout } = AbortSignal
  const asks = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50))
  expect(await ownedBy(() => undefined)).toEqual({ refused: 'unreachable' })
  expect(asks).toHaveBeenCalledWith(DEADLINES.safeService)
  const half: Answer = (_, response) => void response.writeHead(200).write('{"results": [')
  expect(await ownedBy(half)).toEqual({ refused: 'unreadable' })
  asks.mockRestore()
})
