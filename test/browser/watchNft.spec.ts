import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { safePath } from '../../src/lib/routes.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'

const listIt = (page: Page) => page.getByRole('button', { name: 'Add the NFT to your wallet' })

test('[S7.2] the holder has the demo wallet list the NFT, which checks that they hold it', async ({ page, site }) => {
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })).toBeVisible()
  await page.goto(`${site.url}#${safePath({ prefix: 'demo', address: samples.wrapped.address })}`)
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Confirm' }) })
  await listIt(page).click()
  await sheet.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('You declined in your wallet. Nothing changed.')).toBeVisible()
  await listIt(page).click()
  await expect(page.getByText('Confirm in your wallet.', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your wallet lists it now.')).toBeVisible()
  await expect(listIt(page)).toBeHidden()
  await expectAccessible(page)
})

test('[S7.2] for a wallet that cannot list an NFT the page shows what to add by hand; a stranger is not offered it', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { ada, ben } = people
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await keepConnection(page, site.url, wallet)
  await page.goto(`${site.url}#${safePath({ prefix: 'eth', address: samples.wrapped.address })}`)
  await listIt(page).click()
  await expect(page.getByText("Your wallet can't add it from here.", { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy contract address' })).toBeVisible()
  expect(wallet.requests.filter((method) => method === 'wallet_watchAsset')).toHaveLength(1)

  wallet.account = ben.account
  await wallet.emit('accountsChanged', [ben.account.address])
  await expect(page.getByText('You are only viewing it.', { exact: false })).toBeVisible()
  await expect(listIt(page)).toBeHidden()
})
