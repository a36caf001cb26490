import { type Browser, chromium, type Page } from '@playwright/test'
import { buildSite } from './buildSite.ts'
import { findBrowser } from './findBrowser.ts'
import { serveBuild } from './serveBuild.ts'
import { median, RUNS } from './stopwatch.ts'

/** What one visit showed, in milliseconds. */
type Visit = {
  /** The first paint, and the time until the connect button opens its dialog. */
  painted: number
  /** The largest contentful paint. */
  largest: number
  usable: number
  /** Total blocking time: the part over 50 ms of each long task, until the page is idle. */
  blocked: number
  /** Script time on the main thread until then. */
  script: number
  /** From the click to the dialog on the screen, the first time and the second. */
  opened: number
  openedAgain: number
  /** From the wallet's answer to the account on the screen. */
  shown: number
  /** The slowest response to a key or a click. */
  slowest: number
  /** After a reload, until the account is on the screen. */
  shownAgain: number
}

type Marks = { largest: number; usable: number; answered: number; shown: number; blocked: number; slowest: number }
type BenchWindow = Window & { marks: Marks }

const SLOW = {
  processor: 4,
  network: { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
}

/** Runs in the page before its own scripts: a wallet, and the performance observers. */
function observe(): void {
  const marks: Marks = { largest: 0, usable: 0, answered: 0, shown: 0, blocked: 0, slowest: 0 }
  ;(window as unknown as BenchWindow).marks = marks
  const account = '0x57f9130b4B36e5e57964f757f88Dc83f206209cF'
  const provider = {
    async request({ method }: { method: string }) {
      if (method === 'eth_chainId') return '0x1'
      marks.answered = performance.now()
      return [account]
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  const info = {
    uuid: '6f1c7e0a-0000-4000-8000-00000000beef',
    name: 'Bench Wallet',
    rdns: 'bench.wallet',
    icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3C/svg%3E",
  }
  const tell = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', tell)

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    // without an interaction id it is no press: the pointer just rests where the page appears
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) marks.slowest = Math.max(marks.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)

  const look = () => {
    const header = document.querySelector('header')
    const button = header?.querySelector<HTMLElement>('[data-connect]')
    // a remembered account is rendered by the style sheet
    const written = button && getComputedStyle(button, '::before').content
    if (!marks.shown && `${header?.textContent}${written}`.includes('0x57f9')) marks.shown = performance.now()
    // nobody presses what isn't painted yet
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (!marks.usable && isPainted && button && !marks.shown) {
      button.click()
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
      if (dialog) {
        marks.usable = performance.now()
        dialog.close()
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const marksOf = (page: Page): Promise<Marks> => page.evaluate(() => (window as unknown as BenchWindow).marks)

/** Presses the button as a person does, and waits until the dialog has been painted. @returns milliseconds */
async function open(page: Page): Promise<number> {
  await page.evaluate(() => {
    const button = document.querySelector('header [data-connect]')
    button?.addEventListener('click', () => performance.mark('pressed'), { once: true, capture: true })
    const look = () =>
      requestAnimationFrame(() => {
        if (document.querySelector('dialog[open]')) setTimeout(() => performance.mark('open'))
        else look()
      })
    look()
  })
  await page.locator('header [data-connect]').click()
  await page.waitForFunction(() => performance.getEntriesByName('open').length > 0)
  return page.evaluate(() => {
    const [pressed] = performance.getEntriesByName('pressed')
    const [open] = performance.getEntriesByName('open')
    performance.clearMarks()
    return (open?.startTime ?? Number.NaN) - (pressed?.startTime ?? 0)
  })
}

async function visit(browser: Browser, url: string, isSlow: boolean): Promise<Visit> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const debug = await context.newCDPSession(page)
  await debug.send('Performance.enable')
  if (isSlow) {
    await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor })
    await debug.send('Network.enable')
    await debug.send('Network.emulateNetworkConditions', SLOW.network)
  }
  await page.addInitScript('globalThis.__name = (named) => named') // called by what tsx compiles
  await page.addInitScript(observe)
  try {
    await page.goto(url)
    await page.waitForFunction(() => (window as unknown as BenchWindow).marks.usable > 0)
    await page.waitForLoadState('networkidle')
    const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
    const { largest, usable, blocked } = await marksOf(page)
    const { metrics } = await debug.send('Performance.getMetrics')
    const script = 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)

    const opened = await open(page)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
    const openedAgain = await open(page)
    await page.locator('dialog[open]').getByRole('button', { name: 'Bench Wallet' }).click()
    await page.waitForFunction(() => (window as unknown as BenchWindow).marks.shown > 0)
    const { shown, answered, slowest } = await marksOf(page)

    await page.reload()
    await page.waitForFunction(() => (window as unknown as BenchWindow).marks.shown > 0)
    const { shown: shownAgain } = await marksOf(page)
    return {
      painted,
      largest,
      usable,
      blocked,
      script,
      opened,
      openedAgain,
      shown: shown - answered,
      slowest,
      shownAgain,
    }
  } finally {
    await context.close()
  }
}

type Line = [name: string, key: keyof Visit, aim: string]

const LINES: Record<'fast' | 'slow', readonly Line[]> = {
  fast: [
    ['first paint', 'painted', 'at most 0.55 of React alone'],
    ['connect usable', 'usable', 'at most 0.55 of React alone'],
    ['largest paint', 'largest', 'at most 0.55 of React alone'],
    ['dialog, first', 'opened', 'at most 50 ms'],
    ['dialog, again', 'openedAgain', 'at most 30 ms'],
    ['answer to account shown', 'shown', 'at most twice the reference'],
    ['reload to account shown', 'shownAgain', "at most 1.1 of React alone's first paint"],
    ['blocked while loading', 'blocked', 'at most 20 ms more than React alone'],
    ['scripts while loading', 'script', 'at most 140 ms'],
    ['slowest answer to a press', 'slowest', 'at most 100 ms'],
  ],
  slow: [
    ['first paint', 'painted', 'at most 0.55 of React alone'],
    ['connect usable', 'usable', 'at most 0.55 of React alone'],
    ['largest paint', 'largest', 'at most 0.55 of React alone'],
    ['dialog, first', 'opened', 'at most 150 ms'],
    ['dialog, again', 'openedAgain', 'at most 80 ms'],
    ['answer to account shown', 'shown', 'at most twice the reference'],
    ['reload to account shown', 'shownAgain', "at most 1.1 of React alone's first paint"],
    ['blocked while loading', 'blocked', 'at most 150 ms more than React alone'],
    ['slowest answer to a press', 'slowest', 'at most 200 ms'],
  ],
}

/**
 * Prints medians of what the page takes beside a minimal page in React, and beside a minimal prerendered page with a
 * connect dialog, visited in turns, so that a busy machine slows all of them. The page has to be built.
 */
export async function benchPage(runs = RUNS): Promise<void> {
  const sites = {
    ours: await serveBuild(),
    alone: await serveBuild('/', { folder: await buildSite({ testPage: 'reactAlonePage' }) }),
    reference: await serveBuild('/', { folder: await buildSite({ testPage: 'referencePage' }) }),
  }
  const names = ['alone', 'reference', 'ours'] as const
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    for (const speed of ['fast', 'slow'] as const) {
      const visits: Record<(typeof names)[number], Visit[]> = { alone: [], reference: [], ours: [] }
      for (let run = 0; run < runs; run++)
        for (const name of names) visits[name].push(await visit(browser, sites[name].url, speed === 'slow'))
      console.log(`\n${speed === 'slow' ? 'On a slow phone (4 times slower, slow 4G)' : 'On this machine'}, in ms`)
      console.log(`${''.padEnd(26)} React alone   reference        page`)
      for (const [line, key, aim] of LINES[speed]) {
        const figures = names.map((name) =>
          median(visits[name].map((seen) => seen[key]))
            .toFixed(0)
            .padStart(11),
        )
        console.log(`${line.padEnd(26)} ${figures.join(' ')}   (aim: ${aim})`)
      }
    }
  } finally {
    await browser.close()
    await Promise.all(Object.values(sites).map((site) => site.close()))
  }
}
