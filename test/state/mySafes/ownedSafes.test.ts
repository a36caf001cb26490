import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CHAINS } from '../../../src/lib/chains.ts'
import { SAFE } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const server = setupServer()
const asked: { url: string; at: number }[] = []
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  asked.length = 0
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Answers for all networks, except those that the service is told to refuse. */
const serve = (answer: (url: string) => Response | Promise<Response>) =>
  server.use(
    http.get('https://api.safe.global/*', ({ request }) => {
      asked.push({ url: request.url, at: performance.now() })
      return answer(request.url)
    }),
  )
const owned = () => HttpResponse.json({ next: null, results: [{ address: SAFE }] })

async function load({ isOn = true } = {}) {
  const { settings } = await import('../../../src/state/settings/settings.ts')
  settings.write({ ...settings.read(), asksSafeService: isOn })
  return { settings, ...(await import('../../../src/state/mySafes/ownedSafes.ts')) }
}
const two = CHAINS.slice(0, 2)

test('[S7.4] nothing is sent while the service is off, nor once it is turned off between two networks', async () => {
  serve(owned)
  const { askForOwned, ownedKey, ownedSafes, settings } = await load({ isOn: false })
  await askForOwned(two, ADA)
  expect([asked, ownedSafes.getState()[ownedKey(1, ADA)]]).toEqual([[], undefined])
  settings.write({ ...settings.read(), asksSafeService: true })
  serve(() => {
    settings.write({ ...settings.read(), asksSafeService: false })
    return owned()
  })
  await askForOwned(two, ADA)
  expect(asked).toHaveLength(1)
  expect(ownedSafes.getState()).toMatchObject({ [ownedKey(1, ADA)]: { safes: [SAFE] } })
  expect(ownedSafes.getState()[ownedKey(10, ADA)]).toBeUndefined()
})

test('[S7.4] two networks, and two accounts at once, are asked one after the other and at most twice a second', async () => {
  serve(owned)
  const { askForOwned, ownedKey, ownedSafes } = await load()
  await Promise.all([askForOwned(two, ADA), askForOwned(two, ADA), askForOwned(two.slice(0, 1), BOB)])
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    `/tx-service/eth/api/v2/owners/${ADA}/safes/`,
    `/tx-service/oeth/api/v2/owners/${ADA}/safes/`,
    `/tx-service/eth/api/v2/owners/${BOB}/safes/`,
  ])
  const gaps = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0))
  for (const gap of gaps) expect(gap).toBeGreaterThan(500)
  expect(Object.keys(ownedSafes.getState())).toEqual([ownedKey(1, ADA), ownedKey(10, ADA), ownedKey(1, BOB)])
})

test('[S7.4] once rate limited, no other network is asked; one that refuses blocks no other', async () => {
  serve(() => new HttpResponse(null, { status: 429 }))
  const { askForOwned, ownedKey, ownedSafes } = await load()
  await askForOwned(two, ADA)
  expect(asked).toHaveLength(1)
  expect(ownedSafes.getState()[ownedKey(10, ADA)]).toEqual({ refused: 'busy' })
  server.resetHandlers()
  serve((url) => (url.includes('/eth/') ? HttpResponse.error() : owned()))
  await askForOwned(two, ADA)
  expect(ownedSafes.getState()).toMatchObject({
    [ownedKey(1, ADA)]: { refused: 'unreachable' },
    [ownedKey(10, ADA)]: { safes: [SAFE] },
  })
})

test('[S7.4] its answers are erased with everything else, and later ones are dropped', async () => {
  serve(async () => {
    await delay(20)
    return owned()
  })
  const { askForOwned, ownedSafes } = await load()
  await askForOwned(two.slice(0, 1), ADA)
  expect(Object.keys(ownedSafes.getState())).toHaveLength(1)
  const { eraseEverything } = await import('../../../src/state/settings/storage.ts')
  eraseEverything()
  expect(ownedSafes.getState()).toEqual({})
  await askForOwned(two.slice(0, 1), ADA)
  expect(asked).toHaveLength(1)
})
