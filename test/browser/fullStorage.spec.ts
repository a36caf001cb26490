import type { BrowserContext, Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { installCoinbaseWallet } from '../host/installCoinbaseWallet.ts'
import type { Phone } from '../relay/startPhone.ts'
import { enterOwnRpc, expect, expectAccessible, RESETS, setOwnRpc } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { settle, test } from './relayFixtures.ts'
import { reviewWrap } from './reviewWrap.ts'

// A browser whose storage opens but accepts no writes: from the start, or from some moment on.

const { ada, ben } = people

type Full = { fill(): void; isFull: boolean }

/** How writes fail: at once, as in most browsers; later, with the whole transaction, as in Chromium; or without an answer. */
type Way = 'throws' | 'aborts' | 'hangs'

/** Adds `window.full.fill()`, which makes storage full; `localStorage` can only throw. */
const installFull = (page: Page, way: Way, isFullFromLoad = false) =>
  page.addInitScript(
    ([way, isFullFromLoad]) => {
      const full: Full = {
        isFull: false,
        fill() {
          full.isFull = true
        },
      }
      const { put } = IDBObjectStore.prototype
      const { setItem } = Storage.prototype
      const refusal = () => new DOMException('Full.', 'QuotaExceededError')
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...parameters: Parameters<typeof put>) {
        if (!full.isFull) return put.apply(this, parameters)
        if (way === 'throws') throw refusal()
        if (way === 'hangs') hung.add(this.transaction.db.name)
        // a hanging write is never stored
        const request = way === 'hangs' ? this.get('nothing') : put.apply(this, parameters)
        if (way === 'aborts') request.addEventListener('success', () => this.transaction.abort())
        if (way === 'hangs') silence(this.transaction)
        return request
      }
      // a hanging transaction blocks all later ones
      const hung = new Set<string>()
      const silence = (target: EventTarget) => {
        for (const type of ['success', 'complete', 'error', 'abort'])
          target.addEventListener(type, (event) => event.stopImmediatePropagation(), true)
      }
      const { transaction } = IDBDatabase.prototype
      IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...parameters: Parameters<typeof transaction>) {
        const begun = transaction.apply(this, parameters)
        if (hung.has(this.name)) silence(begun)
        return begun
      }
      Storage.prototype.setItem = function (this: Storage, key, text) {
        if (full.isFull) throw refusal()
        setItem.call(this, key, text)
      }
      if (isFullFromLoad) full.fill()
      Object.assign(window, { full })
    },
    [way, isFullFromLoad] as const,
  )

const fill = (page: Page) => page.evaluate(() => (window as unknown as { full: Full }).full.fill())

const banner = (page: Page) => page.getByRole('banner')
const account = (page: Page) => banner(page).getByRole('button', { name: /^Account 0x/ })
const told = (page: Page) =>
  page
    .getByRole('status', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: "This browser isn't saving anything now" })

async function showCode(context: BrowserContext, page: Page): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await banner(page).getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function signIn(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('button', { name: 'Verify account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your account is verified' })).toBeVisible()
  await page.keyboard.press('Escape')
}

const methods = (phone: Phone) => phone.requests.map(({ method }) => method)

/** Each way and each moment at least once, in the worst combinations. */
const CASES = [
  ['throws', 'from load'],
  ['throws', 'once connected'],
  ['aborts', 'after the code is shown'],
  ['hangs', 'from load'],
  ['hangs', 'once connected'],
] as const

for (const [way, moment] of CASES)
  test(`[S7.3] storage that ${way} ${moment}: a phone connects, signs and sends once, with one notice`, async ({
    context,
    page,
    site,
    relay,
    phone,
    mainnet,
    quiet,
  }) => {
    await settle(page, relay.url)
    await installFull(page, way, moment === 'from load')
    await (moment === 'from load' ? enterOwnRpc : setOwnRpc)(page, site.url, mainnet.anvil.url)
    const code = await showCode(context, page)
    if (moment === 'after the code is shown') await fill(page)
    await phone.scan(code)
    await expect(account(page)).toBeVisible()
    if (moment === 'once connected') await fill(page)
    await signIn(page)
    const safe = await newSafe(await mainnet.senderOf(ben.account), { kind: '1.4.1', owners: [ada.account.address] })
    await reviewWrap(page, site, safe)
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    expect(methods(phone)).toEqual(['personal_sign', 'eth_sendTransaction'])

    await expect(told(page)).toHaveCount(1)
    await expect(told(page)).toContainText('What you do here works until this page is closed')
    await expectAccessible(page)
    await told(page)
      .getByRole('button', { name: /^Dismiss/ })
      .click()
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveClass('dark')
    await expect(told(page)).toHaveCount(0)
    expect(quiet.errors).toEqual([])
  })

