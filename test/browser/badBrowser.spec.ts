import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { installWallet } from './browserWallet.ts'
import { connect, enterOwnRpc, expect, expectAccessible, test } from './fixtures.ts'

test('[W6] with storage denied everything works, and nothing is remembered', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied.', 'SecurityError')
      },
    })
  })
  await installWallet(context, { account: people.ada.account, chainId: 1, node: mainnet.anvil.provider })
  // the other networks, which must not be contacted here
  await page.route(/^https:/, (route) => route.abort())
  await enterOwnRpc(page, site.url, mainnet.anvil.url)
  await connect(page)
  await page.getByRole('link', { name: 'My wrapped Safes' }).click()
  await page.getByRole('link', { name: new RegExp(samples.wrapped.address) }).click()
  await expect(page.getByText('You hold the NFT')).toBeVisible()
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  expect(quiet.errors).toEqual([])
})

test('[W6] the page works with storage that is full, corrupt or of a newer version, and leaves the newer one unchanged', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const newer = JSON.stringify({ v: 99, value: { of: 'a later version' } })
  await page.goto(site.url)
  await page.evaluate((newer) => {
    localStorage.setItem('connection', '{"v":1,"value":{"walletId":5}}')
    localStorage.setItem('transactions', 'not json')
    localStorage.setItem('knownSafes', newer)
    localStorage.setItem('theme', 'plaid')
  }, newer)
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
  await installWallet(context, { account: people.ada.account, chainId: 1, node: mainnet.anvil.provider })
  await page.reload()
  // the other networks, which must not be contacted here
  await page.route(/^https:/, (route) => route.abort())
  await enterOwnRpc(page, site.url, mainnet.anvil.url)
  await connect(page)
  await page.getByRole('link', { name: 'My wrapped Safes' }).click()
  await page.getByRole('link', { name: new RegExp(samples.wrapped.address) }).click()
  await expect(page.getByText('You hold the NFT')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('knownSafes'))).toBe(newer)
})

test('[W6] a browser that cannot run the page gets a message', async ({ browser, site }) => {
  const context = await browser.newContext()
  await context.route('**/assets/shell-*.js', (route) => route.abort())
  const page = await context.newPage()
  await page.goto(site.url)
  await expect(page.getByText("This browser can't run the page, or part of it didn't load.")).toBeVisible()
  await context.unroute('**/assets/shell-*.js')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Turn a whole Safe/)
  await expect(page.getByText("This browser can't run the page")).toBeHidden()
  await context.close()
})

test('[W6] when a page’s code fails to load the shell stays; the next visit loads it where the browser retries, and a reload everywhere', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  for (const again of ['visit', 'reload']) {
    await page.route('**/assets/{Settings,About}-*.js', (route) => route.abort())
    await page.getByRole('link', { name: again === 'visit' ? 'Settings' : 'About' }).click()
    await expect(page.getByRole('heading', { name: 'This page stopped working.' })).toBeVisible()
    await page.unroute('**/assets/{Settings,About}-*.js')
    if (again === 'reload') await page.getByRole('button', { name: 'Reload' }).click()
    else {
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Turn a whole Safe/)
      await page.goForward()
      // a browser may cache a failed module fetch
      const stopped = page.getByRole('heading', { name: 'This page stopped working.' })
      const heading = page.getByRole('heading', { level: 1, name: 'Settings' })
      await expect(heading.or(stopped)).toBeVisible()
      if (await stopped.isVisible()) await page.getByRole('button', { name: 'Reload' }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: again === 'visit' ? 'Settings' : 'About' })).toBeVisible()
  }
})

const PART_MISSING = "Part of this page didn't load. Check your connection, then reload; nothing is lost."

test('[W6] a dialog whose code failed to load says so, and the page keeps working', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  await installWallet(context, { account: people.ada.account, chainId: 1, node: mainnet.anvil.provider })
  await page.route('**/assets/{AccountDialog,NetworkDialog,QrScreen,DemoLayer}-*.js', (route) => route.abort())
  await page.goto(`${site.url}#/wrap`)
  const header = page.getByRole('banner')
  const missing = page.getByRole('dialog', { name: PART_MISSING })

  await header.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' }).getByText(PART_MISSING)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()

  for (const name of [/^Account 0x/, 'Ethereum']) {
    await header.getByRole('button', { name }).click()
    await expectAccessible(page)
    await expect(missing.getByRole('button', { name: 'Reload' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(missing).toBeHidden()
    await expect(header.getByRole('button', { name })).toBeFocused()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which Safe do you want to wrap?')

  await page.goto(`${site.url}#/`)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByRole('alert').filter({ hasText: PART_MISSING })).toBeVisible()
  await page.unroute('**/assets/{AccountDialog,NetworkDialog,QrScreen,DemoLayer}-*.js')
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Demo: nothing here is real.')).toBeVisible()
})
