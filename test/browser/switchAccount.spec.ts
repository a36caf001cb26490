import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, expectAccessible, setOwnRpc, test } from './fixtures.ts'

const { ada, ben } = people

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your account' })
const headOf = ({ account: { address } }: typeof ada) => new RegExp(`^${address.slice(0, 8)}`)

test('[S7.2] another account is requested and connected; a rejection, and the same account again, are reported and keep the connection', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connect(page)
  await account(page).click()
  const dialog = dialogOf(page)
  const ask = dialog.getByRole('button', { name: 'Switch account' })

  wallet.mood = 'reject'
  await ask.click()
  await expect(dialog.getByText("You declined in your wallet. The account hasn't changed.")).toBeVisible()
  wallet.mood = 'confirm'
  await ask.click()
  await expect(dialog.getByText("It's still the same account.")).toBeVisible()
  await expect(account(page)).toHaveText(headOf(ada))

  wallet.account = ben.account
  await ask.click()
  await expect(account(page)).toHaveText(headOf(ben))
  await expect(dialog.getByText("It's still the same account.")).toBeHidden()
  expect(wallet.requests.filter((method) => method === 'wallet_requestPermissions')).toHaveLength(3)
  await page.reload()
  await expect(account(page)).toHaveText(headOf(ben))
})

test('[S7.2] the demo wallet lets the visitor select their person', async ({ page, site, quiet }) => {
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await account(page).click()
  await dialogOf(page).getByRole('button', { name: 'Switch account' }).click()
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Confirm' }) })
  await sheet.getByLabel('Account').selectOption({ label: 'Ben, another owner' })
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(account(page)).toHaveText(headOf(ben))
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('You are')).toHaveValue('ben')
  await page.reload()
  await expect(account(page)).toHaveText(headOf(ben))
  await expect(page.getByLabel('You are')).toHaveValue('ben')
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})
