import type { Page } from '@playwright/test'
import { readContract } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { startWorld } from '../demo/startWorld.ts'
import { deployOddTokens, type OddName } from '../safe/transfers/deployOddTokens.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'

const { ada, cleo } = people
const to = cleo.account.address

const act = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const receiptOf = (page: Page, title: string) => page.getByRole('main').getByRole('status').filter({ hasText: title })

test('[W2] each kind of token is sent out of a Safe to the last unit, and what can’t be sent is refused in words', async ({
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
    const minted = async (name: OddName, ...args: readonly unknown[]) => {
      const address = await odd.deploy(name)
      await odd.mint(name, address, safe, ...args)
      return address
    }
    const [silent, taxed, polite] = [
      await minted('Silent', 5n * 10n ** 18n),
      await minted('Taxed', 1_000n),
      await minted('Polite', 9n),
    ]
    const [deed, things, wall] = [await minted('Deed', 41n), await minted('Things', 3n, 10n), await odd.deploy('Wall')]
    const held = (name: OddName, address: `0x${string}`, functionName: string, ...args: unknown[]) =>
      readContract(client, { address, abi: odd.abiOf(name), functionName, args })

    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await page.goto(`${site.url}#/eth:${safe}`)
    const picker = page.getByLabel('Token', { exact: true })
    const pick = (address: string) =>
      picker.selectOption(`${address === deed ? 'erc721' : address === things ? 'erc1155' : 'erc20'}:${address}`)
    const amount = page.getByLabel('Amount')
    const recipient = page.getByLabel('To', { exact: true })

    // unlisted tokens come after known ones, in a group of their own
    await expect(picker.locator('optgroup[label="Not on our list"] option')).toHaveCount(7)
    await expect(picker.locator('option').first()).toHaveText('3 ETH')

    await test.step('an ERC-20 that returns nothing, all of it', async () => {
      await pick(silent)
      await act(page, 'Max').click()
      await expect(amount).toHaveValue('5')
      await recipient.fill(silent)
      await expect(page.getByText('That is the token’s own contract.')).toBeVisible()
      await recipient.fill(to)
      await act(page, /^Send 5 SILENT$/).click()
      await expect(receiptOf(page, `to ${shortAddress(to)}.`)).toContainText(/Sent 5 SILENT/)
      expect(await held('Silent', silent, 'balanceOf', to)).toBe(5n * 10n ** 18n)
      expect(await held('Silent', silent, 'balanceOf', safe)).toBe(0n)
    })

    await test.step('for one that takes a fee the page says how much arrives', async () => {
      await pick(taxed)
      await expect(amount).toHaveValue('')
      await act(page, 'Max').click()
      await recipient.fill(to)
      await expect(page.getByText(/of 0.000000000000001 TAXED, only 0.0000000000000009 TAXED arrives/)).toBeVisible()
      await expectAccessible(page)
      await act(page, /^Send/).last().click()
      await expect(receiptOf(page, 'TAXED')).toBeVisible()
      expect(await held('Taxed', taxed, 'balanceOf', to)).toBe(900n)
    })

    await test.step('one that refuses the transfer is not sent', async () => {
      await pick(polite)
      await act(page, 'Max').click()
      await recipient.fill(to)
      await expect(page.getByText('The token refused.')).toBeVisible()
      await expect(act(page, /^Send </)).toHaveAttribute('aria-disabled', 'true')
    })

    await test.step('an NFT goes to who can take it, and to nobody else', async () => {
      await pick(deed)
      await expect(page.getByLabel('Token ID')).toHaveValue('41')
      await recipient.fill(wall)
      await expect(page.getByText('The recipient can’t take this NFT.')).toBeVisible()
      await recipient.fill(to)
      await act(page, /^Send DEED #41$/).click()
      await expect(receiptOf(page, '#41')).toContainText(`to ${shortAddress(to)}.`)
      expect(await held('Deed', deed, 'ownerOf', 41n)).toBe(to)
    })

    await test.step('some of several, by keyboard alone', async () => {
      await pick(things)
      await amount.fill('11')
      await expect(page.getByText(/The Safe holds only 10 /)).toBeVisible()
      await amount.fill('4')
      await recipient.fill(to)
      const send = act(page, /^Send 4 × .*#3$/)
      await expect(send).toHaveAttribute('aria-disabled', 'false')
      await send.focus()
      await page.keyboard.press('Enter')
      await expect(receiptOf(page, '4 × ')).toBeVisible()
      expect(await held('Things', things, 'balanceOf', to, 3n)).toBe(4n)
    })

    await test.step('an unlisted one, given by its contract', async () => {
      await picker.selectOption('other')
      const unknown = await odd.deploy('Plain')
      await page.getByLabel('Token contract').fill(unknown)
      await act(page, /^Add$/).click()
      await expect(picker).toHaveValue(`erc20:${unknown}`)
      await expectAccessible(page)
    })
    expect(quiet.errors).toEqual([])
  } finally {
    await anvil.stop()
  }
})
