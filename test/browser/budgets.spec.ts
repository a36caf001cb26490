import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { announceMany, numberedNames } from './announceMany.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, expectAccessible, setOwnRpc, test } from './fixtures.ts'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })

// React alone is three files: the document, the bundler's runtime and React.
test('[W6] home is five files from its own host: four until connect works, and one that nothing waits for', async ({
  page,
  site,
  quiet,
}) => {
  const files: string[] = []
  const icons: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const file = pathname.replace(/^.*\/|-[0-9a-f]{8}(?=\.)/g, '')
    // the favicon, which a headless shell doesn't request
    const seen = file === 'icon.svg' ? icons : files
    seen.push(file)
  })
  await page.goto(site.url)
  await expect(page.locator('[data-connect]:not([commandfor])')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...files].sort()).toEqual(['', 'home.js', 'newsreader-display.woff2', 'rolldown-runtime.js', 'shell.js'])
  expect(icons.length).toBeLessThanOrEqual(1)
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[W6] everything that the first paint waits for is at most 14 kB, so that it arrives in one round trip', () => {
  expect(gzipSync(readFileSync('dist/index.html'), { level: 9 }).length).toBeLessThanOrEqual(14_000)
})

test('[S2.4] opening the dialog waits for no request, and 50 openings leak no memory', async ({ page, site }) => {
  await page.goto(site.url)
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  const measure = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return { nodes, listeners: jsEventListeners, heap: usedSize }
  }
  /** Inside the page, so that the debugger isn't counted. */
  const openAndClose = (times: number) =>
    page.evaluate(async (times) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let round = 0; round < times; round++) {
        document.querySelector<HTMLElement>('header [data-connect]')?.click()
        await frame()
        const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
        if (!dialog) throw new Error('The dialog is not open in the frame after the click.')
        dialog.close()
        await frame()
        await frame()
      }
    }, times)

  await page.context().setOffline(true) // everything it needs has loaded already
  await openAndClose(1)
  await page.context().setOffline(false)
  await openAndClose(10)
  const before = await measure()
  await openAndClose(50)
  const after = await measure()
  expect(after.nodes).toBe(before.nodes)
  expect(after.listeners).toBe(before.listeners)
  expect(after.heap).toBeLessThan(before.heap * 1.05)
})

test('[S7.2] the wallet is called in the same task as the click', async ({ page, site }) => {
  await page.addInitScript(() => {
    const log: string[] = []
    Object.assign(window, { log })
    const provider = {
      request: ({ method }: { method: string }) => {
        log.push(method)
        return new Promise(() => {})
      },
    }
    const info = { uuid: '6f1c7e0a-0000-4000-8000-000000000009', name: 'Prompt', rdns: 'wallet.prompt', icon: '' }
    window.addEventListener('eip6963:requestProvider', () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } })),
    )
  })
  await page.goto(site.url)
  await opener(page).click()
  const row = page.getByRole('dialog').getByRole('button', { name: 'Prompt' })
  await row.waitFor()
  const asked = await row.evaluate((element) => {
    const { log } = window as unknown as { log: string[] }
    ;(element as HTMLElement).click()
    return [...log]
  })
  expect(asked).toEqual(['eth_requestAccounts'])
})

