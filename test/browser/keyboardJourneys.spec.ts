import type { Page } from '@playwright/test'
import { toHex } from 'viem'
import { people } from '../../src/demo/people.ts'
import { placeGenesisCode } from '../../src/demo/placeGenesisCode.ts'
import { NETWORK_PIECES } from '../../src/safe/read/networkPieces.ts'
import { aboutWords } from '../../src/words/en/about.ts'
import { holderWords } from '../../src/words/en/holder.ts'
import { prepareWords } from '../../src/words/en/prepare.ts'
import { startAnvil } from '../../tools/anvil.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { installWallet } from './browserWallet.ts'
import { expect, inBothSizes, keepOwnRpc, test } from './fixtures.ts'
import { keysOf } from './keysOf.ts'

const { ada, cleo } = people

const focused = (page: Page) => page.locator(':focus')

inBothSizes(() => {
  test('[W5] the demo by keyboard alone: start, confirm each act of the holder in its sheet, switch the person, and leave', async ({
    page,
    site,
  }) => {
    const keys = await keysOf(page)
    await page.goto(site.url)
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText('Skip to content')
    await keys.press('Enter')
    await keys.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name: 'Wrap a Safe' })).toBeFocused()
    await keys.tabTo('Look up any Safe')
    await keys.type('0x12')
    await keys.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Look up any Safe' })).toBeFocused()
    await expect(page.getByText("That's 2 characters after 0x.")).toBeVisible()
    await keys.act('Try the demo')
    await expect(page.getByRole('heading', { name: 'It can be wrapped.' })).toBeVisible()
    await keys.act('Sample Safes')
    await expect(page.getByRole('heading', { name: 'The demo is running.' })).toBeVisible()
    await keys.act(/^Wrapped Safe/)
    await expect(page.getByText('You hold the NFT')).toBeVisible()

    const main = page.getByRole('main')
    const sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Confirm' }) })
    const acts = main.getByRole('region').filter({ has: page.getByRole('button', { name: 'Transfer' }) })
    /** Approves in the sheet, after which the focus is back on the acts, or where given. */
    const confirm = async (next = acts) => {
      await expect(sheet.getByRole('heading')).toBeFocused()
      await keys.act('Confirm')
      await expect(sheet).toBeHidden()
      await expect(next).toBeFocused()
    }
    const isTried = () => expect(main.getByText('it works.')).toBeVisible()

    await keys.tabTo('Amount')
    await keys.type('0.1')
    await keys.tabTo('To')
    await keys.type(cleo.account.address)
    await keys.act('Send 0.1 ETH')
    await expect(sheet).toBeVisible()
    await keys.press('Escape')
    await expect(main.getByText('You declined in your wallet.')).toBeVisible()
    await keys.act('Send 0.1 ETH')
    await confirm()
    await expect(main.getByText(/^Sent .+ to 0x/)).toBeVisible()
    await keys.act('Add the NFT to your wallet')
    await expect(sheet).toBeVisible()
    await keys.act('Confirm')
    await expect(main.getByText('Your wallet lists it now.')).toBeVisible()

    await keys.act('Signing')
    await isTried()
    await keys.act(/^I understand/, 'Space')
    await keys.act('Turn signing on')
    await confirm()
    await expect(main.getByText('Signing is on', { exact: true })).toBeVisible()
    await keys.act('Turn signing off')
    await confirm()
    await expect(main.getByText('Signing is on', { exact: true })).toBeHidden()

    await keys.act('Lock')
    const day = page.getByLabel(holderWords.lockWhen)
    const proposed = await day.inputValue()
    await keys.tabTo(holderWords.lockWhen)
    await keys.press('ArrowUp')
    await expect(day).not.toHaveValue(proposed)
    await keys.act('30 days')
    await isTried()
    await keys.act(/^I understand/, 'Space')
    await keys.act('Lock it')
    await confirm()
    await expect(main.getByText(/^Locked until/)).toBeVisible()

    await keys.act('Let 10 minutes pass')
    await expect(main.getByText(/^Can’t be transferred until/)).toBeHidden()
    await keys.act('Transfer')
    await keys.tabTo('Recipient')
    await keys.type(cleo.account.address)
    await isTried()
    await keys.act(/^I understand/, 'Space')
    await keys.act('Transfer it for good')
    await confirm(main) // the acts are Cleo's from then on
    await expect(main.getByText('You are only viewing it.')).toBeVisible()

    await keys.tabTo(/^You are/)
    await keys.type('Cleo')
    await expect(page.getByLabel('You are')).toHaveValue('cleo')
    await expect(main.getByText('You hold the NFT')).toBeVisible()
    await keys.expectFocusKept()
    await keys.act('Leave the demo')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  })
})

