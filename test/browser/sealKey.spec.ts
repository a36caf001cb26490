import type { Page } from '@playwright/test'
import { type Address, type Hash, toHex } from 'viem'
import { getBalance, getTransactionReceipt, readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import type { SealKey } from '../../src/safe/sealKey/sealKey.ts'
import { sealKeyWords } from '../../src/words/en/sealKey.ts'
import { newAccount } from '../demo/delegateTo.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { installCoinbaseWallet } from '../host/installCoinbaseWallet.ts'
import { placeEntryPoint } from '../host/placeEntryPoint.ts'
import { expect, expectAccessible, setOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

const ENTRY_POINT = '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789'
const ONE = 10n ** 18n

/** A smart account (ERC-4337) with 1 ETH, whose operations somebody else bundles and pays for. */
async function smartAccount(mainnet: TestWorld) {
  const bundler = await mainnet.senderOf(people.cleo.account)
  const entry = await placeEntryPoint(mainnet, bundler, ENTRY_POINT)
  const owner = await newAccount(mainnet)
  const { account: address } = await entry.accountOf(owner.address, 17n)
  await mainnet.anvil.provider.request({ method: 'anvil_setBalance', params: [address, toHex(ONE)] })
  return {
    owner,
    address,
    async send({ to, data, value }: { to: Address; data: Hash; value: bigint }): Promise<Hash> {
      const callData = entry.execute(to, data, value)
      const signed = await entry.sign({ account: address, owner, callData, gas: 2_000_000n })
      return (await entry.bundle(signed)).transactionHash
    },
  }
}

const keptKey = async (page: Page): Promise<SealKey> => {
  const [key] = await page.evaluate(() => JSON.parse(localStorage.getItem('sealKeys') ?? 'null').value)
  return key
}

test('[W2] a smart wallet wraps, pays a one-time key, seals with it and gets back the rest, with a reload at each step', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const { client, anvil } = mainnet
  const smart = await smartAccount(mainnet)
  const safe = await newSafe(await mainnet.senderOf(people.ben.account), { kind: '1.4.1', owners: [smart.address] })
  const wallet = await installCoinbaseWallet(context, {
    ...{ account: smart.owner, smart, chainId: 1, node: anvil.provider },
  })
  const wealthOf = (address: Address) => getBalance(client, { address })
  const feeOf = async (hash: Hash) => {
    const { gasUsed, effectiveGasPrice } = await getTransactionReceipt(client, { hash })
    return gasUsed * effectiveGasPrice
  }
  await setOwnRpc(page, site.url, anvil.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Coinbase Wallet' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })).toBeVisible()
  await reviewWrap(page, site, safe)
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()

  const main = page.getByRole('main')
  const act = (name: string | RegExp) => main.getByRole('button', { name, exact: true })
  await expect(main.getByText("This account runs code, so it can't seal.")).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('sealKeys'))).toBeNull()
  await act('Seal with a one-time key').click()
  await act(sealKeyWords.make).click()
  await expect(act(/^Pay .* ETH to the key$/)).toHaveAttribute('aria-disabled', 'false')
  const key = await keptKey(page)
  await expectAccessible(page)

  // shown on request, and saved
  await expect(main.getByText(key.privateKey)).toBeHidden()
  await act(sealKeyWords.show).click()
  await expect(main.getByText(key.privateKey)).toBeVisible()
  await expect(main.getByText(sealKeyWords.secret.title)).toBeVisible()
  const saving = page.waitForEvent('download')
  await act(sealKeyWords.file).click()
  expect((await saving).suggestedFilename()).toContain(key.address)

  // made once: a reload shows the same
  await page.reload()
  await expect(act(/^Pay .* ETH to the key$/)).toHaveAttribute('aria-disabled', 'false')
  expect(await keptKey(page)).toEqual(key)
  await act(/^Pay .* ETH to the key$/).click()
  await expect(act('Seal it and create the NFT')).toBeVisible()
  const paid = ONE - (await wealthOf(smart.address))
  expect(paid).toBeGreaterThan(0n)
  expect(await wealthOf(key.address)).toBe(paid)
  await page.reload()
  await act('Seal it and create the NFT').click()
  await expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
  const of = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
  const tokenId = await readContract(client, { ...of, functionName: 'tokenOf', args: [safe] })
  expect(await readContract(client, { ...of, functionName: 'ownerOf', args: [tokenId] })).toBe(smart.address)

  // not erased along with the rest
  await page.goto(`${site.url}#/settings`)
  await expect(main.getByRole('heading', { name: sealKeyWords.settings })).toBeVisible()
  await act('Erase').click()
  await expect(main.getByText(sealKeyWords.erase.title)).toBeVisible()
  await expect(main.getByText(/^0\.\d+ ETH on Ethereum$/)).toBeVisible()
  await expect(act(sealKeyWords.eraseAnyway)).toBeVisible()
  await expectAccessible(page)
  expect(await keptKey(page)).toMatchObject({ address: key.address })

  await page.goto(`${site.url}#/wrap/eth:${safe}`)
  await page.reload()
  await act(sealKeyWords.backAct).click()
  await expect(main.getByText(sealKeyWords.gone)).toBeVisible()
  await expectAccessible(page)
  const hashes = await main
    .getByRole('link', { name: /^0x.*…/ })
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice(-66)))
  const sweep = hashes.at(-1) as Hash
  const seals = await page.evaluate(() => JSON.parse(localStorage.getItem('transactions') ?? 'null').value)
  const seal = seals.find(({ kind }: { kind: string }) => kind === 'seal')
  // code gets a little more gas than it needs, and the remainder isn't worth another fee
  const left = await wealthOf(key.address)
  expect(left).toBeLessThan(await feeOf(sweep))
  expect(await wealthOf(smart.address)).toBe(ONE - (await feeOf(seal.hash)) - (await feeOf(sweep)) - left)
  expect(await page.evaluate(() => localStorage.getItem('sealKeys'))).toBeNull()
  expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
  expect([...quiet.hosts].sort()).toEqual(['127.0.0.1', 'keys.coinbase.com'])
})
