import type { Page } from '@playwright/test'
import { WebSocket } from 'ws'
import { people } from '../../src/demo/people.ts'
import { expect, expectAccessible, RESETS, setOwnRpc } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { settle, test } from './relayFixtures.ts'
import { reviewWrap } from './reviewWrap.ts'

async function openCode(page: Page, wallet = 'WalletConnect') {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: wallet, exact: false }).click()
  await expect(dialog.getByRole('heading', { name: 'Scan with your phone' })).toBeVisible()
  return dialog
}

/** Copies the link by "Copy link", as a person without a camera does. */
async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy link' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })

test('[S2.4] a phone scans the code: connects, stays connected over a reload, and disconnects from the phone', async ({
  context,
  page,
  site,
  relay,
  phone,
  quiet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await settle(page, relay.url)
  await page.goto(site.url)
  const dialog = await openCode(page)
  await expect(dialog.getByRole('img', { name: /^WalletConnect code/ })).toBeVisible()
  await expect(dialog.getByRole('timer')).toHaveText(/^New code in [45]:\d\d$/)
  await phone.scan(await copyLink(page))
  await expect(account(page)).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(account(page)).toBeVisible()
  await phone.kit.disconnectSession({ topic: phone.topic(), reason: { code: 6000, message: 'Bye' } })
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[S7.2] a phone wraps a Safe: the transaction goes through the relay to the chain', async ({
  context,
  page,
  site,
  relay,
  phone,
  mainnet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await settle(page, relay.url)
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await openCode(page)
  await phone.scan(await copyLink(page))
  await expect(account(page)).toBeVisible()
  const sender = await mainnet.senderOf(people.ben.account)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [people.ada.account.address] })
  await reviewWrap(page, site, safe)
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  expect(phone.requests.map(({ method, chainId }) => [method, chainId])).toEqual([['eth_sendTransaction', 'eip155:1']])
})

