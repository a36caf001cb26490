import type { BrowserContext, Page } from '@playwright/test'
import { type Address, parseEther } from 'viem'
import { people } from '../../src/demo/people.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

// Typed and pasted input in the formats in use, up to its effect on chain.

const { ada, ben } = people
const ADA = ada.account.address
const STRANGER = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

/** Ada's wrapped Safe with 3 ETH in it, and her wallet connected. */
async function openWrapped(context: BrowserContext, page: Page, siteUrl: string, { anvil, senderOf }: TestWorld) {
  const sender = await senderOf(ben.account)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [ADA] })
  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], to: ADA })
  await sender.send({ to: safe, value: parseEther('3') })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await keepOwnRpc(page, siteUrl, anvil.url)
  await keepConnection(page, siteUrl, wallet)
  await page.goto(`${siteUrl}#/eth:${safe}`)
  const balanceOf = async (account: Address) =>
    BigInt((await anvil.provider.request({ method: 'eth_getBalance', params: [account, 'latest'] })) as string)
  return { safe, balanceOf }
}

/** A number in a language's formats: with its separators, and with its own digits where it has any. */
const keypadsOf = (tag: string): string[] =>
  (tag === 'ar' ? ['ar-EG-u-nu-arab', 'ar-EG-u-nu-latn', 'fa-u-nu-arabext'] : [tag]).map((locale) =>
    new Intl.NumberFormat(locale).format(0.25),
  )

test('[W4] an amount is parsed in each language’s number format, shown as parsed, and sent as shown', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { balanceOf } = await openWrapped(context, page, site.url, mainnet)
  const amount = page.locator('input[inputmode="decimal"]')
  const to = page.getByPlaceholder('0x…')
  const main = page.getByRole('main')
  await to.fill(STRANGER)
  const language = page.getByRole('contentinfo').getByRole('combobox')
  for (const { tag } of LANGUAGES) {
    await language.selectOption(tag)
    const others = tag === 'ja' ? ['０．２５', '0。25'] : tag === 'zh' ? ['０．２５', '0，25'] : ['0.25', ',25']
    for (const text of [...keypadsOf(tag), ...others, '0.25\u200f', '0.25 ETH']) {
      await amount.fill('')
      await amount.fill(text)
      await expect(main.getByRole('button').filter({ hasText: '0.25 ETH' }), `${tag}: ${text}`).toBeVisible()
    }
    await amount.fill('')
  }
  await language.selectOption('en')

  for (const text of ['1.234,5', '1,234.5', '1,234,567', '1.234.567']) {
    await amount.fill(text)
    await expect(page.getByText('That can be read in more than one way.')).toBeVisible()
    await expect(amount).toHaveValue(text)
  }
  await amount.fill('1,234')
  await expect(page.getByText('Read as 1.234 ETH.')).toBeVisible()
  await expectAccessible(page)
  const before = await balanceOf(STRANGER)
  await main.getByRole('button', { name: 'Send 1.234 ETH' }).click()
  await expect(page.getByText(/^Sent .+ to 0x/)).toBeVisible()
  expect((await balanceOf(STRANGER)) - before).toBe(parseEther('1.234'))
})

