import { DEMO_CHAIN_ID } from '../../src/chains.ts'
import { buildWorld } from '../../src/demo/world.ts'
import { startAnvil } from '../../tools/anvil.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('[W5] lets a newcomer wrap a sample Safe with the demo wallet', async ({ page, site, quiet }) => {
  const anvil = await startAnvil({ chainId: DEMO_CHAIN_ID })
  try {
    await buildWorld(anvil.provider)
    const sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Confirm' }) })
    const confirm = async () => {
      await expect(sheet).toBeVisible()
      await sheet.getByRole('button', { name: 'Confirm' }).click()
    }
    await page.goto(`${site.url}#/demo?rpc=${encodeURIComponent(anvil.url)}`)
    await page.getByRole('button', { name: 'Start the demo' }).click()
    await expect(page.getByText('Demo: nothing here is real.')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Demo Wallet/ })
      .click()
    await expectAccessible(page)
    await confirm()
    await expect(page.getByText('Wrap the first one')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /A clean one/ }).click()
    await page.getByRole('button', { name: 'Choose the holder' }).click()
    await page.getByRole('button', { name: 'Review' }).click()
    await page.getByRole('checkbox').check()
    await expect(page.getByText('It works.')).toBeVisible()
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()

    await expect(sheet.getByText(/^wrap\(/)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText('You said no in your wallet.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('It works.')).toBeVisible()
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await confirm()

    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Seal it and create the NFT' }).click()
    await confirm()
    await expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])

    await page.getByRole('button', { name: 'Leave the demo' }).click()
    await expect(page.getByText('Demo: nothing here is real.')).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  } finally {
    await anvil.stop()
  }
})

test('[W5] refuses a demo link that names another computer', async ({ page, site }) => {
  await page.goto(`${site.url}#/demo?rpc=${encodeURIComponent('http://example.org:8545')}`)
  await expect(page.getByText('The demo only talks to your own computer. This link names another.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the demo' })).toBeHidden()
})
