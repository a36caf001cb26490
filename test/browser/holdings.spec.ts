import type { Request } from '@playwright/test'
import { demoDeeds, demoDollar } from '../../src/demo/demoTokens.ts'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepOwnRpc, onAPhone, test } from './fixtures.ts'

const { solo, wrapped } = samples
/** As the page groups an address. */
const grouped = (address: string) => new RegExp(address.slice(2).match(/.{4}/g)?.join('\\s*') ?? '')

onAPhone(() => {
  test('[S2] check-up and review show the Safe’s picture, its dollars and its deeds', async ({ page, site }) => {
    await page.goto(site.url)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'See an example' }).click()
    await expect(main.getByText('You hold the NFT')).toBeVisible()
    await page.goto(`${site.url}#/wrap/demo:${solo.address}`)
    const summary = main.getByRole('region', { name: 'What is in it' })
    const isShown = async () => {
      await expect(summary.locator('svg').first()).toBeVisible()
      await expect(summary.getByText('10 ETH')).toBeVisible()
      await expect(summary.getByText(/^25\s000 DUSD$/)).toBeVisible()
      await expect(summary.getByText('3 NFTs', { exact: true })).toBeVisible()
      await expect(summary.getByRole('status')).toBeHidden()
      await expect(summary.getByText('not on our list')).toBeHidden()
      await expectAccessible(page)
    }
    await isShown()
    await main
      .getByRole('button', { name: 'Choose who gets the NFT' })
      .or(main.getByRole('button', { name: 'Choose the holder' }))
      .click()
    await main.getByRole('button', { name: 'Review' }).click()
    await expect(main.getByText('Simulated on the network')).toBeVisible()
    await isShown()
    // the fee, in play money: never "about 0"
    await expect(main.getByText(/Fee: about 0\.000[1-9]\d* ETH\./).first()).toBeVisible()
    await expect(main.getByText(/about 0 ETH/)).toBeHidden()
  })

  test('[S2] a Safe’s page shows all that is in it, with contracts, numbers and the block', async ({ page, site }) => {
    await page.goto(site.url)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'See an example' }).click()
    await expect(main.getByText('You hold the NFT')).toBeVisible()
    await page.goto(`${site.url}#/demo:${solo.address}`)
    const list = main.getByRole('listitem')
    const dollars = list.filter({ hasText: 'DUSD' })
    await expect(dollars).toContainText(/25\s000/)
    await expect(main.getByText(grouped(demoDollar))).toBeHidden()
    await dollars.locator('summary').click()
    await expect(dollars.getByText(grouped(demoDollar))).toBeVisible()
    const deeds = list.filter({ hasText: 'Demo Deeds' })
    await deeds.locator('summary').click()
    await expect(deeds.getByText('#3, #2, #1')).toBeVisible()
    await expect(deeds.getByText(grouped(demoDeeds))).toBeVisible()
    await expect(main.getByText(/^Read at block \d+\. No prices are looked up\.$/)).toBeVisible()
    await expectAccessible(page)

    // what isn't a token isn't added
    await main.getByText('Add a token', { exact: true }).click()
    await main.getByLabel('Token contract').fill(people.dora.account.address)
    await main.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(main.getByText('There’s no token contract at this address on Demo.')).toBeVisible()
    await expectAccessible(page)
  })
})

