import { people } from '../../src/demo/people.ts'
import { installCoinbaseWallet } from '../host/installCoinbaseWallet.ts'
import { expect, expectAccessible, setOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

// Coinbase's real SDK in the built page, and a window that implements its protocol in place of keys.coinbase.com.

const { ada, ben } = people

test('[S2.4] Coinbase without its extension: connects in a window that opens with the click, and contacts nobody else', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const wallet = await installCoinbaseWallet(context, {
    account: ada.account,
    chainId: 1,
    node: mainnet.anvil.provider,
  })
  const urls: string[] = []
  context.on('request', (request) => urls.push(`${request.method()} ${request.url().replace(/[?#].*/, '')}`))
  const isLoaded = () => urls.some((url) => /\/createCoinbaseConnector-[\w-]+\.js$/.test(url))
  await page.addInitScript(() => {
    const opened: boolean[] = []
    let isInClick = false
    addEventListener(
      'click',
      () => {
        isInClick = true
        setTimeout(() => {
          isInClick = false
        })
      },
      true,
    )
    const { open } = window
    window.open = (...parameters) => {
      opened.push(isInClick)
      return open.apply(window, parameters)
    }
    Object.assign(window, { opened })
  })
  await page.goto(site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const row = page.getByRole('dialog').getByRole('button', { name: 'Coinbase Wallet' })
  await expect(row).toBeVisible()
  expect(isLoaded()).toBe(false)
  await row.hover()
  await expect.poll(isLoaded).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => localStorage.getItem('connection'))).toBeNull()

  for (const mood of ['reject', 'close', 'vanish'] as const) {
    wallet.mood = mood
    await row.click()
    await expect(page.getByRole('heading', { name: 'Request declined' })).toBeVisible()
  }
  wallet.mood = 'confirm'
  await page.getByRole('button', { name: 'Try again' }).click()
  const account = page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })
  await expect(account).toHaveText(new RegExp(`^${ada.account.address.slice(0, 6)}`))
  expect(wallet.requests).toEqual(Array(4).fill('eth_requestAccounts'))
  expect(await page.evaluate(() => (window as unknown as { opened: boolean[] }).opened)).toEqual(Array(4).fill(true))

  await page.reload()
  await expect(account).toBeVisible()
  expect(wallet.requests).toHaveLength(4)

  // only the page itself, which the SDK fetches to read its opener policy, and the window
  expect([...quiet.hosts].sort()).toEqual(['127.0.0.1', 'keys.coinbase.com'])
  const elsewhere = urls.filter((url) => !url.startsWith(`GET ${site.url}`) && !url.startsWith(`HEAD ${site.url}`))
  expect([...new Set(elsewhere)]).toEqual(['GET https://keys.coinbase.com/connect'])

  // the account dialog shows a balance, which is read from its network
  await account.click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /CBWSDK.+:/.test(key)))
  await expect.poll(kept).toEqual([])
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(wallet.requests).toHaveLength(4)
})

test('[W1] Coinbase without its extension: wraps a Safe, once it is confirmed in the window', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const { anvil, senderOf } = mainnet
  const owners = [ada.account.address]
  const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners })
  const wallet = await installCoinbaseWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await setOwnRpc(page, site.url, anvil.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Coinbase Wallet' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })).toBeVisible()

  await reviewWrap(page, site, safe)
  wallet.mood = 'reject'
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByText('You declined in your wallet.')).toBeVisible()
  wallet.mood = 'confirm'
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  expect(wallet.requests).toEqual(['eth_requestAccounts', 'eth_sendTransaction', 'eth_sendTransaction'])
  expect([...quiet.hosts].sort()).toEqual(['127.0.0.1', 'keys.coinbase.com'])
})

/** Coinbase's extension, or the wallet of its own browser, which never answers a prompt. */
const announceOwn = (isCoinbaseBrowser: boolean) => {
  const provider = {
    isCoinbaseBrowser,
    isCoinbaseWallet: true,
    on: () => {},
    removeListener: () => {},
    request: async ({ method }: { method: string }) =>
      method === 'eth_requestAccounts' ? new Promise(() => {}) : method === 'eth_chainId' ? '0x1' : [],
  }
  const info = {
    uuid: '6f1c7e0a-0000-4000-8000-00000000c0b0',
    name: 'Coinbase Wallet',
    rdns: 'com.coinbase.wallet',
    icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3C/svg%3E",
  }
  Object.assign(window, { ethereum: provider })
  const tell = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info: Object.freeze(info), provider }) }),
    )
  window.addEventListener('eip6963:requestProvider', tell)
}

test('[S2.4] with the extension installed the smart wallet can be chosen too, and connects', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { anvil } = mainnet
  const wallet = await installCoinbaseWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await page.addInitScript(announceOwn, false)
  await page.goto(site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Coinbase Wallet' }).click()
  await expect(dialog.getByRole('heading', { name: 'Opening Coinbase Wallet' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use the smart wallet' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })).toBeVisible()
  expect(wallet.requests).toEqual(['eth_requestAccounts'])

  // the smart wallet is reconnected, without a window
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })).toBeVisible()
  expect(wallet.requests).toHaveLength(1)
})

test("[S2.4] in Coinbase's own browser choosing the smart wallet explains why it can't open", async ({
  page,
  site,
}) => {
  await page.addInitScript(announceOwn, true)
  await page.goto(site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Coinbase Wallet' }).click()
  await dialog.getByRole('button', { name: 'Use the smart wallet' }).click()
  await expect(dialog.getByRole('heading', { name: "The smart wallet can't open here" })).toBeVisible()
  await expect(dialog.getByText('open this page in another browser')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expectAccessible(page)
})