test('[S8.11] a rejection on the phone shows a new code, and closing the dialog cancels it', async ({
  context,
  page,
  site,
  relay,
  phone,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await settle(page, relay.url)
  await page.goto(site.url)
  const dialog = await openCode(page)
  phone.proposals = { code: 5000, message: 'User rejected.' }
  const first = await copyLink(page)
  await phone.scan(first)
  await expect(dialog.getByText('You declined on the phone. This is a new code.')).toBeVisible()
  const second = await copyLink(page)
  expect(second).not.toBe(first)
  phone.proposals = 'ignore'
  await phone.scan(second)
  await expect.poll(() => phone.requests.length + Object.keys(phone.kit.getPendingSessionProposals()).length).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await phone.approve(phone.proposal?.id ?? 0)
  await expect.poll(() => phone.topic()).toBe('')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('[S5.4] without a project id, or with one that the relay refuses, the dialog says so and offers what still works', async ({
  page,
  site,
  relay,
}) => {
  await page.goto(site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(dialog.getByRole('heading', { name: "WalletConnect isn't set up here" })).toBeVisible()
  await expect(dialog.getByText('Wallets in this browser still work.')).toBeVisible()
  await dialog.getByRole('link', { name: 'Open Settings' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('textbox', { name: 'WalletConnect project ID' }).fill('short')
  await page.getByRole('button', { name: 'Save: WalletConnect project ID' }).click()
  await expect(page.getByText('A project ID has 32 digits, 0 to 9 and a to f.')).toBeVisible()
  await page.getByRole('textbox', { name: 'WalletConnect project ID' }).fill('0123456789abcdef'.repeat(2))
  await page.getByRole('button', { name: 'Save: WalletConnect project ID' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.evaluate((url) => {
    const kept = JSON.parse(localStorage.getItem('settings') ?? '{}')
    localStorage.setItem('settings', JSON.stringify({ ...kept, value: { ...kept.value, walletConnectRelay: url } }))
  }, relay.url)
  relay.refuse(3000)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(dialog.getByRole('heading', { name: 'WalletConnect refused this page' })).toBeVisible()
  await dialog.getByText('Details').click()
  await expect(dialog.getByText(/^3000 .*origin not allowed/)).toBeVisible()
})

for (const { where, device, name, href } of [
  {
    where: 'on a phone',
    device: { viewport: { width: 390, height: 844 }, hasTouch: true },
    name: /^Open in MetaMask/,
    href: 'https://metamask.app.link/dapp/wrapped.example/',
  },
  {
    where: 'wide',
    device: { viewport: { width: 1280, height: 900 } },
    name: /^Get MetaMask/,
    href: /^https:\/\/chrome\.google\.com\//,
  },
])
  test(`[S5.4] ${where}, without a project id a wallet is reached by its app’s own browser or got from its page, with the reason`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext(device)
    try {
      const home = 'https://wrapped.example/'
      await context.route(`${home}**`, async (route) =>
        route.fulfill({
          response: await route.fetch({ url: route.request().url().replace(home, site.url), maxRetries: RESETS }),
        }),
      )
      const page = await context.newPage()
      await page.goto(home)
      await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'MetaMask' }).click()
      if (where === 'wide') await dialog.getByRole('button', { name: 'Use the phone app' }).click()
      await expect(dialog.getByRole('heading', { name: "WalletConnect isn't set up here" })).toBeVisible()
      await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', href)
      if (where === 'wide') {
        await dialog.getByText('Use the app on your phone').click()
        await expect(dialog.getByRole('img', { name: 'Code that opens this page in MetaMask.' })).toBeVisible()
      }
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Choose another wallet' }).click()
      // for users without a wallet, or with one that isn't listed
      await dialog.getByRole('button', { name: 'Get a wallet' }).click()
      await expect(dialog.getByRole('heading', { name: 'Get a wallet' })).toBeVisible()
      await expect(dialog.getByRole('link', { name: /^Rainbow/ })).toBeVisible()
      await expectAccessible(page)
      if (where === 'on a phone') await dialog.getByRole('button', { name: 'Back' }).click()
      await dialog.getByRole('button', { name: 'Scan with any wallet' }).click()
      await expect(dialog.getByRole('heading', { name: "WalletConnect isn't set up here" })).toBeVisible()
    } finally {
      await context.close()
    }
  })

test('[S7.3] with IndexedDB and storage denied a phone still connects, as long as the page is open', async ({
  context,
  page,
  site,
  relay,
  phone,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'UnknownError')
    }
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied.', 'SecurityError')
      },
    })
  })
  // without storage only the public relay can be used
  const known = 'wss://relay.walletconnect.org'
  relay.standInFor(known)
  await page.routeWebSocket(`${known}/**`, (socket) => {
    const ours = new WebSocket(socket.url().replace(known, relay.url))
    const opened = new Promise((resolve) => ours.addEventListener('open', resolve))
    socket.onMessage((message) => void opened.then(() => ours.send(message)))
    ours.addEventListener('message', ({ data }) => socket.send(String(data)))
    socket.onClose(() => ours.close())
  })
  await page.goto(`${site.url}#/settings`)
  await page.getByRole('textbox', { name: 'WalletConnect project ID' }).fill('0123456789abcdef'.repeat(2))
  await page.getByRole('button', { name: 'Save: WalletConnect project ID' }).click()
  await openCode(page)
  await phone.scan(await copyLink(page))
  await expect(account(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('[S7.3] a link stored by other code of this origin is not opened with a request', async ({
  context,
  page,
  site,
  relay,
  phone,
  quiet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await settle(page, relay.url)
  await page.goto(site.url)
  await openCode(page)
  await phone.scan(await copyLink(page))
  await expect(account(page)).toBeVisible()
  await page.evaluate(() =>
    localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', JSON.stringify({ href: 'https://evil.example/open' })),
  )
  phone.answer = () => ({ error: { code: 5000, message: 'User rejected.' } })
  await page.getByRole('banner').getByRole('button', { name: 'Ethereum' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Base' }).click()
  await expect(dialog.getByText("You declined in your wallet. The network hasn't changed.")).toBeVisible()
  expect(phone.requests.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])
  expect(context.pages().map((open) => new URL(open.url()).host)).toEqual([new URL(site.url).host])
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[S7.3] nothing waits for a third party: with the clock nearly stopped there is a code, an account, and a request', async ({
  context,
  page,
  site,
  relay,
  phone,
  quiet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await settle(page, relay.url)
  const begun = new Date() // the phone uses the real clock
  await page.clock.install({ time: begun })
  await page.goto(site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  await page.clock.pauseAt(new Date(begun.getTime() + 60_000))
  /**
   * Advances the page's clock a little at each poll, by a shrinking part of the rest: it never reaches the five seconds of
   * the timeout for WalletConnect's verify frame, however slow the machine is.
   */
  const within = async (look: () => Promise<boolean>) => {
    let left = 4_000
    await expect(async () => {
      const step = Math.min(50, Math.ceil(left / 60))
      left -= step
      await page.clock.runFor(step)
      expect(await look()).toBe(true)
    }).toPass({ intervals: [100] })
  }

  await dialog.getByRole('button', { name: 'WalletConnect', exact: false }).click()
  await within(() => dialog.getByRole('heading', { name: 'Scan with your phone' }).isVisible())
  await phone.scan(await copyLink(page))
  await within(() => account(page).isVisible())
  phone.answer = () => 'ignore'
  await page.getByRole('banner').getByRole('button', { name: 'Ethereum' }).click()
  // React reveals late content after a delay, by the page's clock
  await within(() => dialog.getByRole('button', { name: 'Base' }).isVisible())
  await dialog.getByRole('button', { name: 'Base' }).click()
  await within(async () => phone.requests.length === 1)
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[S4.1] two tabs share one session: the second resumes it without a code, and a disconnect in one ends it in both, once', async ({
  context,
  page,
  site,
  relay,
  phone,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await settle(page, relay.url)
  await page.goto(site.url)
  await openCode(page)
  await phone.scan(await copyLink(page))
  await expect(account(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(site.url)
  await expect(account(other)).toBeVisible()
  expect(Object.keys(phone.kit.getActiveSessions())).toHaveLength(1)

  let ends = 0
  phone.kit.on('session_delete', () => ends++)
  await page.bringToFront()
  await account(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await expect.poll(() => ends).toBe(1)
  expect(phone.topic()).toBe('')
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  }
  expect(ends).toBe(1)
})

test('[S4.4] a tab without access to IndexedDB finds no session, and ends none of another tab', async ({
  context,
  page,
  site,
  relay,
  phone,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await settle(page, relay.url)
  await page.goto(site.url)
  await openCode(page)
  await phone.scan(await copyLink(page))
  await expect(account(page)).toBeVisible()

  const denied = await context.newPage()
  await denied.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied.', 'SecurityError')
    }
  })
  await denied.goto(site.url)
  await expect(denied.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await page.bringToFront()
  await page.reload()
  await expect(account(page)).toBeVisible()
  expect(Object.keys(phone.kit.getActiveSessions())).toHaveLength(1)
})
