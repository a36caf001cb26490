import type { Browser, CDPSession, Page } from '@playwright/test'
import { announceMany, numberedNames } from './announceMany.ts'
import { expect, test } from './fixtures.ts'

// what Playwright draws for its report is drawn in the page
test.use({ trace: 'off' })

type Opened = { page: Page; devtools: CDPSession; times: { cold: number[]; warm: number[] } }

/** A page with so many further wallets, whose main thread's own time is counted: what else runs here changes nothing. */
async function openWith(browser: Browser, url: string, count: number): Promise<Opened> {
  const page = await (await browser.newContext()).newPage()
  await announceMany(page, numberedNames(count))
  await page.goto(url)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, devtools, times: { cold: [], warm: [] } }
}

async function spent(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** By the debugger alone, which leaves nothing in the page. */
async function run(devtools: CDPSession, act: () => Promise<void>): Promise<void> {
  const told = await devtools.send('Runtime.evaluate', { expression: `(${act})()`, awaitPromise: true })
  expect(told.exceptionDetails).toBeUndefined()
}

/** @returns seconds of the main thread from the press until the dialog has been drawn */
async function timeOpening(devtools: CDPSession): Promise<number> {
  const before = await spent(devtools)
  await run(devtools, async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    document.querySelector<HTMLElement>('header [data-connect]')?.click()
    await frame()
    await frame()
    if (!document.querySelector('dialog[open]')) throw new Error('The dialog is not open.')
  })
  const time = (await spent(devtools)) - before
  await run(devtools, async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    await frame()
    await frame()
  })
  return time
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

test('[S2.4] two hundred wallets cost at most two and a half times what one does, the first time and later', async ({
  browser,
  site,
}) => {
  const one = await openWith(browser, site.url, 1)
  const many = await openWith(browser, site.url, 200)
  for (let round = 0; round < 7; round++)
    for (const { page, devtools, times } of [one, many]) {
      await page.reload()
      await page.waitForLoadState('networkidle')
      times.cold.push(await timeOpening(devtools))
      times.warm.push(await timeOpening(devtools))
    }
  for (const kind of ['cold', 'warm'] as const) {
    const ratio = median(many.times[kind]) / median(one.times[kind])
    test.info().annotations.push({ type: kind, description: ratio.toFixed(2) })
    expect(ratio).toBeLessThanOrEqual(2.5)
  }
})
