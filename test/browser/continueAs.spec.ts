import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, setOwnRpc, test } from './fixtures.ts'

const { ada, ben } = people

const inBanner = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Connect a wallet' })
const offer = (page: Page) => dialogOf(page).getByRole('button', { name: /^Continue as/ })

test('[S4.4] a wallet that is locked after a reload is offered first, by its account, and reconnects with one key press', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connect(page)
  await expect(inBanner(page, /^Account 0x/)).toBeVisible()
  wallet.isShared = false
  await page.reload()
  await expect(inBanner(page, 'Connect wallet')).toBeVisible()
  await expect(page.locator('dialog [data-first]')).toBeAttached() // before the dialog is opened
  await inBanner(page, 'Connect wallet').press('Enter')
  await expect(offer(page)).toBeFocused()
  await expect(offer(page)).toContainText(
    `${ada.account.address.slice(0, 8)}\u2060…\u2060${ada.account.address.slice(-4)}`,
  )
  await expect(offer(page)).toContainText('With Test Wallet, which may share another account')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(offer(page)).toBeFocused()
  wallet.requests.length = 0
  await page.keyboard.press('Enter')
  await expect(inBanner(page, /^Account 0x/)).toBeVisible()
  expect(wallet.requests).toContain('eth_requestAccounts')
  await expect(dialogOf(page)).toBeHidden()
})

test('[S4.4] a wallet that locks while connected is offered too; the account it returns after unlocking is the one connected', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connect(page)
  await expect(inBanner(page, /^Account 0x/)).toBeVisible()
  wallet.isShared = false
  await wallet.emit('accountsChanged', [])
  await inBanner(page, 'Connect wallet').click()
  wallet.mood = 'reject'
  await offer(page).click()
  await expect(dialogOf(page).getByRole('heading', { name: 'Request declined' })).toBeVisible()
  await expect(offer(page)).toBeVisible()
  wallet.mood = 'confirm'
  wallet.account = ben.account
  await offer(page).click()
  await expect(inBanner(page, new RegExp(`^Account ${ben.account.address.slice(0, 8)}`))).toBeVisible()
})

test('[S4.4] after a disconnect by the person nothing is offered, nor when the wallet is no longer installed', async ({
  browser,
  context,
  page,
  site,
  mainnet,
}) => {
  await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connect(page)
  await inBanner(page, /^Account 0x/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  for (const isAgain of [false, true]) {
    if (isAgain) await page.reload()
    await inBanner(page, 'Connect wallet').click()
    await expect(dialogOf(page).getByRole('button', { name: 'Test Wallet' })).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
  }

  const bare = await browser.newContext()
  const other = await bare.newPage()
  await other.addInitScript(
    (account) =>
      localStorage.setItem(
        'connection',
        JSON.stringify({ v: 1, value: { walletId: 'metaMask', account, chainId: 1 } }),
      ),
    ada.account.address,
  )
  await Promise.all([other.waitForResponse(/ContinueAs/), other.goto(site.url)])
  await inBanner(other, 'Connect wallet').click()
  await expect(dialogOf(other).getByRole('button', { name: 'MetaMask' })).toBeVisible()
  await expect(offer(other)).toHaveCount(0)
  await bare.close()
})
