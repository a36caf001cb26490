import type { Page } from '@playwright/test'
import manifest from '../../package.json' with { type: 'json' }
import {
  wrappedSafeAddress,
  wrappedSafeCodeHash,
  wrappedSafeHandlerAddress,
  wrappedSafeHandlerCodeHash,
} from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, setOwnRpc, test } from './fixtures.ts'

// The connection's dialogs.

const { ada } = people

const inBanner = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name })

test('[S1.1] the page states its name and what it does', async ({ page, site }) => {
  await page.goto(site.url)
  await expect(page).toHaveTitle('Wrapped Safe Wallet')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Wrap your Safe Wallet to NFT')
})

test('[S1.1] each page has a title of its own in the tab', async ({ page, site }) => {
  const titles = new Set<string>()
  const pages = ['', 'wrap', 'wrap/new', 'wallets', 'settings', 'demo', 'about', 'prepare/eth', 'nowhere']
  for (const path of pages) {
    await page.goto(`${site.url}#/${path}`)
    // home has the site's name, every other title begins with its topic
    await expect(page).toHaveTitle(path === '' ? 'Wrapped Safe Wallet' : /^.+ · Wrapped Safe Wallet$/)
    await expect.poll(async () => titles.has(await page.title())).toBe(false)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(pages.length)
})

test('[S1.4] it has an icon in the tab, on the home screen and for a host that lists it', async ({ page, site }) => {
  await page.goto(site.url)
  const linked = await page
    .locator('link[rel*=icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const manifestUrl = linked.find((url) => url.endsWith('manifest.json')) ?? ''
  const { icons, iconPath } = await (await page.request.get(manifestUrl)).json()
  const listed = [iconPath, ...icons.map(({ src }: { src: string }) => src)].map(
    (src) => new URL(src, manifestUrl).href,
  )
  const pictures = new Set([...linked, ...listed].filter((url) => url !== manifestUrl))
  expect(pictures.size).toBe(4)
  for (const url of pictures) {
    await page.goto(site.url)
    const width = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return image.naturalWidth
    }, url)
    expect(width).toBeGreaterThan(0)
  }
})

test('[S1.1] the footer of each page links to what this is, its limits, privacy and licence', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}#/wallets`)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle(/^About/)
  const main = page.getByRole('main')
  for (const name of ['Not audited', "What it can't do", 'Who learns what', 'The contract'])
    await expect(main.getByText(name, { exact: true })).toBeVisible()
  await expect(main.getByText('Start with a Safe you can afford to lose.')).toBeVisible()
  await expect(main).toContainText('MIT')
  // for comparison with a published or deployed version
  const text = ((await main.textContent()) ?? '').replace(/\s/g, '')
  for (const said of [
    wrappedSafeAddress,
    wrappedSafeCodeHash,
    wrappedSafeHandlerAddress,
    wrappedSafeHandlerCodeHash,
    manifest.version,
  ])
    expect(text).toContain(said)
})

test('[S2.5] the account dialog shows the account and disconnects, by keyboard', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connect(page)
  const opener = inBanner(page, /^Account 0x/)
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your account' })
  await expect(dialog).toContainText('Ethereum')
  await expect(dialog).toContainText('Test Wallet')
  await expect(dialog).toContainText(/Balance\d[\d\u202f.]* ETH/)
  await expect(dialog).toContainText('Regular account (EOA)')
  const shown = (await dialog.textContent())?.replace(/\s/g, '')
  expect(shown).toContain(ada.account.address)
  await expect(dialog.getByRole('link', { name: /^Open in/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://.*/address/${ada.account.address}$`),
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(inBanner(page, 'Connect wallet')).toBeVisible()
  await page.reload()
  await expect(inBanner(page, 'Connect wallet')).toBeVisible()
})

test('[S2.5] nothing in the account dialog moves when reads from the chain arrive', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/AccountHoldings-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await connect(page)
  await inBanner(page, /^Account 0x/).click()
  const dialog = page.getByRole('dialog', { name: 'Your account' })
  const copy = dialog.getByRole('button', { name: 'Copy', exact: true })
  await expect(dialog.getByText('Loading…')).toHaveCount(2)
  const placed = () => copy.evaluate((element) => element.getBoundingClientRect().y)
  const isStill = () =>
    page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => true))
  await isStill()
  const before = await placed()
  letCome()
  await expect(dialog).toContainText(/Balance\d/)
  await expect(dialog).toContainText('Regular account (EOA)')
  await isStill()
  expect(await placed()).toBe(before)
})