test('[W4] an address is accepted with its network’s prefix, invisible characters are stripped, and another network’s prefix is an error', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { balanceOf } = await openWrapped(context, page, site.url, mainnet)
  const act = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  const elsewhere = 'That address is for Polygon, and this Safe is on Ethereum. Ask for an address on Ethereum.'
  const to = page.getByLabel('To', { exact: true })
  await page.getByLabel('Amount').fill('0.5')
  for (const text of [`pol:${STRANGER}`, `matic:${STRANGER}`, `eip155:137:${STRANGER}`]) {
    await to.fill('')
    await to.fill(text)
    await expect(page.getByText(elsewhere)).toBeVisible()
    await expect(act('Send ETH')).toHaveAttribute('aria-disabled', 'true')
  }
  await to.fill(`zksync:${STRANGER}`)
  await expect(page.getByText('That address is for zksync,')).toBeVisible()
  await to.fill(`0x${'ab'.repeat(32)}`)
  await expect(page.getByText("We've cleared the field.")).toBeVisible()
  await expect(to).toHaveValue('')

  const hidden = `\u202e\u200beth:${STRANGER.slice(0, 20)}\u00ad\u2066${STRANGER.slice(20)}\ufeff`
  await to.fill(hidden)
  await expect(to).toHaveValue(`eth:${STRANGER}`)
  await expect(page.getByText(`Read as ${STRANGER}.`)).toBeVisible()
  await expectAccessible(page)
  const wide = page.viewportSize() ?? { width: 1280, height: 900 }
  await page.setViewportSize({ width: 320, height: 800 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await page.setViewportSize(wide)
  const before = await balanceOf(STRANGER)
  await act('Send 0.5 ETH').click()
  await expect(page.getByText(/^Sent .+ to 0x/)).toBeVisible()
  expect((await balanceOf(STRANGER)) - before).toBe(parseEther('0.5'))

  // within the quiet time it can't be transferred
  await passQuietTime(mainnet.anvil)
  await page.reload()
  await act('Transfer').click()
  const gets = page.getByLabel('Recipient')
  await gets.fill(`pol:${STRANGER}`)
  await expect(page.getByText(elsewhere)).toBeVisible()
  await gets.fill(`eip155:1:${STRANGER}`)
  await expect(page.getByText('it works.')).toBeVisible()

  await act('Unwrap').click()
  const owner = (number: number) => page.getByLabel(`Owner ${number}`, { exact: true })
  await expect(owner(1)).toHaveValue(ADA)
  await act('Add an owner').click()
  await owner(2).fill(`pol:${STRANGER}`)
  await expect(page.getByText(elsewhere)).toBeVisible()
  await act('Remove owner 2').click()
  await expect(owner(2)).toHaveCount(0)
  // several in one piece, as a list of owners is copied
  await owner(1).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `eth:${ADA}\n\u200beth:${STRANGER}`)
  await expect(owner(2)).toHaveValue(/eth:0x/)
  await expectAccessible(page)
  await page.getByLabel('Threshold').fill('٢')
  await expect(page.getByText('it works.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await act('Unwrap and destroy the NFT').click()
  await expect(page.getByText('Not wrapped')).toBeVisible()
  await expect(page.getByText('2 of 2 owners').first()).toBeVisible()
})

test('[W3] a holder’s address is accepted with the prefix of the Safe’s network, and with no other', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { anvil, senderOf } = mainnet
  const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners: [ADA] })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)
  await page.goto(`${site.url}#/wrap`)
  const field = page.getByLabel('Safe address')
  await field.fill(`\u200e eip155:1:${safe}\u200b`)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Choose the holder' }).click()
  await page.getByRole('radio', { name: /Another address/ }).check()
  const holder = page.getByLabel("Holder's address")
  await holder.fill(`gno:${STRANGER}`)
  await expect(page.getByText('That address is for Gnosis, and this Safe is on Ethereum.')).toBeVisible()
  await holder.fill(`xdai:${STRANGER}`)
  await expect(page.getByText('That address is for Gnosis, and this Safe is on Ethereum.')).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(holder).toBeVisible()
  await holder.fill(`eth:${STRANGER}\u2060`)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByText('it works.')).toBeVisible()
  await expect(page.getByText(shortAddress(STRANGER)).first()).toBeVisible()
})

test('[W6] a network is recognised by each of its short names, in links and in the field', async ({ page, site }) => {
  const at = (hash: string) => page.goto(`${site.url}#${hash}`)
  for (const [name, chain] of [
    ['pol', 'Polygon'],
    ['matic', 'Polygon'],
    ['xdai', 'Gnosis'],
    ['gno', 'Gnosis'],
  ] as const) {
    await at(`/${name}:${STRANGER}`)
    await expect(page.getByRole('main').getByText(chain).first()).toBeVisible()
    await expect(page.getByText("isn't one of our networks")).toHaveCount(0)
    await at(`/prepare/${name}`)
    await expect(page.getByRole('heading', { level: 1, name: chain })).toBeVisible()
  }
  await at('/wrap')
  await page.getByLabel('Safe address').fill(`POL:${STRANGER}`)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}#/wrap/matic:${STRANGER}`)
})
