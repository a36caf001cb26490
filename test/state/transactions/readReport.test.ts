// @vitest-environment node
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { asSafeTxHash } from '../../../src/lib/hash.ts'
import type { Proposal } from '../../../src/state/transactions/transactionLog.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const MINUTE = 60_000

const server = setupServer()
const asked: string[] = []
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'] })
  asked.length = 0
  server.events.on('request:start', ({ request }) => void asked.push(request.url))
})
afterEach(() => {
  server.resetHandlers()
  server.events.removeAllListeners()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterAll(() => server.close())

let count = 0

/** A separate proposal for each test, which the service knows. */
function proposal(chainId = 1): Proposal {
  const safeTxHash = asSafeTxHash(`0x${(++count).toString(16).padStart(64, '0')}`)
  if (!safeTxHash) throw new Error('That is no hash.')
  const answer = { safe: ADA, safeTxHash, nonce: '3', confirmationsRequired: 2, confirmations: [{ owner: BOB }] }
  server.use(http.get('https://api.safe.global/*', () => HttpResponse.json(answer)))
  const shared = { chainId, account: ADA, safe: ADA, kind: 'wrap', status: 'proposed', confirmations: 0 } as const
  return { ...shared, safeTxHash, sentAt: Date.now() }
}

async function load(isOn: boolean) {
  const { settings } = await import('../../../src/state/settings/settings.ts')
  settings.write({ ...settings.read(), asksSafeService: isOn })
  return { settings, ...(await import('../../../src/state/transactions/readReport.ts')) }
}

test('[S7.4] it is off by default, and gets no request while off', async () => {
  const { settings } = await import('../../../src/state/settings/settings.ts')
  expect(settings.read().asksSafeService).toBeFalsy()
  const { readReport } = await import('../../../src/state/transactions/readReport.ts')
  expect(await readReport(proposal())).toBeUndefined()
  expect(asked).toEqual([])
})

test('[S7.4] on, it is asked about the proposal on its own chain', async () => {
  const { readReport } = await load(true)
  expect(await readReport(proposal(137))).toEqual({ signed: 1, required: 2, nonce: 3 })
  expect(asked).toEqual([expect.stringContaining('https://api.safe.global/tx-service/pol/api/v2/')])
})

test('[S7.4] a chain that it does not know is not asked about', async () => {
  const { readReport } = await load(true)
  expect(await readReport(proposal(0x5afede70))).toBeUndefined()
  expect(asked).toEqual([])
})

test('[S7.4] turned off again, it is asked no longer', async () => {
  const { readReport, settings } = await load(true)
  const known = proposal()
  await readReport(known)
  settings.write({ ...settings.read(), asksSafeService: false })
  vi.setSystemTime(Date.now() + 60 * MINUTE)
  expect(await readReport(known)).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test('[S7.4] it is asked less and less often: a day with the page open costs fewer than 200 of its 5 000 requests', async () => {
  const { readReport } = await load(true)
  const known = proposal()
  for (let look = 0; look < 24 * 60 * 4; look++) {
    await readReport(known)
    vi.setSystemTime(Date.now() + MINUTE / 4)
  }
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.length).toBeLessThan(200)
})

test('[S7.4] in a hidden tab it is not asked', async () => {
  const { readReport } = await load(true)
  vi.stubGlobal('document', { hidden: true })
  expect(await readReport(proposal())).toBeUndefined()
  expect(asked).toEqual([])
})
