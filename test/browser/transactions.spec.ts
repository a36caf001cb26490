import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { startWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { keep } from './keep.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

const { ada, ben } = people

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })

const openAccount = async (page: Page) => {
  await accountButton(page).click()
  return page.getByRole('dialog', { name: 'Your account' })
}

test('[S3.4] a transaction of one tab is followed in the other, which refreshes its balance; also once alone, and clearing applies to both', async ({
  context,
  page,
  site,
  quiet,
}) => {
  const { anvil, senderOf } = await startWorld(1)
  const mine = (count: number) => anvil.provider.request({ method: 'anvil_mine', params: [`0x${count.toString(16)}`] })
  try {
    const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners: [ada.account.address] })
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })

    // opened before anything was sent, and never reloaded
    const other = await context.newPage()
    await keepOwnRpc(other, site.url, anvil.url)
    await keepConnection(other, site.url, wallet)
    await other.goto(`${site.url}#/about`)
    const list = await openAccount(other)
    await expect(list.getByText('None yet.')).toBeVisible()
    const balance = list.getByText(/^\d[\d\u202f.]* ETH$/)
    const before = (await balance.textContent()) ?? ''

    await page.bringToFront()
    await reviewWrap(page, site, safe)
    await expect(accountButton(page)).toHaveAccessibleDescription('')
    const place = await accountButton(page).boundingBox()
    await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: 'Sent. Waiting for Ethereum.' })).toBeVisible()
    await expect(accountButton(page)).toHaveAccessibleDescription('A transaction is on its way.')
    expect(await accountButton(page).boundingBox()).toEqual(place)
    await expect(list.getByRole('listitem')).toHaveText([/Wrap Safe 0x.*Pending.*Ethereum · /])

    await anvil.provider.request({ method: 'anvil_setBalance', params: [ada.account.address, '0x38d7ea4c68000'] })
    await mine(1)
    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    await expect(accountButton(page)).toHaveAccessibleDescription('')
    await expect(list.getByText('Confirmed by 1 block')).toBeVisible()
    await expect(balance).not.toHaveText(before)
    await expectAccessible(other)
    await page.close()
    await mine(6)
    await expect(list.getByText('Confirmed', { exact: true })).toBeVisible()

    const third = await context.newPage()
    await third.goto(`${site.url}#/about`)
    const sameList = await openAccount(third)
    await expect(sameList.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(sameList.getByRole('link', { name: /^Wrap Safe 0x.*: open in Etherscan$/ })).toHaveAttribute(
      'href',
      /^https:\/\/etherscan\.io\/tx\/0x[0-9a-f]{64}$/,
    )
    await sameList.getByRole('button', { name: 'Clear list' }).click()
    await expect(list.getByText('None yet.')).toBeVisible()
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  } finally {
    await anvil.stop()
  }
})

test('[S2.4] the connect dialog shows transactions sent from here; a pending one is followed after a disconnect and a reload', async ({
  context,
  page,
  site,
}) => {
  const { anvil, senderOf } = await startWorld(1)
  try {
    const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners: [ada.account.address] })
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await reviewWrap(page, site, safe)
    await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: 'Sent. Waiting for Ethereum.' })).toBeVisible()
    const account = await openAccount(page)
    await account.getByRole('button', { name: 'Disconnect' }).click()

    // on a page without a Safe and without the transaction
    await page.goto(`${site.url}#/`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await anvil.provider.request({ method: 'evm_mine' })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('transactions'))).toContain('confirmed')

    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
    await expect(dialog.getByRole('heading', { name: 'Recent transactions' })).toBeVisible()
    await expect(dialog.getByText('Confirmed by 1 block')).toBeVisible()
  } finally {
    await anvil.stop()
  }
})

test('[S3.4] a transaction that is never mined can be dismissed for good, on the screen of its act and in the list, in every tab', async ({
  context,
  page,
  site,
}) => {
  const { anvil, senderOf } = await startWorld(1)
  try {
    const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners: [ada.account.address] })
    const shared = { chainId: 1, account: ada.account.address, confirmations: 0, sentAt: Date.now() - 1_800_000 }
    const lost = { ...shared, safe, kind: 'wrap', hash: `0x${'ab'.repeat(32)}`, status: 'unknown' }
    const proposed = { ...shared, safe, kind: 'lock', safeTxHash: `0x${'cd'.repeat(32)}`, status: 'proposed' }
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await keep(page, site.url, 'transactions', [lost, proposed])
    await page.goto(`${site.url}#/wrap/eth:${safe}`)
    const title = page.getByText('Still not in a block after 20 minutes.')
    await expect(title).toBeVisible()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(title).toBeHidden()
    await page.reload()
    await expect(title).toBeVisible()

    const other = await context.newPage()
    await other.goto(`${site.url}#/wrap/eth:${safe}`)
    const sameTitle = other.getByText('Still not in a block after 20 minutes.')
    await expect(sameTitle).toBeVisible()
    await page.bringToFront()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('What your wallet sent may still go through.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove from the list' }).click()
    await expect(title).toBeHidden()
    await expect(sameTitle).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(title).toBeHidden()

    const list = await openAccount(page)
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('button', { name: 'Clear list' })).toBeHidden()
    await list.getByRole('button', { name: /^Dismiss: Lock 0x/ }).click()
    await expect(list.getByText('What was proposed may still be signed and executed elsewhere.')).toBeVisible()
    await expectAccessible(page)
    await list.getByRole('button', { name: 'Remove from the list' }).click()
    await expect(list.getByText('None yet.')).toBeVisible()
    await expect(list.getByRole('heading', { name: 'Recent transactions' })).toBeFocused()
  } finally {
    await anvil.stop()
  }
})

test('[S3.4] a transaction that a wallet sends after the page’s timeout is still followed', async ({
  context,
  page,
  site,
}) => {
  const { anvil, senderOf } = await startWorld(1)
  try {
    const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners: [ada.account.address] })
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await page.clock.install()
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await reviewWrap(page, site, safe)
    wallet.mood = 'late'
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: /^Confirm in/ })).toBeVisible()
    await page.clock.fastForward('05:01')
    await expect(page.getByText("Your wallet hasn't answered.")).toBeVisible()
    wallet.confirmLate()
    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    const list = await openAccount(page)
    await expect(list.getByRole('listitem')).toHaveText([/Wrap Safe 0x.*Confirmed/])
  } finally {
    await anvil.stop()
  }
})
