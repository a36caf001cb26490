import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { expect, expectAccessible } from './fixtures.ts'
import { openSafePage } from './openSafePage.ts'
import { settle, test } from './relayFixtures.ts'

// Reaching a wallet: its icon, where to get it, the phone's app by code or link, and a Safe in another tab.

const open = async (page: Page, wallet?: string) => {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  if (wallet) await dialog.getByRole('button', { name: wallet }).click()
  return dialog
}
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })

/** Runs in the page: a wallet that announces itself on command. */
const announceLater = (rdns: string) => {
  const request = async ({ method }: { method: string }) =>
    method === 'eth_chainId' ? '0x1' : ['0x70997970c51812dc3a010c7d01b50e0d17dc79c8']
  const info = { uuid: '6f1c7e0a-0000-4000-8000-000000000003', name: 'Late', rdns, icon: '' }
  const tell = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: { request } } }))
  tell()
}

test('[S7.5] icons are fetched once their rows are visible, from the page itself, and each can be drawn', async ({
  context,
  page,
  site,
  quiet,
}) => {
  const pictures: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('.svg') && request.resourceType() === 'image') pictures.push(request.url())
  })
  await page.goto(site.url)
  await page.waitForLoadState('networkidle')
  const wallets = () => pictures.filter((url) => url.includes('/assets/wallets-'))
  expect(wallets()).toEqual([])
  const dialog = await open(page)
  const images = dialog.locator('img')
  await expect(images).toHaveCount(7)
  await expect
    .poll(() => images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0)))
    .toEqual(Array(7).fill(true))
  expect(wallets().sort()).toEqual(
    ['brave', 'coinbase', 'ledger', 'metamask', 'rainbow', 'safe', 'wallet-connect'].map((name) =>
      expect.stringMatching(new RegExp(`^${site.url}assets/wallets-[0-9a-f]{8}/${name}\\.svg$`)),
    ),
  )
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[S2.4] a wallet in the browser connects without any request: no RPC, no relay, no list of wallets', async ({
  page,
  site,
  quiet,
}) => {
  await page.goto(site.url)
  const dialog = await open(page)
  await expect(page.locator('#early')).toHaveCount(0) // React has mounted
  await page.evaluate(announceLater, 'me.late')
  await dialog.getByRole('button', { name: 'Late' }).click()
  await expect(account(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  // the balance is the first read from a chain
  await account(page).click()
  await expect(page.getByRole('dialog').getByText('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBeVisible()
  await expect.poll(() => quiet.hosts.has('ethereum-rpc.publicnode.com')).toBe(true)
})

test('[S3.2] a missing wallet shows where to get it, by keyboard, and the dialog continues once it is installed', async ({
  page,
  site,
  quiet,
}) => {
  await page.goto(site.url)
  const dialog = await open(page)
  const row = dialog.getByRole('button', { name: 'Rainbow' })
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: "Rainbow isn't in this browser" })).toBeVisible()
  await expect(row).toBeFocused()
  const get = dialog.getByRole('link', { name: /^Get Rainbow/ })
  await expect(get).toHaveAttribute('href', 'https://rainbow.me/extension')
  await expect(get).toHaveAttribute('rel', 'noopener noreferrer')
  await page.evaluate(announceLater, 'me.rainbow')
  await expect(account(page)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[S3.2] a wallet’s in-app browser injects its provider late and unannounced: it is listed as Browser Wallet', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  const dialog = await open(page)
  await expect(dialog.getByRole('button', { name: 'MetaMask' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Browser Wallet' }).click()
  await expect(dialog.getByRole('heading', { name: 'No other wallet in this browser' })).toBeVisible()
  await page.evaluate(() => {
    const request = async ({ method }: { method: string }) =>
      method === 'eth_chainId' ? '0x1' : ['0x70997970c51812dc3a010c7d01b50e0d17dc79c8']
    Object.assign(window, { ethereum: { request } })
    window.dispatchEvent(new Event('ethereum#initialized'))
  })
  await expect(account(page)).toBeVisible()
})

test('[S2.4] without its extension, MetaMask connects by phone, and again after a reload, also once the extension is installed', async ({
  context,
  page,
  site,
  relay,
  phone,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await settle(page, relay.url)
  await page.goto(site.url)
  const dialog = await open(page, 'MetaMask')
  await dialog.getByRole('button', { name: 'Use the phone app' }).click()
  await expect(dialog.getByRole('heading', { name: 'Scan with MetaMask' })).toBeFocused()
  await expect(dialog.getByRole('img', { name: /^WalletConnect code/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Get MetaMask' })).toHaveAttribute(
    'href',
    /^https:\/\/chrome\.google\./,
  )
  // an extension installed during a phone request doesn't take over
  await page.evaluate(announceLater, 'io.metamask')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await phone.scan(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(account(page)).toHaveText(new RegExp(`^${people.ada.account.address.slice(0, 6)}`))

  await context.addInitScript(announceLater, 'io.metamask')
  await page.reload()
  await expect(account(page)).toBeVisible()
  await account(page).click()
  await expect(page.getByRole('dialog')).toContainText('MetaMask')
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => phone.topic()).toBe('')
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test.describe('on a phone', () => {
  test.use({ userAgent: IPHONE, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('[S2.4] a link opens the chosen wallet, ready before the tap; a code for another device is available', async ({
    page,
    site,
    relay,
    phone,
  }) => {
    await settle(page, relay.url)
    await page.goto(site.url)
    const dialog = await open(page, 'MetaMask')
    await expect(dialog.getByRole('heading', { name: 'Continue in MetaMask' })).toBeVisible()
    const link = dialog.getByRole('link', { name: 'Open MetaMask' })
    await expect(link).toHaveAttribute('href', /^https:\/\/metamask\.app\.link\/wc\?uri=wc%3A/)
    await expect(dialog.getByRole('link', { name: 'Get MetaMask' })).toHaveAttribute('href', /^https:\/\/apps\.apple\./)
    const code = dialog.getByRole('img', { name: /^WalletConnect code/ })
    await expect(code).toBeHidden()
    await dialog.getByText('Show a code for another device').tap()
    await expect(code).toBeVisible()
    const href = (await link.getAttribute('href')) ?? ''
    await phone.scan(new URL(href).searchParams.get('uri') ?? '')
    await expect(account(page)).toBeVisible()
  })

  test('[S2.4] the code can be copied for any wallet, and Back returns to the row', async ({ page, site, relay }) => {
    await settle(page, relay.url)
    await page.goto(site.url)
    const dialog = await open(page, 'WalletConnect')
    await expect(dialog.getByRole('link', { name: 'Open a wallet here' })).toHaveAttribute(
      'href',
      /^wc:[0-9a-f]{64}@2\?/,
    )
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog.getByRole('button', { name: 'WalletConnect' })).toBeFocused()
  })

  test('[S2.4] Safe connects by its app as well', async ({ page, site, relay }) => {
    await settle(page, relay.url)
    await page.goto(site.url)
    const dialog = await open(page, 'Safe')
    await expect(dialog.getByRole('link', { name: /^Open the Safe app/ })).toHaveAttribute(
      'href',
      /^safe:\/\/wc\?uri=wc%3A/,
    )
  })
})

test('[S2.4] Safe, outside a frame: one click pairs it in its own tab, and this page continues by itself', async ({
  context,
  page,
  site,
  relay,
  phone,
  quiet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const opened = await openSafePage(context)
  await settle(page, relay.url)
  await page.goto(site.url)
  const dialog = await open(page, 'Safe')
  const pair = dialog.getByRole('link', { name: /^Connect my Safe/ })
  await expect(pair).toHaveAttribute('href', /^https:\/\/app\.safe\.global\/wc\?uri=wc%3A/)
  await expect(pair).toHaveAttribute('rel', 'noopener noreferrer')
  const app = encodeURIComponent(site.url)
  await expect(dialog.getByRole('link', { name: /^Open this page inside Safe/ })).toHaveAttribute(
    'href',
    `https://app.safe.global/share/safe-app?appUrl=${app}&chain=eth`,
  )
  await dialog.getByRole('button', { name: /^Copy link/ }).click()
  await expect(dialog.getByRole('button', { name: /^Copied/ })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])

  await pair.focus()
  await page.keyboard.press('Enter')
  const uri = await opened()
  expect(uri).toBe(copied)
  await expect(dialog.getByText('Approve the connection in Safe. This continues automatically.')).toBeVisible()
  await phone.scan(uri)
  await expect(account(page)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('[S5.4] Safe without a project id: the screen says so, and the other wallets work', async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(site.url)
  const dialog = await open(page, 'Safe')
  await expect(dialog.getByRole('alert')).toContainText("WalletConnect isn't set up here")
  await expect(dialog.getByRole('link', { name: /^Connect my Safe/ })).toBeHidden()
  await expect(dialog.getByRole('link', { name: /^Open this page inside Safe/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Copy this page's address/ }).click()
  await expect(dialog.getByRole('button', { name: /^Copied/ })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url)
  await dialog.getByRole('link', { name: 'Open Settings' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'WalletConnect project ID' })).toBeVisible()
})