test('[S4.4] a reload sends a remembered wallet two requests, without a prompt, and no chain any; no frame says "Connect wallet"', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const wallet = await installWallet(context, {
    account: people.ada.account,
    chainId: 1,
    node: mainnet.anvil.provider,
  })
  await page.goto(site.url)
  await connect(page)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  wallet.requests.length = 0
  const chainRequests: string[] = []
  page.on('request', (request) => request.method() === 'POST' && chainRequests.push(request.url()))
  await page.addInitScript(() => {
    const frames = { all: 0, flashes: 0 }
    Object.assign(window, { framesSeen: frames })
    const look = () => {
      const button = document.querySelector<HTMLElement>('header [data-connect]')
      frames.all++
      // biome-ignore lint/performance/useDomNodeTextContent: without hidden text
      if (button?.innerText.includes('Connect') && getComputedStyle(button).visibility === 'visible') frames.flashes++
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible()
  const { all, flashes } = await page.evaluate(
    () => (window as unknown as { framesSeen: { all: number; flashes: number } }).framesSeen,
  )
  expect(all).toBeGreaterThan(0)
  expect(flashes).toBe(0)
  await page.waitForLoadState('networkidle')
  expect(wallet.requests.sort()).toEqual(['eth_accounts', 'eth_chainId'])
  expect(chainRequests).toEqual([])
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[S2.4] two hundred wallets are listed, searched and accessible', async ({ page, site }) => {
  await announceMany(page, numberedNames(200))
  await page.goto(site.url)
  await opener(page).click()
  const rows = page.getByRole('dialog').locator('[data-rows] button')
  await expect(rows).toHaveCount(208)
  await page.keyboard.press('/')
  await page.keyboard.type('wallet 199')
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)
})

/** Two hundred transactions of four accounts, fifty each, all sent just now. */
async function keepPending(page: Page): Promise<void> {
  const pending = Array.from({ length: 200 }, (_, index) => ({
    hash: `0x${(index + 1).toString(16).padStart(64, '0')}`,
    chainId: 1,
    account: `0x${String(1 + (index % 4)).repeat(40)}`,
    safe: people.ada.account.address,
    kind: 'execute',
    status: 'pending',
    confirmations: 0,
    sentAt: Date.now(),
  }))
  await page.evaluate((text) => localStorage.setItem('transactions', text), JSON.stringify({ v: 1, value: pending }))
}

type Call = { method: string; params: unknown[] }

/** Records the requests to a node, and how many are open at a time. */
async function hearNode(page: Page, url: string) {
  const heard = { asked: [] as Call[][], open: new Set<Request>(), most: 0 }
  await page.route(`${url}/**`, async (route) => {
    const body: Call | Call[] = route.request().postDataJSON()
    heard.asked.push([body].flat())
    heard.open.add(route.request())
    heard.most = Math.max(heard.most, heard.open.size)
    await route.continue()
  })
  const over = (request: Request) => heard.open.delete(request)
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  return heard
}

const roundsOf = ({ asked }: { asked: Call[][] }) => asked.filter(([first]) => first?.method !== 'eth_chainId')

type Heard = Awaited<ReturnType<typeof hearNode>>

/** Reloads the page until its first round. Its clock only advances here, however slow the machine is. */
async function reloadUntilFirstRound(page: Page, heard: Heard): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.reload()
  await expect(async () => {
    await page.clock.runFor(50)
    expect(roundsOf(heard)).toHaveLength(1)
  }).toPass({ intervals: [100] })
}

/** Advances the page's clock, second by second, waiting for its requests to be answered. */
async function pass(page: Page, heard: Heard, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1_000)
    await expect.poll(() => heard.open.size).toBe(0)
  }
}

test('[S4.7] two hundred pending transactions cost three requests in ten seconds after a reload, one at a time', async ({
  page,
  site,
  mainnet,
}) => {
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await keepPending(page)
  const heard = await hearNode(page, mainnet.anvil.url)
  await reloadUntilFirstRound(page, heard)
  await pass(page, heard, 10)
  expect(heard.asked).toHaveLength(3)
  expect(heard.asked[0]?.map(({ method }) => method)).toEqual(['eth_chainId'])
  expect(heard.most).toBe(1)
  // each is polled in turn
  await pass(page, heard, 300)
  const receipts = roundsOf(heard)
    .flat()
    .filter(({ method }) => method === 'eth_getTransactionReceipt')
  expect(new Set(receipts.map(({ params: [hash] }) => hash)).size).toBe(200)
  expect(heard.most).toBe(1)
})

test('[S4.7] a hidden page sends no request to a chain; shown again it does at once', async ({
  page,
  site,
  mainnet,
}) => {
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await keepPending(page)
  const heard = await hearNode(page, mainnet.anvil.url)
  await reloadUntilFirstRound(page, heard)
  await show('hidden')
  await expect.poll(() => heard.open.size).toBe(0)
  const before = heard.asked.length
  await pass(page, heard, 120)
  expect(heard.asked).toHaveLength(before)
  await show('visible')
  await page.clock.runFor(10)
  await expect.poll(() => heard.asked.length).toBe(before + 1)
})

test('[S7.5] each wallet icon is a file of its own, of at most 1.5 kB, named by its content, and not part of a script', () => {
  const named = readdirSync('dist/assets').filter((name) => /^wallets-[0-9a-f]{8}$/.test(name))
  expect(named).toHaveLength(1)
  const folder = `dist/assets/${named[0]}`
  const weights = readdirSync(folder).map((icon) => gzipSync(readFileSync(`${folder}/${icon}`)).length)
  expect(weights.length).toBeGreaterThan(4)
  expect(Math.max(...weights)).toBeLessThanOrEqual(1_500)
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(14_000)
})
