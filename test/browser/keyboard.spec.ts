import { people } from '../../src/demo/people.ts'
import { pageWords } from '../../src/words/enPages.ts'
import { installWallet } from './browserWallet.ts'
import { expect, setOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

test.beforeEach(async ({ context, mainnet }) => {
  await installWallet(context, { account: people.ada.account, chainId: 1, node: mainnet.anvil.provider })
})

test('[S2.4] the wallets are a list for the keyboard: arrows, Home, End, first letters, search and Escape', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  const row = (name: string) => dialog.getByRole('button', { name })

  // one stop for Tab, and the dialog begins there
  const rows = dialog.locator('[data-rows] button')
  await expect(rows.first()).toBeFocused()
  expect(await rows.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length)).toBe(1)
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(rows.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.type('led')
  await expect(row('Ledger Live')).toBeFocused()

  await page.keyboard.press('/')
  const search = dialog.getByRole('searchbox', { name: 'Search wallets' })
  await expect(search).toBeFocused()
  await page.keyboard.type('ráin')
  await expect(rows).toHaveText(['Rainbow'])
  await page.keyboard.type('x')
  await expect(dialog.getByText('No wallet of that name is here.')).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ArrowDown')
  await expect(row('Rainbow')).toBeFocused()

  // into a wallet's screen and back to its row
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: /Rainbow|Scan/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('button', { name: 'Back', exact: true }).press('Enter')
  await expect(row('Rainbow')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[S2.6] the networks are one, too', async ({ page, site }) => {
  await page.goto(site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).press('Enter')
  await page.keyboard.type('test')
  await page.keyboard.press('Enter')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Ethereum' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Networks' })
  await expect(dialog.getByRole('button', { name: 'Ethereum' })).toBeFocused()
  await page.keyboard.type('ba')
  await expect(dialog.getByRole('button', { name: 'Base' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Base' })).toBeVisible()
})

test('[W1] a Safe is wrapped, sealed and unwrapped by keyboard alone', async ({ page, site, mainnet }) => {
  const builder = await mainnet.senderOf(people.ben.account)
  const safe = await newSafe(builder, { kind: '1.4.1', owners: [people.ada.account.address] })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).press('Enter')
  await page.keyboard.type('test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible()

  /** Goes on by Tab until something of that name has the focus, as a person would. */
  const tabTo = async (name: string | RegExp) => {
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const active = document.activeElement as HTMLInputElement | null
        const labels = [...(active?.labels ?? [])].map((each) => each.textContent)
        return [active?.getAttribute('aria-label'), ...labels, active?.textContent].filter(Boolean).join(' ')
      })
      if (typeof name === 'string' ? label.trim() === name : name.test(label)) return
    }
    throw new Error(`Tab never came to ${name}.`)
  }
  const heading = (name: string | RegExp) => expect(page.getByRole('heading', { name }).first()).toBeVisible()

  /** Goes to the button of an act, and presses it once it has been tried out. */
  const act = async (name: string) => {
    await tabTo(name)
    await expect(page.getByRole('button', { name })).toBeEnabled()
    await page.keyboard.press('Enter')
  }

  await page.goto(`${site.url}#/wrap`)
  await heading('Which Safe do you want to wrap?')
  await tabTo(/Safe address/)
  await page.keyboard.type(safe)
  await expect(page.getByRole('textbox', { name: 'Safe address' })).toHaveValue(safe)
  await page.keyboard.press('Enter')
  await heading('It can be wrapped.')
  await tabTo('Choose the holder')
  await page.keyboard.press('Enter')
  await heading('Who will hold the NFT?')
  await tabTo('Review')
  await page.keyboard.press('Enter')
  await expect(page.getByText('It works.')).toBeVisible()
  await tabTo(/I understand/)
  await page.keyboard.press('Space')
  await act('Wrap this Safe')
  await heading('Wrapped. Now seal it.')
  await act('Seal it and create the NFT')
  await heading(/It's one NFT now/)
  await tabTo('Open the wallet')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sealed: only its holder can move it')).toBeVisible()
  await tabTo('Unwrap')
  await page.keyboard.press('Enter')
  await expect(page.getByText('It works.')).toBeVisible()
  await tabTo(new RegExp(pageWords.wallet.unwrapConfirm))
  await page.keyboard.press('Space')
  await act(pageWords.wallet.unwrapAct)
  await expect(page.getByText(pageWords.wallet.plain).first()).toBeVisible()
})
