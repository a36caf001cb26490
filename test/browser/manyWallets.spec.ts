import type { Browser, Page } from '@playwright/test'
import { announceMany, numberedNames } from './announceMany.ts'
import { expect, test } from './fixtures.ts'

/** The cost of opening the dialog, counted in work instead of time, which depends on the machine. */
type Work = { rows: number; drawn: number; mutations: number }

async function openWith(browser: Browser, url: string, count: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await announceMany(page, numberedNames(count))
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  return page
}

/** Opens the dialog, counts once it has been drawn, and closes it. */
async function open(page: Page): Promise<Work> {
  await page.bringToFront() // behind another one it gets few frames
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const until = async (holds: () => unknown) => {
      while (!holds()) await frame()
      await frame()
      await frame()
    }
    let mutations = 0
    const observer = new MutationObserver((records) => {
      mutations += records.length
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const rowsOf = () => [...document.querySelectorAll('dialog[open] li button')]
    document.querySelector<HTMLElement>('header [data-connect]')?.click()
    await until(() => rowsOf().length > 0)
    const rows = rowsOf()
    const drawn = rows.filter((row) => row.checkVisibility({ contentVisibilityAuto: true }))
    mutations += observer.takeRecords().length
    observer.disconnect()
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    await until(() => !document.querySelector('dialog[open]'))
    return { rows: rows.length, drawn: drawn.length, mutations }
  })
}

test('[S2.4] of two hundred wallets only the rows near the viewport are rendered, and none is rendered again when the dialog reopens', async ({
  browser,
  site,
}) => {
  const [one, many] = [await openWith(browser, site.url, 1), await openWith(browser, site.url, 200)]
  const first = { one: await open(one), many: await open(many) }
  expect(first.many.rows - first.one.rows).toBe(199)
  const again = { one: await open(one), many: await open(many) }
  for (const { many } of [first, again]) expect(many.drawn).toBeLessThan(60)
  expect(again.many.mutations).toBeLessThanOrEqual(again.one.mutations)
})
