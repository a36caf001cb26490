import { readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, setOwnRpc, test } from './fixtures.ts'

test('[W2] without a Safe one is created already wrapped, at the address that was shown, and found again', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const holder = await newAccount(mainnet)
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#/wrap`)
  await page.getByRole('link', { name: 'Start with a new Safe' }).click()
  await expect(page.getByRole('heading', { name: 'A new Safe, wrapped from the start' })).toBeVisible()
  await connect(page)
  await expect(page.getByText('it works.')).toBeVisible()
  const safe = await readContract(mainnet.client, {
    ...{ address: wrappedSafeAddress, abi: wrappedSafeAbi, functionName: 'predictSafe' },
    args: [holder.address, 0n],
  })
  const shown = async () => (await page.getByRole('main').textContent())?.replace(/\s/g, '')
  expect(await shown()).toContain(safe)

  const create = page.getByRole('button', { name: 'Create it and get the NFT' })
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox').check()
  wallet.mood = 'reject'
  await create.click()
  await expect(page.getByText('You declined in your wallet.')).toBeVisible()
  wallet.mood = 'confirm'
  await create.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sealed. It's one NFT now.")
  await page.getByRole('link', { name: 'Open the wallet' }).click()
  await expect(page.getByText('Sealed: only its holder can use it')).toBeVisible()

  await page.goto(`${site.url}#/wrap/new`)
  await expect(page.getByRole('heading', { name: 'Already created for you' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(safe.slice(0, 8)) })
    .click()
  await expect(page.getByText('You hold the NFT')).toBeVisible()
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})
