import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { samples } from '../src/demo/samples.ts'
import { DEMO_PREFIX } from '../src/lib/chains.ts'
import { safePath } from '../src/lib/routes.ts'
import { buildSite } from './buildSite.ts'
import { findBrowser } from './findBrowser.ts'
import { serveBuild } from './serveBuild.ts'
import { medianOf, print } from './stopwatch.ts'

type ProofPage = Window & { verify(): Promise<number> }

const slow = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })

/** How long one proof takes to verify, once the node has answered. */
async function benchProof(browser: Browser): Promise<void> {
  const site = await serveBuild('/', { folder: await buildSite({ testPage: 'proofPage' }) })
  try {
    const page = await browser.newPage()
    await page.goto(site.url)
    await page.waitForFunction(() => 'verify' in window)
    const verify = () => page.evaluate(() => (window as unknown as ProofPage).verify())
    await verify()
    print('Chromium: a Safe’s proof verified', await medianOf(verify), 'below 0.02')
    await slow(await page.context().newCDPSession(page), 4)
    print('Chromium, CPU 4×: a Safe’s proof verified', await medianOf(verify), 'below 0.1')
  } finally {
    await site.close()
  }
}

/** From navigating to a wrapped sample's page, its code already loaded, to the verdict in the document. */
async function timeToVerdict(page: Page, path: string): Promise<number> {
  const started = await page.evaluate((path) => {
    location.hash = path
    return performance.now()
  }, path)
  const isOver = (): number | false => {
    const verdict = document.querySelector('[data-verdict]')?.getAttribute('data-verdict') ?? 'running'
    return location.hash.includes(':') && !['running', 'unfinished'].includes(verdict) && performance.now()
  }
  return Number(await (await page.waitForFunction(isOver, undefined, { polling: 'raf' })).jsonValue()) - started
}

async function benchVerdict(browser: Browser): Promise<void> {
  const site = await serveBuild()
  try {
    const once = async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(site.url)
      await page.getByRole('button', { name: 'See an example' }).click()
      await page.getByText('Clean, not locked').waitFor()
      const time = await timeToVerdict(page, safePath({ prefix: DEMO_PREFIX, address: samples.approved.address }))
      await context.close()
      return time
    }
    print('Chromium: the verdict of a wrapped Safe on the demo', await medianOf(once), 'below 0.3')
  } finally {
    await site.close()
  }
}

/** Prints how long it takes to verify a proof, and to judge a Safe. */
export async function benchReport(): Promise<void> {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    await benchProof(browser)
    await benchVerdict(browser)
  } finally {
    await browser.close()
  }
}
