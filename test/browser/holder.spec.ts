import { parseEther } from 'viem'
import { people } from '../../src/demo/people.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import { installWallet } from './browserWallet.ts'
import { expect, keepConnection, keepOwnRpc, onAPhone, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

onAPhone(() => {
  test('[W2] the holder turns signing on and off, locks, waits out the quiet time, and transfers the Safe', async ({
    context,
    page,
    site,
    mainnet,
    quiet,
  }) => {
    const { anvil } = mainnet
    const holder = await newAccount(mainnet)
    const sender = await mainnet.senderOf(people.ben.account)
    const safe = await newSafe(sender, { kind: '1.4.1', owners: [holder.address] })
    await sender.send({ to: safe, value: parseEther('1') })
    const wallet = await installWallet(context, { account: holder, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await reviewWrap(page, site, safe)
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await page.getByRole('button', { name: 'Seal it and create the NFT' }).click()
    await page.getByRole('link', { name: 'Open the Safe' }).click()
    await expect(page.getByText('Not locked: its contents can change')).toBeVisible()
    await expect(page.getByText('Hidden owners. They can’t move anything')).toBeVisible()

    const tab = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
    await tab('Signing').click()
    await expect(page.getByText('it works.')).toBeVisible()
    // waits for the read
    await expect(tab('Turn signing on')).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox').check()
    await tab('Turn signing on').click()
    await expect(page.getByText('Signing is on', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Can’t be transferred until \w+ \d+, \d{4}/)).toBeVisible()
    await tab('Transfer').click()
    await expect(page.getByText('while signing is on. Turn signing off')).toBeVisible()
    await tab('Signing').click()
    await tab('Turn signing off').click()
    await expect(page.getByText('Signing is on', { exact: true })).toBeHidden()

    await tab('Lock').click()
    await page.getByLabel('Lock until').fill('2020-01-01T00:00')
    await expect(page.getByText('That is too early.')).toBeVisible()
    await tab('7 days').click()
    await expect(page.getByText('it works.')).toBeVisible()
    await page.getByRole('checkbox').check()
    await tab('Lock it').click()
    await expect(page.getByText(/^Locked until \w+ \d+, \d{4}/)).toBeVisible()

    await tab('Send').click()
    await expect(page.getByText(/^Locked until \w+ \d+, \d{4}/)).toHaveCount(2)
    await expect(page.getByLabel('Amount')).toBeHidden()

    await tab('Transfer').click()
    await expect(page.getByLabel('Recipient')).toBeHidden()
    await expect(page.getByText(/^Can’t be transferred until/)).toHaveCount(2)
    await passQuietTime(anvil)
    await page.reload()
    await tab('Transfer').click()
    await page.getByLabel('Recipient').fill(safe)
    await expect(page.getByText('That is the Safe itself.')).toBeVisible()
    await page.getByLabel('Recipient').fill(holder.address)
    await expect(page.getByText('That is your own address. You already hold it.')).toBeVisible()
    await page.getByLabel('Recipient').fill(mainnet.world.contracts.multicall3)
    await expect(page.getByText("The recipient can't receive it.")).toBeVisible()
    await page.getByLabel('Recipient').fill(people.cleo.account.address)
    await expect(page.getByText('it works.')).toBeVisible()
    await page.getByRole('checkbox').check()
    await tab('Transfer it for good').click()
    await expect(page.getByText('You are only viewing it.')).toBeVisible()
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  })
})
