import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { expect, expectAccessible, onAPhone, test } from './fixtures.ts'

const cleo = people.cleo.account.address
const path = `#/demo:${samples.wrapped.address}`

async function confirm(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
}

/** Checks the act's receipt with its block, before and after a reload. */
async function expectReceipt(page: Page, title: string | RegExp): Promise<void> {
  const receipt = page.getByRole('main').getByRole('status').filter({ hasText: title })
  await expect(receipt).toBeVisible()
  await expect(receipt.getByText(/^\d+$/).last()).toBeVisible()
  await expect(receipt.getByText(/^0x\w{8}…\w{6}$/)).toBeVisible()
  await expect(page.getByText("It's in a block. Reading what changed…")).toHaveCount(0)
  const said = await receipt.textContent()
  await page.reload()
  await expect(receipt).toBeVisible()
  expect(await receipt.textContent()).toBe(said)
}

onAPhone(() => {
  test('[W4] each act of a holder ends in a receipt by itself, which survives a reload and goes on leaving the page', async ({
    page,
    site,
  }) => {
    await page.goto(site.url + path)
    await page.getByRole('button', { name: 'Start the demo' }).click()
    const main = page.getByRole('main')
    const act = (name: string) => main.getByRole('button', { name, exact: true })
    const ready = async (name: string) => {
      await expect(act(name)).toHaveAttribute('aria-disabled', /false/)
      await act(name).click()
    }
    const agree = () => main.getByRole('checkbox').check()

    await main.getByLabel('Amount').fill('0.25')
    await main.getByLabel('To', { exact: true }).fill(cleo)
    await ready('Send 0.25 ETH')
    await confirm(page)
    await expectReceipt(page, `Sent 0.25 ETH to ${shortAddress(cleo)}.`)
    // the form is there again, and empty: nothing is sent twice by a second press
    await expect(main.getByLabel('Amount')).toHaveValue('')
    await expectAccessible(page)
    await page.goto(`${site.url}#/settings`)
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.goto(site.url + path)
    await expect(main.getByLabel('Amount')).toBeVisible()
    await expect(main.getByText(/^Sent /)).toHaveCount(0)

    await act('Signing').click()
    await agree()
    await ready('Turn signing on')
    await confirm(page)
    await expectReceipt(page, 'Signing is on.')
    await act('Signing').click()
    await ready('Turn signing off')
    await confirm(page)
    await expectReceipt(page, 'Signing is off.')

    await page.getByRole('button', { name: 'Let 10 minutes pass' }).click()
    await act('Transfer').click()
    await main.getByLabel('Recipient').fill(cleo)
    await agree()
    await ready('Transfer it for good')
    await confirm(page)
    await expectReceipt(page, `${shortAddress(cleo)} holds it now.`)
    await expect(main.getByText('You can only look.')).toBeVisible()
    await expect(main.getByText('You are only viewing it.')).toBeVisible()

    await page.getByLabel('You are').selectOption('cleo')
    await act('Unwrap').click()
    await agree()
    await ready('Unwrap and destroy the NFT')
    await confirm(page)
    await expectReceipt(page, 'Unwrapped.')
    await expect(main.getByRole('status').filter({ hasText: 'These are its owners:' })).toContainText(
      shortAddress(cleo).slice(-4),
    )
  })
})

test('[W4] a lock ends in a receipt by itself, and another one can be set from there', async ({ page, site }) => {
  await page.goto(site.url + path)
  await page.getByRole('button', { name: 'Start the demo' }).click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Lock', exact: true }).click()
  await main.getByRole('checkbox').check()
  const lock = main.getByRole('button', { name: 'Lock it' })
  await expect(lock).toHaveAttribute('aria-disabled', 'false')
  await lock.click()
  await confirm(page)
  await expect(main.getByText(/^It is locked until \w+ \d+, \d{4}/)).toBeVisible()
  await expect(main.getByText(/^Locked until/)).toBeVisible()
  // longer, never shorter: the form starts from the current lock
  await expect(main.getByRole('checkbox')).not.toBeChecked()
  await expect(lock).toBeVisible()
  await expectReceipt(page, /^It is locked until/)
})
