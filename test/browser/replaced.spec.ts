import type { Page } from '@playwright/test'
import { createClient, custom, type Hex, parseGwei, zeroHash } from 'viem'
import { sendTransaction } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { startWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

const { ada, ben } = people
const owners = [ada.account.address]

/** The transactions as the page has stored them. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('transactions') ?? '')

test('[S4.7] a transaction replaced in the wallet by another one is reported as without effect, with the other’s hash', async ({
  context,
  page,
  site,
}) => {
  const { anvil, senderOf } = await startWorld(1)
  try {
    const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners })
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await reviewWrap(page, site, safe)
    await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: 'Sent. Waiting for Ethereum.' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('transactions')?.includes('"nonce":0'))).toBe(true)

    const price = parseGwei('200')
    const instead = await sendTransaction(createClient({ transport: custom(anvil.provider) }), {
      account: ada.account,
      chain: null,
      to: ben.account.address,
      value: 1n,
      nonce: 0,
      gas: 21_000n,
      maxFeePerGas: price,
      maxPriorityFeePerGas: price,
    })
    await anvil.provider.request({ method: 'evm_mine' })
    await expect(page.getByText('You replaced it in your wallet.')).toBeVisible()
    await expect(
      page.getByText('Another transaction with the same nonce went through instead. This one had no effect.'),
    ).toBeVisible()
    await expect(page.getByRole('main').locator(`a[href$="${instead}"]`)).toBeVisible()
    await expectAccessible(page)
    await anvil.provider.request({ method: 'evm_setAutomine', params: [true] })
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  } finally {
    await anvil.stop()
  }
})

test('[S4.7] a wrap whose block is dropped in a reorg is reported as pending again until another block includes it', async ({
  context,
  page,
  site,
}) => {
  const { anvil, senderOf } = await startWorld(1)
  const { request } = anvil.provider
  try {
    const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners })
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await reviewWrap(page, site, safe)
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    await expect.poll(() => kept(page)).toContain('"status":"confirmed"')

    const { transactions } = (await request({ method: 'eth_getBlockByNumber', params: ['latest', false] })) as {
      transactions: Hex[]
    }
    const raw = await request({ method: 'eth_getRawTransactionByHash', params: [transactions[0] ?? zeroHash] })
    await request({ method: 'evm_setAutomine', params: [false] })
    await request({ method: 'anvil_reorg', params: [1, []] })
    await expect(page.getByText('It was in a block that is no longer part of the chain')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sent. Waiting for Ethereum.' })).toBeVisible()
    await expectAccessible(page)
    await request({ method: 'anvil_dropAllTransactions' })
    await request({ method: 'eth_sendRawTransaction', params: [raw] })
    await request({ method: 'evm_mine' })
    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  } finally {
    await anvil.stop()
  }
})
