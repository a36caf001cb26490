import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, expectAccessible, test } from './fixtures.ts'
import { keepRpcs } from './keepRpcs.ts'

const { address } = people.ada.account

type Rows = Window & { mostRows?: number }

for (const { where, viewport } of [
  { where: 'wide', viewport: { width: 1280, height: 900 } },
  { where: 'on a phone', viewport: { width: 390, height: 844 } },
])
  test(`[S2.5] ${where}, the account shows copy, explorer and disconnect at once; it and a Safe can be given private names, stored here and never shown as facts`, async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    await page.setViewportSize(viewport)
    await installWallet(context, { account: people.ada.account, chainId: 1, node: mainnet.anvil.provider })
    await keepRpcs(page, site.url, { 1: mainnet.anvil.url })
    await page.goto(site.url)
    await connect(page)
    const account = page.getByRole('banner').getByRole('button', { name: /^Account/ })
    await expect(account).toContainText(shortAddress(address))
    await expect(account.locator('svg')).toBeVisible({ visible: where === 'wide' })
    await account.click()

    const dialog = page.getByRole('dialog')
    for (const act of [
      dialog.getByRole('button', { name: 'Copy' }),
      dialog.getByRole('link', { name: 'Open in Etherscan' }),
      dialog.getByRole('button', { name: 'Disconnect' }),
    ])
      await expect(act).toBeInViewport({ ratio: 1 })

    await dialog.getByRole('button', { name: 'Give it a name' }).click()
    await expect(dialog.getByLabel('Your name for it')).toBeFocused()
    await expectAccessible(page)
    // an invisible character and spaces around it are no name
    await page.keyboard.type('  Savings\u202e ')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Savings', { exact: true })).toBeVisible()
    await expect(dialog.getByText('your name for it')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Rename' })).toBeFocused()
    await page.keyboard.press('Escape')

    await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Give it a name' }).click()
    await page.keyboard.type('Treasury')
    await page.keyboard.press('Enter')
    await page.reload()
    await expect(main.getByText('Treasury', { exact: true })).toBeVisible()
    // the same address elsewhere may be somebody else's
    await page.goto(`${site.url}#/base:${samples.wrapped.address}`)
    await expect(main.getByRole('button', { name: 'Give it a name' })).toBeVisible()
    await expect(main.getByText('Treasury')).toHaveCount(0)

    await page.evaluate((address) => {
      const rows = () => document.querySelectorAll(`main a[href$="${address}"]`).length
      const count = () => Object.assign(window, { mostRows: Math.max(rows(), (window as Rows).mostRows ?? 0) })
      new MutationObserver(count).observe(document, { childList: true, subtree: true })
    }, samples.wrapped.address)
    await page.goto(`${site.url}#/wallets`)
    await expect(main.getByText('Treasury', { exact: true })).toBeVisible()
    // it is never in two lists at once
    await expect(main.getByText('Treasury', { exact: true })).toHaveCount(1)
    expect(await page.evaluate(() => (window as Rows).mostRows)).toBe(1)
    await page.goto(`${site.url}#/settings`)
    await main.getByRole('button', { name: 'Erase', exact: true }).click()
    await main.getByRole('button', { name: 'Erase everything' }).click()
    await expect(main.getByText('Erased.')).toBeVisible()
    await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
    await expect(main.getByRole('button', { name: 'Give it a name' })).toBeVisible()
  })
