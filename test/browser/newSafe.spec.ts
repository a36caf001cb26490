import { encodeAbiParameters, encodeFunctionData, hexToBigInt, keccak256, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import {
  wrappedSafeAbi,
  wrappedSafeAddress,
  wrappedSafeHandlerAddress,
} from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { safeSets } from '../../src/demo/safeArtifacts.generated.ts'
import { SAFE_L2_150 } from '../../src/safe/read/genuineSafes.ts'
import { proxyFactoryAbi, safeAbi } from '../../src/safe/safeAbi.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, keepConnection, keepOwnRpc, test } from './fixtures.ts'

test('[W2] without a Safe one is created already wrapped, at the address that was shown, and found again', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const holder = await newAccount(mainnet)
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#/wrap`)
  await page.getByRole('link', { name: 'Start with a new Safe' }).click()
  await expect(page.getByRole('heading', { name: 'A new Safe, wrapped from the start' })).toBeVisible()
  await connect(page)
  await expect(page.getByText('it works.')).toBeVisible()
  const safe = await readContract(mainnet.client, {
    ...{ address: wrappedSafeAddress, abi: wrappedSafeAbi, functionName: 'predictSafe' },
    args: [holder.address, 0n],
  })
  await expect(page.getByText('Send nothing there before it exists.')).toBeVisible()
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
  await page.getByRole('link', { name: 'Open the Safe' }).click()
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

test('[W2] if somebody has deployed the bare Safe at its address meanwhile, the page says so and takes that one over', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const holder = await newAccount(mainnet)
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await keepConnection(page, site.url, wallet)
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [[wrappedSafeAddress], 1n, zeroAddress, '0x', wrappedSafeHandlerAddress, zeroAddress, 0n, zeroAddress],
  })
  const salted = [{ type: 'address' }, { type: 'uint256' }, { type: 'uint256' }] as const
  const saltNonce = hexToBigInt(keccak256(encodeAbiParameters(salted, [holder.address, 0n, 1n])))
  const args = [SAFE_L2_150, initializer, saltNonce] as const
  const stranger = await mainnet.senderOf(people.ben.account)
  await stranger.send({
    to: safeSets['1.5.0'].contracts.proxyFactory.address,
    data: encodeFunctionData({ abi: proxyFactoryAbi, functionName: 'createProxyWithNonce', args }),
  })
  await page.goto(`${site.url}#/wrap/new`)
  await expect(page.getByText('Someone has already deployed the bare Safe there. It is still yours')).toBeVisible()
  await expect(page.getByText('Send nothing there before it exists.')).toHaveCount(0)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create it and get the NFT' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sealed. It's one NFT now.")
})