test('[S4] a node that refuses to list transfers is reported, and unlisted tokens are found once it does', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  let isRefusing = true
  await page.route(mainnet.anvil.url, async (route) => {
    const body: unknown = route.request().postDataJSON()
    const calls = [body].flat() as { id: number; method: string }[]
    if (!isRefusing || !calls.some(({ method }) => method === 'eth_getLogs')) return route.continue()
    const error = { code: -32_000, message: 'Logs are for paid plans' }
    const answers = calls.map(({ id }) => ({ jsonrpc: '2.0', id, error }))
    return route.fulfill({ json: Array.isArray(body) ? answers : answers[0] })
  })
  await installWallet(context, { account: people.ada.account, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#/eth:${wrapped.address}`)
  const main = page.getByRole('main')
  await expect(main.getByText('The RPC won’t return transfer logs.')).toBeVisible()
  await expect(main.getByText('not on our list')).toBeHidden()
  await expectAccessible(page)

  // added by hand, it is there at once, and after a reload
  await main.getByText('Add a token', { exact: true }).click()
  await main.getByLabel('Token contract').fill(demoDollar)
  await main.getByRole('button', { name: 'Add', exact: true }).click()
  const added = main.getByRole('listitem').filter({ hasText: 'DUSD' })
  await expect(added).toContainText(/4\s250/)
  await page.reload()
  await expect(added).toContainText(/4\s250/)
  // asked again, the node refused again
  await expect(main.getByText('The RPC won’t return transfer logs.')).toBeVisible()

  isRefusing = false
  await main.getByRole('button', { name: 'Try again' }).first().click()
  await main.getByText('1 token not on our list').click()
  await expect(main.getByText('Anyone can send a token to a Safe, under any name.')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'DEED' })).toContainText('1')
  await expectAccessible(page)
  await added.locator('summary').click()
  await added.getByRole('button', { name: 'Remove from my list' }).click()
  await expect(main.getByText('2 tokens not on our list')).toBeVisible()
})

test('[S2] the check-up counts unlisted tokens, and shows none of their names', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  await installWallet(context, { account: people.ada.account, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#/wrap/eth:${solo.address}`)
  const summary = page.getByRole('main').getByRole('region', { name: 'What is in it' })
  await expect(summary.getByText('2 tokens not on our list')).toBeVisible()
  await expect(summary.getByText(/^Read at block \d+/)).toBeVisible()
  await expect(summary.getByText(/DUSD|DEED/)).toHaveCount(0)
  await expectAccessible(page)
})

test('[S4] a search ends with the page that shows it', async ({ page, site, mainnet }) => {
  let asked = 0
  let last: Request | undefined
  let hold = () => {}
  const held = new Promise<void>((resolve) => {
    hold = resolve
  })
  await page.route(mainnet.anvil.url, async (route) => {
    const body: unknown = route.request().postDataJSON()
    const call = (
      [body].flat() as {
        id: number
        method: string
        params: [{ fromBlock: string; toBlock: string; topics: unknown[] }]
      }[]
    )[0]
    // the search for approvals has the Safe in the second topic
    if (call?.method !== 'eth_getLogs' || call.params[0].topics[1] !== null) return route.continue()
    if (call.params[0].fromBlock !== call.params[0].toBlock)
      return route.fulfill({ json: { jsonrpc: '2.0', id: call.id, error: { code: -32_602, message: 'too many' } } })
    // the second page of logs is answered once the page is left
    last = route.request()
    if (++asked > 1) await held
    return route.fulfill({ json: { jsonrpc: '2.0', id: call.id, result: [] } })
  })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#/eth:${solo.address}`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Searching the chain for other tokens: \d+%$/)).toBeVisible()
  await expect.poll(() => asked).toBe(2)
  const isLast = (request: Request) => request === last
  const abandoned = Promise.race([
    page.waitForEvent('requestfinished', isLast),
    page.waitForEvent('requestfailed', isLast),
  ])
  await page.goto(`${site.url}#/settings`)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Settings')
  hold()
  await abandoned
  // the page got the answer, or no longer waited for it, and has rendered since
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  expect(asked).toBe(2)
})

test('[S4] a dead node is reported, with a next step, and nothing is called empty', async ({ page, site, mainnet }) => {
  let isGone = true
  await page.route(mainnet.anvil.url, (route) => {
    const body = route.request().postData() ?? ''
    // the Safe itself is read, but not its holdings, neither by balanceOf nor by eth_call without data
    const isOfTokens = /70a08231|82ad56cb0{62}200{64}"/.test(body)
    return isGone && isOfTokens ? route.abort() : route.continue()
  })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#/eth:${solo.address}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Its tokens couldn’t be read.')).toBeVisible()
  await expect(main.getByText('10 ETH').first()).toBeVisible()
  await expectAccessible(page)
  isGone = false
  await main.getByRole('button', { name: 'Try again' }).first().click()
  await expect(main.getByText('2 tokens not on our list')).toBeVisible()
  await expect(main.getByText('Its tokens couldn’t be read.')).toBeHidden()
})
