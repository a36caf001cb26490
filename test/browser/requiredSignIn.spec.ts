import type { BrowserContext, Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { buildSite } from '../../tools/buildSite.ts'
import { type Served, serveBuild } from '../../tools/serveBuild.ts'
import { newAccount } from '../demo/delegateTo.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, expectAccessible, setOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

// A deployment that requires a sign-in: without one everything can be viewed, and nothing can be sent.

const { ada, ben } = people

let required: Served
test.beforeAll(async () => {
  required = await serveBuild('/', { folder: await buildSite({ env: { VITE_REQUIRE_SIGN_IN: '1' } }) })
})
test.afterAll(() => required?.close())

const banner = (page: Page) => page.getByRole('banner')
const signInButton = (page: Page) => banner(page).getByRole('button', { name: 'Sign in' })
const account = (page: Page) => banner(page).getByRole('button', { name: /^Account 0x/ })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

async function connectedPage(context: BrowserContext, page: Page, { anvil }: TestWorld) {
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await setOwnRpc(page, required.url, anvil.url)
  await connect(page)
  const dialog = dialogOf(page)
  await expect(dialog.getByText('This page asks for it before anything is sent.')).toBeVisible()
  const asked = () => wallet.requests.filter((method) => method === 'personal_sign').length
  return { wallet, asked, dialog }
}

test('[S4.2] unauthenticated until signed in: postponed, the wallet stays connected, and a wrap is refused until then', async ({
  context,
  page,
  mainnet,
  quiet,
}) => {
  const { asked, dialog, wallet } = await connectedPage(context, page, mainnet)
  await expect(dialog.getByRole('button', { name: 'Sign message' })).toBeVisible()
  expect(asked()).toBe(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(signInButton(page)).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Ethereum' })).toBeVisible()
  await expect(account(page)).toBeHidden()

  const sender = await mainnet.senderOf(ben.account)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [ada.account.address] })
  await reviewWrap(page, required, safe)
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByText('Sign in first.')).toBeVisible()
  await expectAccessible(page)
  expect(wallet.requests).not.toContain('eth_sendTransaction')

  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(account(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('it works.')).toBeVisible()
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  expect(quiet.errors).toEqual([])
})

test('[S4.2] the tab stays signed in over a reload, another account isn’t, and another wallet can be chosen', async ({
  context,
  page,
  mainnet,
}) => {
  const { asked, dialog, wallet } = await connectedPage(context, page, mainnet)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect(account(page)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(asked()).toBe(1)

  wallet.account = await newAccount(mainnet)
  await wallet.emit('accountsChanged', [wallet.account.address])
  await expect(signInButton(page)).toBeVisible()
  await expect(dialog).toBeHidden()
  await signInButton(page).click()
  await dialog.getByRole('button', { name: 'Switch wallet or disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(banner(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(asked()).toBe(1)
})

test('[S4.2] another tab has to sign in itself, and a forged session that has expired is ignored', async ({
  context,
  page,
  mainnet,
}) => {
  const { dialog } = await connectedPage(context, page, mainnet)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const kept = await page.evaluate(() => sessionStorage.getItem('session') ?? '')
  const tab = await context.newPage()
  await tab.goto(required.url)
  await expect(signInButton(tab)).toBeVisible()

  const { v, value } = JSON.parse(kept)
  const past = JSON.stringify({ v, value: { ...value, expiresAt: Date.now() - 1 } })
  for (const text of [past, '{"v":1,"value":{"account":"0x"}}', 'not json']) {
    await tab.evaluate((put) => sessionStorage.setItem('session', put), text)
    await tab.reload()
    await expect(signInButton(tab)).toBeVisible()
  }
})
