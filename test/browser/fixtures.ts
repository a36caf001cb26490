import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { parseEther, toHex } from 'viem'
import { people } from '../../src/demo/people.ts'
import type { LastConnection } from '../../src/state/connection/connectionMachine.ts'
import type { Settings } from '../../src/state/settings/settings.ts'
import { type Served, serveBuild } from '../../tools/serveBuild.ts'
import { startWorld, type TestWorld } from '../demo/startWorld.ts'
import { colourFaults, structureFaults } from './axe.ts'
import { type BrowserWallet, WALLET_ID } from './browserWallet.ts'
import { keep } from './keep.ts'

export { expect }

/** How often a request that a test forwards is retried: a server may close a connection just as it is reused. */
export const RESETS = 3

type WorkerFixtures = { mainnet: TestWorld; site: Served; refused: string[] }
type TestFixtures = { quiet: Quiet; policy: undefined }

/** What the page contacted, and what it threw. */
type Quiet = { hosts: Set<string>; errors: string[] }

/** Records what the policy of any page in the context blocks: a script, a style, an image, text used as HTML. */
export async function hearRefusals(context: BrowserContext, refused: string[]): Promise<void> {
  await context.exposeFunction('reportViolation', (text: string) => void refused.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) => {
      const report = (window as unknown as { reportViolation(text: string): void }).reportViolation
      report(`${violatedDirective}: ${blockedURI} at ${documentURI}`)
    })
  })
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  /** A local chain that calls itself Ethereum, with the sample world on it. */
  mainnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const world = await startWorld(1)
      const { provider } = world.anvil
      // he makes the Safes of every test that a worker runs, and puts money in them
      const ben = people.ben.account.address
      await provider.request({ method: 'anvil_setBalance', params: [ben, toHex(parseEther('1000000'))] })
      // mines it, or no proof at the newest block holds
      await provider.request({ method: 'anvil_mine', params: [] })
      await use(world)
      await world.anvil.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const site = await serveBuild()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  /** What the policies of all pages block, in whichever context a test opens them. */
  refused: [
    async ({ browser }, use) => {
      const refused: string[] = []
      const { newContext } = browser
      browser.newContext = async (options) => {
        const context = await newContext.call(browser, options)
        await hearRefusals(context, refused)
        return context
      }
      await use(refused)
      browser.newContext = newContext
    },
    { scope: 'worker', auto: true },
  ],
  /** Fails every test in which a policy blocked anything. */
  policy: [
    async ({ refused }, use) => {
      refused.length = 0
      await use(undefined)
      expect(refused).toEqual([])
    },
    { auto: true },
  ],
  quiet: async ({ context }, use) => {
    const quiet: Quiet = { hosts: new Set(), errors: [] }
    const hear = (url: string) => quiet.hosts.add(new URL(url).hostname)
    context.on('request', (request) => hear(request.url()))
    // a socket is no request to Playwright
    context.on('page', (page) => page.on('websocket', (socket) => hear(socket.url())))
    context.on('weberror', (error) => quiet.errors.push(String(error.error())))
    await use(quiet)
    expect(quiet.errors).toEqual([])
  },
})

/** Declares tests in a window of a phone's size; the others run in a wide one. */
export function onAPhone(declare: () => void): void {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })
    declare()
  })
}

/** Declares tests twice, wide and on a phone: for what works differently there. */
export function inBothSizes(declare: () => void): void {
  test.describe('wide', () => declare())
  onAPhone(declare)
}

/** Looks for accessibility violations in what is shown, once the page has loaded. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  // a control half under the header counts with half its size
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect([...(await structureFaults(page)), ...(await colourFaults(page)).faults]).toEqual([])
}

/** Makes the page use our own node for Ethereum, as a user would: by the form, which stays open. */
export async function enterOwnRpc(page: Page, siteUrl: string, rpcUrl: string): Promise<void> {
  await page.goto(`${siteUrl}#/settings`)
  await page.getByRole('textbox', { name: 'Ethereum', exact: true }).fill(rpcUrl)
  await page.getByRole('button', { name: 'Save: Ethereum' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
}

/**
 * Makes the page use our own node for Ethereum, as if stored on an earlier visit. Nothing is opened.
 * Where nothing can be stored, use `enterOwnRpc`.
 */
export async function keepOwnRpc(page: Page, siteUrl: string, rpcUrl: string): Promise<void> {
  const kept: Settings = { rpc: { 1: rpcUrl }, showTestNetworks: false }
  await keep(page, siteUrl, 'settings', kept)
}

/** The same, and opens its settings. */
export async function setOwnRpc(page: Page, siteUrl: string, rpcUrl: string): Promise<void> {
  await keepOwnRpc(page, siteUrl, rpcUrl)
  await page.goto(`${siteUrl}#/settings`)
  await expect(page.getByRole('textbox', { name: 'Ethereum', exact: true })).toHaveValue(rpcUrl)
}

/**
 * Makes the test wallet one that was connected on an earlier visit: the page reconnects it by itself. Nothing is opened.
 * For tests of something else: `connect` does what a user does.
 */
export async function keepConnection(page: Page, siteUrl: string, wallet: BrowserWallet): Promise<void> {
  wallet.isShared = true
  const { account, chainId } = wallet
  const kept: LastConnection = { walletId: WALLET_ID, account: account.address, chainId, transport: 'injected' }
  await keep(page, siteUrl, 'connection', kept)
  await keep(page, siteUrl, 'recentWallets', [WALLET_ID])
}

/** Connects the test wallet through the dialog. */
export async function connect(page: Page, wallet = 'Test Wallet'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: wallet }).click()
}
