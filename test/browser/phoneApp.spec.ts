import type { BrowserContext, Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { expect, setOwnRpc } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { noApps } from './noApps.ts'
import { settle, test } from './relayFixtures.ts'
import { reviewWrap } from './reviewWrap.ts'

// A wallet that is an app: on this phone, on another device, or not installed yet.

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'

const HANDHELD = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })

test.beforeEach(({ page }) => page.addInitScript(noApps))

async function choose(page: Page, site: { url: string }, wallet: string) {
  await page.goto(site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: wallet }).click()
  return dialog
}

/** The app comes to the foreground, or this page does again. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const phones = [
  ['an iPhone', IPHONE, 'Rainbow', /^rainbow:\/\/wc\?uri=(wc%3A.+)$/, /^https:\/\/apps\.apple\.com\//],
  ['Android', ANDROID, 'MetaMask', /^metamask:\/\/wc\?uri=(wc%3A.+)$/, /^https:\/\/play\.google\.com\//],
] as const

for (const [system, userAgent, wallet, opener, store] of phones)
  test.describe(`on ${system}`, () => {
    test.use({ userAgent, ...HANDHELD })

    test(`[S2.4] the link is ready before the tap; if no app opens the next step is shown; so is the state on returning from the app (${system})`, async ({
      page,
      site,
      relay,
      phone,
    }) => {
      await settle(page, relay.url)
      const dialog = await choose(page, site, wallet)
      const link = dialog.getByRole('link', { name: `Open ${wallet}` })
      await expect(link).toHaveAttribute('href', opener)
      await expect(link).toHaveAttribute('target', '_self')
      const code = dialog.getByRole('img', { name: /^WalletConnect code/ })
      await expect(code).toBeHidden()

      await link.tap()
      await expect(dialog.getByRole('heading', { name: `${wallet} didn't open` })).toBeVisible()
      const get = dialog.getByRole('link', { name: `Get ${wallet}` })
      await expect(get).toHaveAttribute('href', store)
      await expect(get).toBeInViewport()
      await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeInViewport()
      await dialog.getByText('Show a code for another device').tap()
      await expect(code).toBeVisible()

      await link.tap()
      await expect(dialog.getByRole('heading', { name: `Continue in ${wallet}` })).toBeVisible()
      await show(page, 'hidden')
      await show(page, 'visible')
      await expect(dialog.getByRole('heading', { name: `Waiting for ${wallet}` })).toBeVisible()

      await link.tap()
      await show(page, 'hidden')
      const [, uri = ''] = opener.exec((await link.getAttribute('href')) ?? '') ?? []
      await phone.scan(decodeURIComponent(uri))
      await expect.poll(() => phone.topic()).not.toBe('')
      await show(page, 'visible')
      await expect(account(page)).toBeVisible()
      await expect(dialog).toBeHidden()
    })
  })

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE, ...HANDHELD })

  test('[S4.4] the chosen app is remembered: after a reload a request has a link to it, and disconnecting forgets it', async ({
    context,
    page,
    site,
    relay,
    phone,
    mainnet,
  }) => {
    await settle(page, relay.url)
    await setOwnRpc(page, site.url, mainnet.anvil.url)
    const dialog = await choose(page, site, 'MetaMask')
    const link = dialog.getByRole('link', { name: 'Open MetaMask' })
    // a web page that opens the app or its store listing opens in a new tab
    await expect(link).toHaveAttribute('target', '_blank')
    await phone.scan(new URL((await link.getAttribute('href')) ?? '').searchParams.get('uri') ?? '')
    await expect(account(page)).toBeVisible()
    await page.reload()
    await expect(account(page)).toBeVisible()

    const sender = await mainnet.senderOf(people.ben.account)
    await reviewWrap(page, site, await newSafe(sender, { kind: '1.4.1', owners: [people.ada.account.address] }))
    phone.answer = () => 'ignore'
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    const front = page.getByRole('main').getByRole('link', { name: 'Open MetaMask' })
    await expect(front).toHaveAttribute('href', 'https://metamask.app.link/wc')

    await account(page).click()
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    expect(await keptNames(context)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/connection|relay|deeplink/i)]),
    )
  })
})

/** The keys in this browser's storage. */
const keptNames = async (context: BrowserContext) =>
  (await context.storageState()).origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))

test.describe('on a Mac, in Safari', () => {
  test.use({ userAgent: MAC })

  test('[S2.4] Ledger Live is opened from a new tab, so that an error of Safari does not replace the page', async ({
    page,
    site,
    relay,
  }) => {
    await settle(page, relay.url)
    const dialog = await choose(page, site, 'Ledger Live')
    const link = dialog.getByRole('link', { name: 'Open Ledger Live' })
    await expect(link).toHaveAttribute('href', /^ledgerlive:\/\/wc\?uri=wc%3A/)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(dialog.getByRole('img', { name: /^WalletConnect code/ })).toBeVisible()
  })
})

test('[S3.2] the QR code has its wallet’s icon; without the app there is another code to install it, and three steps', async ({
  page,
  site,
  relay,
}) => {
  await settle(page, relay.url)
  const dialog = await choose(page, site, 'Ledger Live')
  const code = dialog.getByRole('img', { name: /^WalletConnect code/ })
  await expect(code.locator('xpath=..').locator('img[src$="/ledger.svg"]')).toBeVisible()
  await dialog.getByText('Get it on your phone').click()
  await expect(dialog.getByRole('img', { name: 'QR code that opens where to get Ledger Live.' })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: /scan|create/i })).toHaveCount(3)
})
