import { people } from '../../src/demo/people.ts'
import { installCoinbaseWallet } from '../host/coinbaseWallet.ts'
import { expect, setOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

// The real SDK of Coinbase in the built page, and a window that speaks its protocol in place of keys.coinbase.com.

const { ada, ben } = people

test('[S2.4] Coinbase without its extension: connects in a window that opens in the click itself, and asks nobody else', async ({
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
  const isLoaded = () => urls.some((url) => /\/coinbase-[\w-]+\.js$/.test(url))
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

  // its own page, by the SDK, to read the opener policy; the window; and nobody else
  expect([...quiet.hosts].sort()).toEqual(['127.0.0.1', 'keys.coinbase.com'])
  const elsewhere = urls.filter((url) => !url.startsWith(`GET ${site.url}`) && !url.startsWith(`HEAD ${site.url}`))
  expect([...new Set(elsewhere)]).toEqual(['GET https://keys.coinbase.com/connect'])

  // the account's dialog shows a balance, which its network is asked for
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
  await expect(page.getByText('You said no in your wallet.')).toBeVisible()
  wallet.mood = 'confirm'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('It works.')).toBeVisible()
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  expect(wallet.requests).toEqual(['eth_requestAccounts', 'eth_sendTransaction', 'eth_sendTransaction'])
  expect([...quiet.hosts].sort()).toEqual(['127.0.0.1', 'keys.coinbase.com'])
})
