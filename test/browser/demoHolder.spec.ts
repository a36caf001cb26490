import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { expect, onAPhone, test } from './fixtures.ts'

const MINUTE = 60_000

/** Approves the request in the demo wallet's sheet, which must be a call of this name. */
async function confirm(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Confirm' }) })
  await expect(sheet.getByText(new RegExp(`^${name}\\(`))).toBeVisible()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
}

/** A time in the format of `datetime-local`, to the minute, in the browser's time zone. */
const fieldIn = (page: Page, ms: number): Promise<string> =>
  page.evaluate((ahead) => {
    const now = new Date()
    return new Date(now.getTime() + ahead - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  }, ms)

onAPhone(() => {
  test('[W5] on the demo chain the holder of a Safe 1.5.0 signs, locks it and transfers it, and the new holder unwraps it', async ({
    page,
    site,
    quiet,
  }) => {
    await page.goto(site.url)
    await page.getByRole('button', { name: 'Try the demo' }).click()
    await expect(page.getByText('Demo: nothing here is real.')).toBeVisible()
    await page.goto(`${site.url}#/demo:${samples.wrapped.address}`)
    const main = page.getByRole('main')
    const act = (name: string) => main.getByRole('button', { name, exact: true })
    const isTried = () => expect(main.getByText('it works.')).toBeVisible()

    await act('Signing').click()
    await isTried()
    await main.getByRole('checkbox').check()
    await act('Turn signing on').click()
    await confirm(page, 'setSigning')
    await expect(main.getByText('Signing is on', { exact: true })).toBeVisible()
    await isTried()
    await act('Turn signing off').click()
    await confirm(page, 'setSigning')
    await expect(main.getByText('Signing is on', { exact: true })).toBeHidden()

    // short enough to end within the next ten minutes
    await act('Lock').click()
    await main.getByLabel('Lock until').fill(await fieldIn(page, 8 * MINUTE))
    await isTried()
    await main.getByRole('checkbox').check()
    await act('Lock it').click()
    await confirm(page, 'lockAccount')
    await expect(main.getByText(/^Locked until/)).toBeVisible()
    // the acts that a lock prevents show when it ends
    const pane = main.getByRole('region').filter({ has: page.getByRole('button', { name: 'Unwrap', exact: true }) })
    for (const stopped of ['Unwrap', 'Send', 'Signing']) {
      await act(stopped).click()
      await expect(pane.getByText(/^Locked until/)).toBeVisible()
      await expect(pane.locator('form')).toHaveCount(0)
    }

    await page.getByRole('button', { name: 'Let 10 minutes pass' }).click()
    await expect(page.getByText('Ten minutes have passed.')).toBeVisible()
    await expect(main.getByText('Not locked: its contents can change')).toBeVisible()
    await act('Transfer').click()
    await main.getByLabel('Recipient').fill(people.cleo.account.address)
    await isTried()
    await main.getByRole('checkbox').check()
    await act('Transfer it for good').click()
    await confirm(page, 'safeTransferFromIf')
    await expect(main.getByText('You are only viewing it.')).toBeVisible()

    await page.getByLabel('You are').selectOption({ label: 'Cleo, a buyer' })
    await act('Unwrap').click()
    await isTried()
    await main.getByRole('checkbox').check()
    await act('Unwrap and destroy the NFT').click()
    await confirm(page, 'unwrap')
    await expect(main.getByText('Not wrapped')).toBeVisible()
    await expect(main.getByText('1.5.0', { exact: true })).toBeVisible()
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  })
})

test('[W5] a chain without new blocks prevents no transfer after the quiet time: the simulation decides whether it is over', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('demo', JSON.stringify({ v: 1, value: { person: 'ada' } })))
  await page.goto(`${site.url}#/demo:${samples.wrapped.address}`)
  const main = page.getByRole('main')
  const act = (name: string) => main.getByRole('button', { name, exact: true })
  await act('Signing').click()
  await expect(main.getByText('it works.')).toBeVisible()
  await main.getByRole('checkbox').check()
  await act('Turn signing on').click()
  await confirm(page, 'setSigning')
  await act('Turn signing off').click()
  await confirm(page, 'setSigning')
  // a block mined after advancing the clock would start the quiet time then
  await expect(main.getByText('Signing is on', { exact: true })).toBeHidden()
  await act('Transfer').click()
  await expect(main.getByText('Can’t be transferred until').first()).toBeVisible()
  await expect(main.getByLabel('Recipient')).toBeHidden()

  // advances the page's clock, not the chain's
  await page.clock.fastForward(11 * MINUTE)
  await main.getByLabel('Recipient').fill(people.cleo.account.address)
  await expect(main.getByText('This Safe was sealed or used a moment ago.')).toBeVisible()
  await page.getByRole('button', { name: 'Let 10 minutes pass' }).click()
  await expect(main.getByText('it works.')).toBeVisible()
})
