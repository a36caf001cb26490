import type { BrowserContext, Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { newAccount } from '../demo/delegateTo.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, setOwnRpc, test } from './fixtures.ts'

// Signing in: optional, with the message readable before it is signed, and never ending a connection.

const { ada } = people

const banner = (page: Page) => page.getByRole('banner')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })
const account = (page: Page) => banner(page).getByRole('button', { name: /^Account 0x/ })

async function connectedPage(context: BrowserContext, page: Page, siteUrl: string, world: TestWorld) {
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: world.anvil.provider })
  await setOwnRpc(page, siteUrl, world.anvil.url)
  await connect(page)
  await expect(account(page)).toBeVisible()
  const asked = () => wallet.requests.filter((method) => method === 'personal_sign').length
  const open = async () => {
    await account(page).click()
    await page.getByRole('button', { name: 'Verify account' }).click()
    await expect(dialogOf(page).getByText('Read the message')).toBeVisible()
  }
  return { wallet, asked, open, dialog: dialogOf(page) }
}

test('[S2.7] an account signs in, by keyboard, after reading the message; the tab keeps the session until the sign-out', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const { asked, dialog } = await connectedPage(context, page, site.url, mainnet)
  await account(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Verify account' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Verify your account' })).toBeVisible()
  const sign = dialog.getByRole('button', { name: 'Sign message' })
  await expect(sign).toBeVisible()
  expect(asked()).toBe(0)

  await dialog.getByText('Read the message').focus()
  await page.keyboard.press('Enter')
  const text = await dialog.locator('pre').textContent()
  const { host, origin } = new URL(site.url)
  expect(text).toContain(`${host} wants you to sign in with your Ethereum account:\n${ada.account.address}\n`)
  expect(text).toMatch(new RegExp(`\nURI: ${origin}/\nVersion: 1\nChain ID: 1\nNonce: [0-9a-f]{32}\nIssued At: `))

  await sign.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Your account is verified' })).toBeVisible()
  await expect(dialog.getByText('checked in this browser only')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Your account is verified' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Done' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(account(page)).toBeFocused()

  await page.reload()
  await account(page).click()
  await expect(page.getByText(/^In this tab, until/)).toBeVisible()
  expect(asked()).toBe(1)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Verify account' })).toBeVisible()
  await expect(account(page)).toHaveCount(1)
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[S8.9] each failure has its message, and the retry repeats that step', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { asked, dialog, wallet } = await connectedPage(context, page, site.url, mainnet)
  const says = async (sentence: string) => {
    await expect(dialog.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible()
  }
  const again = dialog.getByRole('button', { name: 'Try again' })

  await page.route(`${mainnet.anvil.url}/`, (route) => route.abort())
  await account(page).click()
  await page.getByRole('button', { name: 'Verify account' }).click()
  await says('Error preparing message, please retry!')
  await expect(dialog.getByText("The network didn't answer.")).toBeVisible()
  expect(asked()).toBe(0)
  await page.unroute(`${mainnet.anvil.url}/`)
  await again.click()

  wallet.mood = 'broken'
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await says('Error signing message, please retry!')
  await dialog.getByText('Details', { exact: true }).click()
  await expect(dialog.getByText('-32603 Internal JSON-RPC error.')).toBeVisible()
  expect(asked()).toBe(1)

  wallet.mood = 'gone'
  await again.click()
  await says('Oops, something went wrong!')
  expect(asked()).toBe(1)

  wallet.mood = 'forges'
  await again.click()
  await says('Error verifying signature, please retry!')
  await expect(dialog.getByText("The signature isn't this account's.")).toBeVisible()
  expect(asked()).toBe(2)

  wallet.mood = 'reject'
  await again.click()
  await expect(dialog.getByText('You declined in Test Wallet. Nothing was signed.')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  wallet.mood = 'confirm'
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your account is verified' })).toBeVisible()
})

test('[S8.9] a signature that could not be verified is not called invalid, and is verified later without a new prompt', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { asked, dialog, open, wallet } = await connectedPage(context, page, site.url, mainnet)
  await open()
  wallet.mood = 'forges' // a genuine signature would need no network
  await page.route(`${mainnet.anvil.url}/`, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByText('Error verifying signature, please retry!')).toBeVisible()
  await expect(dialog.getByText("It isn't known yet whether the signature is valid.")).toBeVisible()
  await page.unroute(`${mainnet.anvil.url}/`)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText("The signature isn't this account's.")).toBeVisible()
  expect(asked()).toBe(1)
})

for (const way of ['Cancel', 'Close', 'Escape'] as const)
  test(`[S2.7] ${way} leaves the wallet connected, and a prompt that is open isn't opened twice`, async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    const { asked, dialog, open, wallet } = await connectedPage(context, page, site.url, mainnet)
    await open()
    wallet.mood = 'silent'
    await dialog.getByRole('button', { name: 'Sign message' }).click()
    await expect(dialog.getByText('Test Wallet has the message. Read it there, then sign.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Waiting for signature' })).toHaveAttribute('aria-disabled', 'true')
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: way }).click()
    if (way !== 'Cancel') {
      await expect(dialog).toBeHidden()
      await expect(account(page)).toBeFocused()
      await open()
    }
    await dialog.getByRole('button', { name: 'Sign message' }).click()
    await expect(dialog.getByRole('button', { name: 'Waiting for signature' })).toBeVisible()
    expect(asked()).toBe(1)
    await page.keyboard.press('Escape')
    await expect(account(page)).toBeVisible()
    expect(wallet.requests).not.toContain('wallet_revokePermissions')
  })

test('[S4.3] another account has to sign in again, and the open dialog says so', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { dialog, open, wallet } = await connectedPage(context, page, site.url, mainnet)
  await open()
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your account is verified' })).toBeVisible()
  wallet.account = await newAccount(mainnet)
  await wallet.emit('accountsChanged', [wallet.account.address])
  await expect(dialog.getByRole('heading', { name: 'Verify your account' })).toBeVisible()
  await dialog.getByText('Read the message').click()
  await expect(dialog.locator('pre')).toContainText(wallet.account.address)
})

test('[S8.10] on a network that the page does not support it leads to the networks first', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { asked, dialog, wallet } = await connectedPage(context, page, site.url, mainnet)
  wallet.chainId = 5
  await wallet.emit('chainChanged', '0x5')
  await account(page).click()
  await page.getByRole('button', { name: 'Verify account' }).click()
  await expect(dialog.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose a network' }).click()
  await expect(page.getByRole('dialog', { name: 'Networks' })).toBeVisible()
  expect(asked()).toBe(0)
})
