import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { buildSite } from '../../tools/buildSite.ts'
import { serveBuild } from '../../tools/serveBuild.ts'
import { announceEighty } from './announceMany.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, setOwnRpc, test } from './fixtures.ts'
import { layoutFaults } from './layoutFaults.ts'

// Content that is much longer, or much more, than the design assumes.

test.use({ viewport: { width: 320, height: 640 } })

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })

test('[S2.4] eighty wallets fit, one with a name of ten kilobytes and one with reversed text', async ({
  page,
  site,
  quiet,
}) => {
  await announceEighty(page)
  await page.goto(site.url)
  await opener(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-rows] button')).toHaveCount(88)
  // as it opens, before anything is scrolled to
  expect(await layoutFaults(page)).toEqual([])
  const row = dialog.getByRole('button', { name: /^Averylongname/ })
  await row.scrollIntoViewIfNeeded()
  expect((await row.textContent())?.length).toBeLessThan(80)
  expect((await row.boundingBox())?.height).toBeLessThan(80)
  await expect(dialog.getByRole('button', { name: 'ksaMateM <b>bold</b>' })).toBeVisible()

  await row.click()
  await expect(dialog.getByRole('heading', { name: /^Opening Averylongname/ })).toBeVisible()
  expect(await layoutFaults(page)).toEqual([])
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

for (const language of ['en', 'de', 'ar'])
  test(`[W6] the acts of a Safe are in one row (${language}), and each can be reached`, async ({ page, site }) => {
    await page.addInitScript((tag) => {
      localStorage.setItem('language', tag)
      localStorage.setItem('demo', JSON.stringify({ v: 1, value: { person: 'ada' } }))
    }, language)
    await page.goto(`${site.url}#/demo:${samples.wrapped.address}`)
    const tabs = page.getByRole('main').locator('button[aria-pressed]')
    await expect(tabs).toHaveCount(8)
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await tabs.last().click()
    await expect(tabs.last()).toHaveAttribute('aria-pressed', 'true')
    await expect(tabs.last()).toBeInViewport({ ratio: 0.95 })
    expect(await layoutFaults(page)).toEqual([])
  })

test('[S2.6] sixty networks are a scrolling list, and each is reached by its first letters', async ({
  context,
  page,
  mainnet,
}) => {
  const site = await serveBuild('/', { folder: await buildSite({ config: 'test/browser/manyChains.vite.ts' }) })
  try {
    const wallet = await installWallet(context, {
      account: people.ada.account,
      chainId: 1,
      node: mainnet.anvil.provider,
    })
    await keepConnection(page, site.url, wallet)
    await setOwnRpc(page, site.url, mainnet.anvil.url)
    await page.getByRole('banner').getByRole('button', { name: 'Ethereum' }).click()
    const dialog = page.getByRole('dialog', { name: 'Networks' })
    await expect(dialog.locator('[data-rows] button')).toHaveCount(60)
    expect(await layoutFaults(page)).toEqual([])
    await page.keyboard.press('End')
    await expect(dialog.locator('[data-rows] button').last()).toBeFocused()
    // sent without waiting, so that all letters belong to one type-ahead; its space must not activate anything
    await Promise.all([...'a network'].map((key) => page.keyboard.press(key)))
    const long = dialog.getByRole('button', { name: /^A network whose name/ })
    await expect(long).toBeFocused()
    await expect(long).toBeInViewport()
    await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeAttached()
    await page.keyboard.press('Escape')
    expect(await layoutFaults(page)).toEqual([])
  } finally {
    await site.close()
  }
})

test('[S2.3] in forced colours the selection and the focus stay visible', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more', reducedMotion: 'reduce' })
  await page.goto(site.url)
  await opener(page).click()
  const dialog = page.getByRole('dialog')
  const row = dialog.getByRole('button', { name: 'Brave Wallet' })
  await row.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const outline = () => row.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(await outline()).not.toBe('none')
  expect(await dialog.evaluate((element) => getComputedStyle(element).borderTopStyle)).not.toBe('none')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expectAccessible(page)
})

const openAct = (name: string) => async (page: Page, url: string) => {
  await page.goto(`${url}#/demo:${samples.wrapped.address}`)
  await page.getByRole('button', { name, exact: true }).click()
}

const trials = {
  'a wrap': async (page: Page, url: string) => {
    await page.goto(`${url}#/wrap/demo:${samples.solo.address}`)
    await page.getByRole('button', { name: 'Choose the holder' }).click()
    await page.getByRole('button', { name: 'Review' }).click()
  },
  'a lock': openAct('Lock'),
  'what signs': openAct('Signing'),
  'an unwrap': openAct('Unwrap'),
}

for (const [name, open] of Object.entries(trials))
  for (const width of [390, 1280])
    test(`[W1] the simulation’s result for ${name} has space reserved: the box below does not move (${width} px)`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        localStorage.setItem('demo', JSON.stringify({ v: 1, value: { person: 'ada' } }))
        const tops = new Set<number>()
        const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
        const look = () => {
          const box = document.querySelector('main input[type=checkbox]')
          if (box) tops.add(Math.round(topOf(box) - topOf(box.closest('form, main'))))
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
        Object.assign(window, { tops })
      })
      await open(page, site.url)
      await expect(page.getByText('it works.')).toBeVisible()
      expect(await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])).toHaveLength(1)
    })