test('[S2.5] keys pressed before the browser’s close event of a dialog are not lost', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connect(page)
  const dialog = page.getByRole('dialog', { name: 'Your account' })
  await inBanner(page, /^Account 0x/).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  // Enter is pressed between the closing and its event
  await dialog.evaluate((element) => {
    const opener = document.querySelector<HTMLElement>('header button[aria-label^="Account"]')
    const isClosed = new MutationObserver(() => {
      isClosed.disconnect()
      opener?.click()
    })
    isClosed.observe(element, { attributeFilter: ['open'] })
  })
  await page.keyboard.press('Escape')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await expect(dialog).toBeVisible()
})

test('[S2.6] the network dialog names a wrong network, sends the wallet one request, and forgets a rejection when closed', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const wallet = await installWallet(context, { account: ada.account, chainId: 5, node: mainnet.anvil.provider })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connect(page)
  await inBanner(page, 'Wrong network').click()
  const dialog = page.getByRole('dialog', { name: 'Networks' })
  await expect(dialog.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()

  wallet.mood = 'reject'
  const asked = () => wallet.requests.filter((method) => method === 'wallet_switchEthereumChain').length
  await dialog.getByRole('button', { name: 'Base' }).click()
  const declined = dialog.getByText("You declined in your wallet. The network hasn't changed.")
  await expect(declined).toBeVisible()
  expect(asked()).toBe(1)
  await page.keyboard.press('Escape')
  await inBanner(page, 'Wrong network').click()
  await expect(dialog).toBeVisible()
  await expect(declined).toBeHidden()

  wallet.mood = 'silent'
  await dialog.getByRole('button', { name: 'Base' }).click()
  await expect(dialog.getByText('Confirm the switch to Base in your wallet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await expect(dialog.getByText('Confirm the switch to Base in your wallet.')).toBeVisible()
  expect(asked()).toBe(2)
  // a request for another one meanwhile takes precedence
  wallet.mood = 'confirm'
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await expect(dialog).toBeHidden()
  expect(wallet.chainId).toBe(1)
  await expect(inBanner(page, 'Ethereum')).toBeVisible()
})

test('[S2] behind an open dialog the page neither scrolls nor shifts; a click outside closes it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1100, height: 700 })
  await page.goto(site.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  const placed = () => main.evaluate((element) => [scrollY, element.getBoundingClientRect().x, element.clientWidth])
  const scroll = async (key: string) => {
    await page.mouse.move(20, 300)
    await page.mouse.wheel(0, 400)
    await page.keyboard.press(key)
    // the change is applied by the second frame
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  const before = await placed()
  await inBanner(page, 'Connect wallet').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await scroll('End')
  expect(await placed()).toEqual(before)
  await page.mouse.click(20, 300)
  await expect(dialog).toBeHidden()
  await expect(inBanner(page, 'Connect wallet')).toBeFocused()
  await scroll('PageDown')
  await expect.poll(async () => (await placed())[0]).toBeGreaterThan(0)
})

test('[S2.4] two panes side by side, one at a time in a narrow window, a bottom sheet on a phone', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await inBanner(page, 'Connect wallet').click()
  const dialog = page.getByRole('dialog')
  const row = dialog.getByRole('button', { name: 'Rainbow' })
  const title = dialog.getByRole('heading', { name: "Rainbow isn't in this browser" })
  const boxOf = async () => (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await row.click()
  await expect(title).toBeVisible()
  await expect(row).toBeVisible()
  expect((await boxOf()).width).toBe(720)

  await page.setViewportSize({ width: 620, height: 800 })
  await expect(row).toBeHidden()
  await expect(title).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(row).toBeVisible()
  await expect(title).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  const { x, y, width, height } = await boxOf()
  const wide = await page.evaluate(() => document.body.clientWidth)
  expect([x, width, Math.round(y + height)]).toEqual([0, wide, 844])
})