test('[S2] by keyboard alone: settings, connecting, a new Safe and its page, a sign-in and its retry, and the account', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const holder = await newAccount(mainnet)
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  const keys = await keysOf(page)
  const banner = page.getByRole('banner')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(site.url)

  await keys.act('Dark theme')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await keys.act('Settings')
  await expect(heading).toHaveText('Settings')
  await keys.tabTo('Dark')
  await keys.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await keys.tabTo('Ethereum')
  await keys.type(mainnet.anvil.url)
  await keys.act('Test: Ethereum')
  await expect(page.getByText(/^It answers/)).toBeVisible()
  await keys.tabTo('Ethereum')
  await keys.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await keys.act(/^Show test networks/, 'Space')
  await expect(page.getByRole('textbox', { name: 'Sepolia' })).toBeVisible()
  await keys.tabTo(/^Language/)
  await keys.type('Deu')
  await expect(heading).toHaveText('Einstellungen')
  await keys.press('Home')
  await expect(heading).toHaveText('Settings')
  await keys.act('About')
  await expect(heading).toHaveText('About')
  await keys.act('Ethereum')
  await expect(page.getByText(aboutWords.found.here)).toBeVisible()

  await keys.connect()
  const account = banner.getByRole('button', { name: /^Account 0x/ })
  await expect(account).toBeFocused()

  await keys.act('Wrap a Safe')
  await expect(heading).toHaveText('Which Safe do you want to wrap?')
  await keys.act('Start with a new Safe')
  await expect(page.getByText('it works.')).toBeVisible()
  await keys.act(/I understand/, 'Space')
  await keys.act('Create it and get the NFT')
  await expect(heading).toHaveText("Sealed. It's one NFT now.")
  await keys.act('Open the Safe')
  await expect(page.getByText('Sealed: only its holder can use it')).toBeVisible()
  await keys.act('My wrapped Safes')
  await expect(heading).toHaveText('My wrapped Safes')
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: /^0x/ })).toBeVisible()
  await keys.act(/^0x/)
  await expect(page.getByText('You hold the NFT')).toBeVisible()
  const safe = page.url().slice(page.url().indexOf('#/eth:') + '#/eth:'.length)
  await keys.act('Wrapped Safe Wallet')
  await expect(page.getByRole('textbox', { name: 'Look up any Safe' })).toBeVisible()
  await keys.tabTo('Look up any Safe')
  await keys.type(safe)
  await keys.press('Enter')
  await expect(page.getByText('You hold the NFT')).toBeVisible()

  await keys.act(/^Account 0x/)
  const dialog = page.getByRole('dialog', { name: 'Your account' })
  await expect(dialog).toContainText('Regular account (EOA)')
  await keys.act('Copy')
  await expect(dialog.getByText('Copied')).toBeVisible()
  await keys.act('Clear list')
  await expect(dialog.getByText('None yet.')).toBeVisible()
  await keys.act('Verify account')
  const signIn = page.getByRole('dialog', { name: 'Sign in' })
  await expect(signIn.getByText('Read the message')).toBeVisible()
  wallet.mood = 'broken'
  await keys.act('Read the message')
  await keys.act('Sign message')
  await expect(signIn.getByText('Error signing message, please retry!')).toBeVisible()
  wallet.mood = 'confirm'
  await keys.act('Try again')
  await expect(signIn.getByRole('heading', { name: 'Your account is verified' })).toBeFocused()
  await keys.act('Done')
  await expect(account).toBeFocused()

  await keys.press('Enter')
  await keys.act('Sign out')
  await expect(dialog.getByRole('button', { name: 'Verify account' })).toBeVisible()
  await keys.act('Switch account')
  await expect(dialog.getByText("It's still the same account.")).toBeVisible()
  await keys.act('Switch wallet')
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
  await keys.press('Escape')
  await expect(account).toBeFocused()
  await keys.press('Enter')
  await keys.act('Disconnect')
  await expect(banner.getByRole('button', { name: 'Connect wallet' })).toBeFocused()

  await keys.act('Settings')
  await expect(heading).toHaveText('Settings')
  await keys.act('Erase')
  await keys.act('Erase everything')
  await expect(page.getByText('Erased.')).toBeVisible()
  await keys.expectFocusKept()
})

test('[W6] a network is prepared by keyboard alone, one contract after the other, and leads to wrapping', async ({
  context,
  page,
  site,
}) => {
  const anvil = await startAnvil({ chainId: 1 })
  try {
    await anvil.provider.request({ method: 'anvil_setBalance', params: [ada.account.address, toHex(10n ** 20n)] })
    await placeGenesisCode(anvil.provider)
    await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    const keys = await keysOf(page)
    await keepOwnRpc(page, site.url, anvil.url)
    await page.goto(`${site.url}#/prepare/eth`)
    await expect(page.getByRole('heading', { name: 'Prepare Ethereum' })).toBeVisible()
    await keys.connect()
    await expect(page.getByText(/^About .* ETH$/)).toHaveCount(NETWORK_PIECES.length)
    const there = page.getByText('Deployed. Its code was compared and matches exactly.')
    for (const [index, { id }] of NETWORK_PIECES.entries()) {
      await keys.act(prepareWords.act(prepareWords.pieces[id].title))
      await expect(there).toHaveCount(index + 1)
      await expect(page.getByRole('listitem').nth(index)).toBeFocused()
    }
    await keys.act('Wrap a Safe')
    await expect(page.getByRole('heading', { name: 'Which Safe do you want to wrap?' })).toBeVisible()
    await keys.expectFocusKept()
  } finally {
    await anvil.stop()
  }
})
