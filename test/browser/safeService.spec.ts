import type { BrowserContext } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

const { ada, ben } = people

/** The queue endpoint of Safe's transaction service, and the requests to it. */
async function serve(context: BrowserContext, answer: { count: number } | undefined) {
  const asked: string[] = []
  const service = { asked, answer }
  await context.route('https://api.safe.global/**', (route) => {
    asked.push(route.request().url())
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return service.answer
      ? route.fulfill({ json: { ...service.answer, results: [] }, headers })
      : route.fulfill({ status: 429, headers })
  })
  return service
}

test('[S7.4] Safe’s service gets no request until it is turned on, then shows the queue’s length, and turned off gets none again', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const { anvil, senderOf } = mainnet
  const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners: [ada.account.address] })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  const service = await serve(context, { count: 3 })
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)
  const check = async () => {
    await page.goto(`${site.url}#/wrap/eth:${safe}`)
    await expect(page.getByRole('heading', { name: 'Queued transactions become void' })).toBeVisible()
  }
  await check()
  expect(service.asked).toEqual([])
  expect([...quiet.hosts]).not.toContain('api.safe.global')

  await page.goto(`${site.url}#/settings`)
  const turnOn = page.getByRole('checkbox', { name: 'Ask it who has signed' })
  await expect(turnOn).not.toBeChecked()
  await turnOn.check()
  await expectAccessible(page)
  await check()
  await expect(page.getByText('3 transactions are queued there now.')).toBeVisible()
  expect(service.asked).toEqual([expect.stringContaining(`/tx-service/eth/api/v2/safes/${safe}/`)])

  // a missing answer is never shown as none
  service.answer = undefined
  await page.reload()
  await expect(page.getByText("Safe's transaction service didn't say how many are queued.")).toBeVisible()

  await page.goto(`${site.url}#/settings`)
  await turnOn.uncheck()
  const before = service.asked.length
  await check()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Queued transactions become void' })).toBeVisible()
  expect(service.asked).toHaveLength(before)
})
