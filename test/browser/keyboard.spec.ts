import { people } from '../../src/demo/people.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { installWallet } from './browserWallet.ts'
import { expect, setOwnRpc, test } from './fixtures.ts'
import { keysOf } from './keysOf.ts'
import { newSafe } from './newSafe.ts'

test.beforeEach(async ({ context, mainnet }) => {
  await installWallet(context, { account: people.ada.account, chainId: 1, node: mainnet.anvil.provider })
})

test('[S2.4] the list of wallets works by keyboard: arrows, Home, End, first letters, search and Escape', async ({
  page,
  site,
}) => {
  const keys = await keysOf(page)
  await page.goto(site.url)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })
  await keys.act('Connect wallet')
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  const row = (name: string) => dialog.getByRole('button', { name })

  // one tab stop, focused when the dialog opens
  const rows = dialog.locator('[data-rows] button')
  await expect(rows.first()).toBeFocused()
  expect(await rows.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length)).toBe(1)
  await keys.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await keys.press('ArrowUp')
  await keys.press('ArrowUp')
  await expect(rows.first()).toBeFocused()
  await keys.press('End')
  await expect(rows.last()).toBeFocused()
  await keys.press('ArrowDown')
  await expect(rows.last()).toBeFocused()
  await keys.press('Home')
  await expect(rows.first()).toBeFocused()
  await keys.type('led')
  await expect(row('Ledger Live')).toBeFocused()

  await keys.press('/')
  const search = dialog.getByRole('searchbox', { name: 'Search wallets' })
  await expect(search).toBeFocused()
  await keys.type('ráin')
  await expect(rows).toHaveText(['Rainbow'])
  await keys.type('x')
  await expect(dialog.getByText('No wallet by that name here.')).toBeVisible()
  await keys.press('Backspace')
  await keys.press('ArrowDown')
  await expect(row('Rainbow')).toBeFocused()

  // into a wallet's screen, which replaces the list when narrow, and back to its row
  await page.setViewportSize({ width: 390, height: 844 })
  await keys.press('Enter')
  await expect(dialog.getByRole('heading', { name: /Rainbow|Scan/ })).toBeVisible()
  await keys.act('Back')
  await expect(row('Rainbow')).toBeFocused()
  await keys.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await keys.expectFocusKept()
})

test('[S2.4] the account has the focus once a wallet is connected, also while code of the dialog is still on its way', async ({
  context,
  page,
  site,
}) => {
  await context.route('**/assets/GetWallet-*.js', () => undefined)
  await page.goto(site.url)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Connect wallet' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner.getByRole('button', { name: /^Account 0x/ })).toBeFocused()
})

test('[S2.6] the list of networks works by keyboard, too', async ({ page, site }) => {
  const keys = await keysOf(page)
  await page.goto(site.url)
  await keys.connect()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeFocused()
  await keys.act(/Ethereum$/)
  const dialog = page.getByRole('dialog', { name: 'Networks' })
  await expect(dialog.getByRole('button', { name: 'Ethereum' })).toBeFocused()
  await keys.type('ba')
  await expect(dialog.getByRole('button', { name: 'Base' })).toBeFocused()
  await keys.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Base' })).toBeFocused()
  await keys.expectFocusKept()
})

test('[W1] a Safe is wrapped, sealed and unwrapped by keyboard alone', async ({ page, site, mainnet }) => {
  const keys = await keysOf(page)
  const builder = await mainnet.senderOf(people.ben.account)
  const safe = await newSafe(builder, { kind: '1.4.1', owners: [people.ada.account.address] })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await keys.connect()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible()

  const heading = (name: string | RegExp) => expect(page.getByRole('heading', { name }).first()).toBeVisible()

  await page.goto(`${site.url}#/wrap`)
  await heading('Which Safe do you want to wrap?')
  await keys.tabTo(/Safe address/)
  await keys.type(safe)
  await expect(page.getByRole('textbox', { name: 'Safe address' })).toHaveValue(safe)
  await keys.press('Enter')
  await heading('It can be wrapped.')
  await keys.act('Choose the holder')
  await heading('Who will hold the NFT?')
  await keys.act('Review')
  await expect(page.getByText('it works.')).toBeVisible()
  await keys.act(/I understand/, 'Space')
  await keys.act('Wrap this Safe')
  await heading('Wrapped. Now seal it.')
  await keys.act('Seal it and create the NFT')
  await heading(/It's one NFT now/)
  await keys.act('Open the Safe')
  await expect(page.getByText('Sealed: only its holder can use it')).toBeVisible()
  await keys.act('Unwrap')
  await expect(page.getByText('it works.')).toBeVisible()
  await keys.act(new RegExp(pageWords.safe.unwrapConfirm), 'Space')
  await keys.act(pageWords.safe.unwrapAct)
  await expect(page.getByText(pageWords.safe.plain).first()).toBeVisible()
  await keys.expectFocusKept()
})
