import { zeroAddress } from 'viem'
import { people } from '../../src/demo/people.ts'
import { delegateTo, newAccount } from '../demo/delegateTo.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

test('[W1] an account with delegated code is warned before it is asked to seal, and any plain account can seal', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const owner = await newAccount(mainnet)
  const { multicall3 } = mainnet.world.contracts
  const sender = await mainnet.senderOf(people.ben.account)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [owner.address] })
  const wallet = await installWallet(context, { account: owner, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await keepConnection(page, site.url, wallet)
  await reviewWrap(page, site, safe)
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()

  await delegateTo(mainnet, multicall3, owner)
  await page.reload()
  await expect(page.getByText("This account runs code, so it can't seal.")).toBeVisible()
  await expect(page.getByText('It has delegated to code (EIP-7702)')).toBeVisible()
  expect((await page.getByRole('main').textContent())?.replace(/\s/g, '')).toContain(multicall3)
  await expect(page.getByRole('button', { name: 'Seal it and create the NFT' })).toBeHidden()
  await expectAccessible(page)

  await delegateTo(mainnet, zeroAddress, owner)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Seal it and create the NFT' })).toBeVisible()

  await delegateTo(mainnet, multicall3, owner)
  await page.reload()
  await page.getByRole('button', { name: 'Connect a regular account' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
  await page.keyboard.press('Escape')
  wallet.account = await newAccount(mainnet)
  await wallet.emit('accountsChanged', [wallet.account.address])
  // the NFT would go to the account with delegated code, which doesn't accept it
  await expect(page.getByText("The recipient can't receive it.")).toBeVisible()
  await delegateTo(mainnet, zeroAddress, owner)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Seal it and create the NFT' }).click()
  await expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
})

test('[W1] wrapping, sealing and unwrapping twice in one visit, each step has its button again', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const owner = await newAccount(mainnet)
  const sender = await mainnet.senderOf(people.ben.account)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [owner.address] })
  const wallet = await installWallet(context, { account: owner, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await keepConnection(page, site.url, wallet)
  const act = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  for (const _time of ['first', 'second']) {
    await reviewWrap(page, site, safe)
    await act('Wrap this Safe').click()
    await act('Seal it and create the NFT').click()
    await page.getByRole('link', { name: 'Open the Safe' }).click()
    await act('Unwrap').click()
    await expect(page.getByText('it works.')).toBeVisible()
    await page.getByRole('checkbox').check()
    await act('Unwrap and destroy the NFT').click()
    await expect(page.getByText('Not wrapped')).toBeVisible()
  }
})
