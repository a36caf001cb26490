import type { Page } from '@playwright/test'
import { serveBuild } from '../../tools/serveBuild.ts'
import { expect, test } from './fixtures.ts'

const sheetOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Confirm' }) })

async function confirm(page: Page): Promise<void> {
  await expect(sheetOf(page)).toBeVisible()
  await sheetOf(page).getByRole('button', { name: 'Confirm' }).click()
}

test('[W5] from "Try the demo" to a wrapped Safe in six clicks, without a network', async ({
  context,
  page,
  quiet,
}) => {
  const site = await serveBuild('/ipfs/abc/')
  let clicks = 0
  const click = async (name: string | RegExp) => {
    clicks++
    await page.getByRole('button', { name }).click()
  }
  try {
    await page.goto(site.url)
    await click('Try the demo')
    await click('Choose the holder')
    await context.setOffline(true)
    await site.close()
    await click('Review')
    clicks++
    await page.getByRole('checkbox').check()
    await expect(page.getByText('it works.')).toBeVisible()
    await click('Wrap this Safe')
    await expect(sheetOf(page).getByText(/^wrap\(/)).toBeVisible()
    await click('Confirm')
    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    expect(clicks).toBe(6)
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  } finally {
    await context.setOffline(false)
  }
})

test('[W5] the whole journey on the demo chain survives a reload at each step, and a second tab', async ({
  context,
  page,
  site,
  quiet,
}) => {
  const { hosts } = quiet
  // the network serves only the page's files, and is cut off once they have loaded
  const cut = async (tab: Page) => {
    await expect(tab.getByRole('banner').getByRole('button', { name: /^Account 0x/ })).toBeVisible()
    const loaded = () =>
      tab.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => /\/(\w+)-[^/]+\.js$/.exec(name)?.[1]),
      )
    const parts = ['ReviewStep', 'SealStep', 'Done', 'SendForm', 'LockForm', 'UnwrapAct', 'Rights']
    for (const chunk of ['Wrap', 'Safe', 'MySafes', 'Settings', 'Demo', ...parts])
      await expect.poll(loaded).toContain(chunk)
    await context.setOffline(true)
  }
  const reload = async () => {
    await context.setOffline(false)
    await page.reload()
    await cut(page)
  }
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByText('Demo: nothing here is real.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'It can be wrapped.' })).toBeVisible()
  await reload()
  await page.getByRole('button', { name: 'Choose the holder' }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('checkbox').check()
  await expect(page.getByText('it works.')).toBeVisible()
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await sheetOf(page).getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('You declined in your wallet.')).toBeVisible()
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()

  await reload()
  await page.getByRole('button', { name: 'Seal it and create the NFT' }).click()
  await confirm(page)
  await expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()

  // a second tab sees the same chain, and continues while the first stays open
  await context.setOffline(false)
  const other = await context.newPage()
  await other.goto(page.url())
  await cut(other)
  await other.getByRole('link', { name: 'Open the Safe' }).click()
  await expect(other.getByText('10 ETH', { exact: true }).first()).toBeVisible()
  await other.getByLabel('Amount').fill('1')
  await other.getByLabel('To', { exact: true }).fill('0x0E9878efC4a1b4A6853B329DfC29472f81dce2CC')
  await other.getByRole('button', { name: 'Send 1 ETH' }).click()
  await confirm(other)
  await expect(other.getByText(/^Sent .+ to 0x/)).toBeVisible()
  await other.close()
  await page.bringToFront()

  await page.getByRole('link', { name: 'Open the Safe' }).click()
  await expect(page.getByText('9 ETH', { exact: true }).first()).toBeVisible()
  await reload()
  await expect(page.getByText('9 ETH', { exact: true }).first()).toBeVisible()

  // another visitor views it
  await page.getByLabel('You are').selectOption({ label: 'Cleo, a buyer' })
  await expect(page.getByText('You are only viewing it.')).toBeVisible()
  await page.getByLabel('You are').selectOption({ label: 'Ada, an owner' })
  await page.getByRole('button', { name: 'Unwrap', exact: true }).click()
  await page.getByRole('checkbox').check()
  await expect(page.getByText('it works.')).toBeVisible()
  await page.getByRole('button', { name: 'Unwrap and destroy the NFT' }).click()
  await confirm(page)
  await expect(page.getByText('Not wrapped')).toBeVisible()
  await reload()
  await expect(page.getByText('Not wrapped')).toBeVisible()

  await page.getByRole('button', { name: 'Let 10 minutes pass' }).click()
  await expect(page.getByText('Ten minutes have passed.')).toBeVisible()
  const sent = () => page.evaluate(() => JSON.parse(localStorage.getItem('transactions') ?? '{}').value?.length)
  expect(await sent()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText('10 ETH', { exact: true }).first()).toBeVisible()
  // they were on the erased chain
  expect(await sent()).toBe(0)

  expect([...hosts]).toEqual(['127.0.0.1'])

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Leave the demo' }).click()
  await expect(page.getByText('Demo: nothing here is real.')).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('[W5] a worker that does not start is reported, and a reload or leaving the demo recovers', async ({ page }) => {
  let isBroken = true
  const fault = (path: string) => (isBroken && path.includes('/worker-') ? 'missing' : undefined)
  const site = await serveBuild('/', { fault })
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByText("The demo's chain couldn't be started in this browser.")).toBeVisible()
  await page.waitForURL(/#\/wrap\//) // content that is still loading would move the button
  isBroken = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'It can be wrapped.' })).toBeVisible()
  await site.close()
})
