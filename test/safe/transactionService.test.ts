// @vitest-environment node
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHAINS, TEST_CHAINS } from '../../src/lib/chains.ts'
import { DEADLINES } from '../../src/lib/config.ts'
import { asSafeTxHash } from '../../src/lib/hash.ts'
import { askMessage, askProposal, askQueue } from '../../src/safe/transactionService.ts'
import { ADA, BOB } from '../wallets/testWallet.ts'

const SERVICE = 'https://api.safe.global/tx-service/eth'
const HASH = `0x${'ab'.repeat(32)}`
const EXECUTED = `0x${'cd'.repeat(32)}`
const known = asSafeTxHash(HASH)
if (!known) throw new Error('That is no hash.')
const safeTxHash = known

const ofProposal = `${SERVICE}/api/v2/multisig-transactions/${HASH}/`
const ofQueue = `${SERVICE}/api/v2/safes/${ADA}/multisig-transactions/`

const server = setupServer()
const asked: Request[] = []
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  asked.length = 0
  server.events.on('request:start', ({ request }) => void asked.push(request))
})
afterEach(() => {
  server.resetHandlers()
  server.events.removeAllListeners()
  vi.useRealTimers()
})
afterAll(() => server.close())

/** An answer of the service, with more than is read. */
const waiting = {
  safe: ADA,
  to: BOB,
  value: '0',
  data: null,
  nonce: '7',
  safeTxHash: HASH,
  isExecuted: false,
  isSuccessful: null,
  transactionHash: null,
  confirmationsRequired: 2,
  confirmations: [{ owner: BOB, signature: '0x12', signatureType: 'EOA', transactionHash: null }],
  trusted: true,
}

const ask = (answer: unknown) => {
  server.use(http.get(ofProposal, () => HttpResponse.json(answer as Record<string, unknown>)))
  return askProposal(SERVICE, ADA, safeTxHash)
}

describe('a proposal', () => {
  test('[S7.4] how many have signed and how many must; the request carries nothing about this page', async () => {
    expect(await ask(waiting)).toEqual({ signed: 1, required: 2, nonce: 7 })
    expect(asked.map(({ method, url }) => [method, url])).toEqual([['GET', ofProposal]])
    const [request] = asked
    expect(request?.credentials).toBe('omit')
    expect(request?.referrerPolicy).toBe('no-referrer')
    expect(request?.headers.get('authorization')).toBeNull()
    expect(request?.body).toBeNull()
  })

  test('[S7.4] the transaction that executed it', async () => {
    expect((await ask({ ...waiting, isExecuted: true, transactionHash: EXECUTED }))?.hash).toBe(EXECUTED)
  })

  test('[S7.4] a nonce in the format of the first version, an address in any case, one owner counted once', async () => {
    const confirmations = [{ owner: BOB }, { owner: BOB.toLowerCase() }]
    const answer = { ...waiting, safe: ADA.toLowerCase(), nonce: 7, confirmations }
    expect(await ask(answer)).toEqual({ signed: 1, required: 2, nonce: 7 })
  })

  test('[S7.4] nobody has signed', async () => {
    expect((await ask({ ...waiting, confirmations: null }))?.signed).toBe(0)
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['another Safe', { ...waiting, safe: BOB }],
    ['another proposal', { ...waiting, safeTxHash: EXECUTED }],
    ['an invalid nonce', { ...waiting, nonce: '-1' }],
    ['a nonce that is too large', { ...waiting, nonce: '9'.repeat(40) }],
    ['invalid owners', { ...waiting, confirmations: [7] }],
    ['no threshold', { ...waiting, confirmationsRequired: null }],
  ])('[S7.4] %s is dropped', async (_, answer) => {
    expect(await ask(answer)).toBeUndefined()
  })

  test.each(['0x12', EXECUTED.slice(1)])('[S7.4] %j is no transaction hash', async (transactionHash) => {
    expect(await ask({ ...waiting, transactionHash })).not.toHaveProperty('hash')
  })

  test.each([404, 422, 429, 401, 500])('[S7.4] a refusal with %i gives undefined, without an error', async (status) => {
    server.use(http.get(ofProposal, () => HttpResponse.json(waiting, { status })))
    expect(await askProposal(SERVICE, ADA, safeTxHash)).toBeUndefined()
  })

  test('[S7.4] an answer that is no JSON, and an unreachable service, give undefined', async () => {
    server.use(http.get(ofProposal, () => HttpResponse.text('<html>')))
    expect(await askProposal(SERVICE, ADA, safeTxHash)).toBeUndefined()
    server.use(http.get(ofProposal, () => HttpResponse.error()))
    expect(await askProposal(SERVICE, ADA, safeTxHash)).toBeUndefined()
  })

  test('[S7.4] one that never answers times out at its deadline', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    server.use(http.get(ofProposal, () => delay('infinite')))
    expect(await askProposal(SERVICE, ADA, safeTxHash)).toBeUndefined()
    expect(timeout).toHaveBeenCalledWith(DEADLINES.safeService)
    timeout.mockRestore()
  })
})

describe('a message', () => {
  const message = { safe: ADA, messageHash: HASH, proposedBy: BOB, confirmations: [{ owner: BOB, signature: '0x12' }] }
  const askOf = (answer: unknown) => {
    const url = `${SERVICE}/api/v1/messages/${HASH}/`
    server.use(http.get(url, () => HttpResponse.json(answer as Record<string, unknown>)))
    return askMessage(SERVICE, ADA, HASH)
  }

  test('[S7.4] how many have signed, and what it comes to', async () => {
    expect(await askOf({ ...message, preparedSignature: '0x12AB' })).toEqual({ signed: 1, signature: '0x12ab' })
    expect(await askOf({ ...message, preparedSignature: null })).toEqual({ signed: 1 })
    expect(await askOf({ ...message, preparedSignature: 'none' })).toEqual({ signed: 1 })
    const twice = [...message.confirmations, { owner: BOB.toLowerCase() }]
    expect(await askOf({ ...message, confirmations: twice })).toEqual({ signed: 1 })
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['another Safe', { ...message, safe: BOB }],
    ['another message', { ...message, messageHash: EXECUTED }],
    ['owners that are none', { ...message, confirmations: [7] }],
  ])('[S7.4] %s says nothing of it', async (_, answer) => expect(await askOf(answer)).toBeUndefined())
})

describe('the queue', () => {
  const queue = (answer: unknown) => {
    server.use(http.get(ofQueue, () => HttpResponse.json(answer as Record<string, unknown>)))
    return askQueue(SERVICE, ADA, 7n)
  }

  test('[S7.4] is counted from the Safe’s next nonce on', async () => {
    expect(await queue({ count: 3, next: null, results: [waiting] })).toBe(3)
    expect(new URL(asked[0]?.url ?? '').searchParams.get('nonce__gte')).toBe('7')
    expect(new URL(asked[0]?.url ?? '').searchParams.get('executed')).toBe('false')
  })

  test.each([null, {}, { count: -1 }, { count: '3' }])('[S7.4] %j is no count, and not zero', async (answer) => {
    expect(await queue(answer)).toBeUndefined()
  })
})

test('[S7.4] each chain has a service of its own', () => {
  const services = [...CHAINS, ...TEST_CHAINS].map(({ safeService }) => safeService)
  expect(services).toHaveLength(new Set(services).size)
  for (const service of services) expect(service).toMatch(/^https:\/\/api\.safe\.global\/tx-service\/[a-z0-9]+$/)
})