test('[S7.3] the session stored before the disk filled up is intact: after a reload it still signs', async ({
  context,
  page,
  site,
  relay,
  phone,
  mainnet,
  quiet,
}) => {
  await settle(page, relay.url)
  await installFull(page, 'throws')
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await phone.scan(await showCode(context, page))
  await expect(account(page)).toBeVisible()
  await fill(page)
  await signIn(page)
  await page.reload()
  await expect(account(page)).toBeVisible()
  await signIn(page)
  expect(methods(phone)).toEqual(['personal_sign', 'personal_sign'])
  await expect(told(page)).toHaveCount(0)
  expect(quiet.errors).toEqual([])
})

test('[S7.3] a session that was never stored is gone after a reload', async ({
  context,
  page,
  site,
  relay,
  phone,
  quiet,
}) => {
  await settle(page, relay.url)
  await installFull(page, 'throws')
  await page.goto(site.url)
  const code = await showCode(context, page)
  await fill(page)
  await phone.scan(code)
  await expect(account(page)).toBeVisible()
  await page.reload()
  await expect(banner(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await phone.scan(await showCode(context, page))
  await expect(account(page)).toBeVisible()
  expect(quiet.errors).toEqual([])
})

test('[S7.3] once there is room again the session is stored with the next write', async ({
  context,
  page,
  site,
  relay,
  phone,
  mainnet,
  quiet,
}) => {
  await settle(page, relay.url)
  await installFull(page, 'aborts')
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  const code = await showCode(context, page)
  await page.evaluate(() => {
    // only the database, so that the connection is remembered
    const { setItem } = Storage.prototype
    ;(window as unknown as { full: Full }).full.fill()
    Storage.prototype.setItem = function (this: Storage, key, text) {
      const { full } = window as unknown as { full: Full }
      const was = full.isFull
      full.isFull = false
      setItem.call(this, key, text)
      full.isFull = was
    }
  })
  await phone.scan(code)
  await expect(account(page)).toBeVisible()
  await page.evaluate(() => {
    const { full } = window as unknown as { full: Full }
    full.isFull = false
  })
  await signIn(page)
  await page.evaluate(() => sessionStorage.clear()) // to sign in again
  await page.reload()
  await expect(account(page)).toBeVisible()
  await signIn(page)
  expect(methods(phone)).toEqual(['personal_sign', 'personal_sign'])
  expect(quiet.errors).toEqual([])
})

test('[W5] the demo continues in memory when storage fills up, with a notice from then on', async ({
  context,
  page,
  site,
  quiet,
}) => {
  // only a dedicated worker's script can be prefixed
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
  await context.route('**/worker-*.js', async (route) => {
    const response = await route.fetch({ maxRetries: RESETS })
    const filling = `new BroadcastChannel('fill').onmessage = () => {
      IDBObjectStore.prototype.put = () => { throw new DOMException('Full.', 'QuotaExceededError') }
      new BroadcastChannel('filled').postMessage('')
    };`
    await route.fulfill({ response, body: filling + (await response.text()) })
  })
  await installFull(page, 'throws')
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByRole('heading', { name: 'It can be wrapped.' })).toBeVisible()
  const note = page.getByText('This browser saves nothing: the demo ends when its last tab closes.')
  await expect(note).toBeHidden()
  await fill(page)
  await page.evaluate(async () => {
    const filled = new Promise((resolve) => {
      new BroadcastChannel('filled').onmessage = resolve
    })
    new BroadcastChannel('fill').postMessage('')
    await filled
  })
  await page.getByRole('button', { name: 'Choose the holder' }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Seal it and create the NFT' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
  await expect(told(page)).toHaveCount(1)
  await expectAccessible(page)
  expect(quiet.errors).toEqual([])
})

for (const moment of ['from load', 'once connected'] as const)
  test(`[S7.3] storage that is full ${moment}: Coinbase's wallet connects, and gets one transaction request`, async ({
    context,
    page,
    site,
    mainnet,
    quiet,
  }) => {
    const { anvil, senderOf } = mainnet
    const wallet = await installCoinbaseWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await installFull(page, 'throws', moment === 'from load')
    await (moment === 'from load' ? enterOwnRpc : setOwnRpc)(page, site.url, anvil.url)
    await banner(page).getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Coinbase Wallet' }).click()
    await expect(account(page)).toBeVisible()
    if (moment === 'once connected') await fill(page)
    const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners: [ada.account.address] })
    await reviewWrap(page, site, safe)
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    expect(wallet.requests).toEqual(['eth_requestAccounts', 'eth_sendTransaction'])
    await expect(told(page)).toHaveCount(1)
    await account(page).click()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(banner(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    expect(quiet.errors).toEqual([])
  })
