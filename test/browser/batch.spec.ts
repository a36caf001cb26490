import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Address, maxUint256, parseEther } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { startWorld } from '../demo/startWorld.ts'
import { deployOddTokens } from '../safe/transfers/deployOddTokens.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'

const { ada, ben, cleo } = people
const to = cleo.account.address

const act = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true })
const receiptOf = (page: Page, title: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: title })

async function take(page: Page, file: unknown): Promise<void> {
  const buffer = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file))
  await page
    .getByLabel('Import', { exact: true })
    .first()
    .setInputFiles({ name: 'batch.json', mimeType: 'application/json', buffer })
}

const row = (change: object) => ({
  to,
  value: '1',
  data: null,
  contractMethod: null,
  contractInputsValues: null,
  ...change,
})
const fileOf = (transactions: unknown[], chainId = '1') => ({ version: '1.0', chainId, meta: {}, transactions })

test('[W2] any function is called with its arguments, a batch of three and one of a hundred are sent, and what can’t be is refused in words', async ({
  context,
  page,
  site,
  quiet,
}) => {
  const world = await startWorld(1)
  const { anvil, client } = world
  try {
    const safe = world.world.samples.wrapped.address
    const odd = await deployOddTokens(world)
    const [token, wall] = [await odd.deploy('Plain'), await odd.deploy('Wall')]
    await odd.mint('Plain', token, safe, 1_000n)
    const allowance = (spender: Address) =>
      readContract(client, {
        address: token,
        abi: odd.abiOf('Plain'),
        functionName: 'allowance',
        args: [safe, spender],
      })
    const ether = () => getBalance(client, { address: to })

    await page.setViewportSize({ width: 390, height: 844 })
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await page.goto(`${site.url}#/eth:${safe}`)
    const contract = page.getByLabel('Contract', { exact: true })
    const what = page.getByLabel('Function, ABI or data')

    await test.step('a call is refused in words', async () => {
      await act(page, 'Call').click()
      await contract.fill(safe)
      await expect(page.getByText('While it is wrapped, nobody changes its owners')).toBeVisible()
      await contract.fill(world.world.contracts.wrappedSafe)
      await expect(page.getByText('It isn’t called through the Safe')).toBeVisible()
      await contract.fill(to)
      await what.fill('transfer(')
      await expect(page.getByText('That is no signature.')).toBeVisible()
      await what.fill('0x12345678')
      await expect(page.getByText('There is no contract at that address.')).toBeVisible()
      await page.getByLabel('Value in ETH').fill('0.1')
      await expect(page.getByText('This account has no code: the data does nothing there')).toBeVisible()
      await page.getByLabel('Value in ETH').fill('')
      await contract.fill(wall)
      await what.fill(JSON.stringify(odd.abiOf('Wall')))
      await expect(page.getByText('Read as take(uint256).')).toBeVisible()
      await page.getByLabel('amount · uint256').fill('1.5')
      await expect(page.getByText('That isn’t a whole number.')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a call is made', async () => {
      await page.getByLabel('amount · uint256').fill('7')
      await page.getByLabel('Value in ETH').fill('0.5')
      await act(page, 'Make the call').click()
      await expect(receiptOf(page, `Called ${shortAddress(wall)}.`)).toBeVisible()
      expect(await getBalance(client, { address: wall })).toBe(parseEther('0.5'))
      await expect(what).toHaveValue('')
    })

    await test.step('an unlimited approval is named, and has to be confirmed', async () => {
      await contract.fill(token)
      await what.fill(JSON.stringify(odd.abiOf('Plain')))
      await page.getByLabel('Function', { exact: true }).selectOption('approve(address,uint256)')
      await page.getByLabel('spender · address').fill(ben.account.address)
      await page.getByLabel('value · uint256').fill(maxUint256.toString())
      await expect(page.getByText('may take all of this token that the Safe ever holds')).toBeVisible()
      await expect(act(page, 'Make the call')).toHaveAttribute('aria-disabled', 'true')
      await act(page, 'Add to batch').click()
      await expect(page.getByText('Added. The batch has one call now.')).toBeVisible()
    })

    await test.step('a batch of three, put in order by keyboard, is there after a reload', async () => {
      await act(page, 'Send').click()
      for (const amount of ['0.1', '0.2']) {
        await page.getByLabel('Amount').fill(amount)
        await page.getByLabel('To', { exact: true }).fill(to)
        await act(page, 'Add to batch').click()
      }
      await act(page, 'Batch (3)').click()
      const calls = page
        .getByRole('main')
        .locator('ol > li')
        .filter({ has: page.getByRole('button', { name: /^Move call/ }) })
      await expect(calls).toHaveText([/approve\(address,uint256\)/, /Send 0.1 ETH/, /Send 0.2 ETH/])
      await act(page, 'Move call 3 up').focus()
      await page.keyboard.press('Enter')
      await expect(act(page, 'Move call 2 up')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(act(page, 'Move call 1 down')).toBeFocused()
      await page.reload()
      await act(page, 'Batch (3)').click()
      await expect(calls).toHaveText([/Send 0.2 ETH/, /approve/, /Send 0.1 ETH/])
      await calls.nth(1).locator('summary').click()
      await expect(calls.nth(1).getByText(maxUint256.toString())).toBeVisible()
      await expectAccessible(page)
      const before = await ether()
      await page.getByRole('checkbox').check()
      await act(page, 'Make 3 calls').click()
      await expect(receiptOf(page, '3 calls were made.')).toBeVisible()
      expect((await ether()) - before).toBe(parseEther('0.3'))
      expect(await allowance(ben.account.address)).toBe(maxUint256)
      await expect(act(page, 'Batch')).toBeVisible()
      await expect(page.getByText('No calls yet.')).toBeVisible()
    })

    await test.step('files that aren’t taken say why', async () => {
      for (const [file, said] of [
        ['{', 'That file isn’t JSON.'],
        [{}, 'That isn’t a file of Safe’s transaction builder.'],
        [fileOf([row({})], '8453'), 'The file is for Base, and this Safe is on Ethereum.'],
        [fileOf([row({}), row({ to: '0x12' }), row({ to: safe })]), 'Call 2: its address can’t be right.'],
        [fileOf([row({ to: safe })]), 'Call 1: it is for the Safe itself.'],
        [fileOf([row({ operation: 1 })]), 'Call 1: a wrapped Safe makes no delegatecalls.'],
      ] as const) {
        await take(page, file)
        await expect(page.getByText(said)).toBeVisible()
      }
      await expectAccessible(page)
    })

    await test.step('a hundred calls come from a file and go into one; the one that fails is named', async () => {
      await take(page, fileOf(Array.from({ length: 99 }, () => row({}))))
      await expect(page.getByText('99 calls were imported.')).toBeVisible()
      const refuse = { name: 'refuse', inputs: [], payable: false }
      await take(page, fileOf([row({ to: wall, value: '0', contractMethod: refuse })]))
      await expect(page.getByText('Call 100 fails.')).toBeVisible()
      await act(page, 'Remove call 100').click()
      await take(page, fileOf([row({})]))
      const saved = page.waitForEvent('download')
      await act(page, 'Export').click()
      const written = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as { transactions: unknown[] }
      expect(written.transactions).toHaveLength(100)
      const before = await ether()
      await act(page, 'Make 100 calls').click()
      await expect(receiptOf(page, '100 calls were made.')).toBeVisible()
      expect((await ether()) - before).toBe(100n)
    })
    expect(quiet.errors).toEqual([])
  } finally {
    await anvil.stop()
  }
})
