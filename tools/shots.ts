import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { people } from '../src/demo/people.ts'
import { samples } from '../src/demo/samples.ts'
import { installWallet } from '../test/browser/browserWallet.ts'
import { setOwnRpc } from '../test/browser/fixtures.ts'
import { startWorld, type TestWorld } from '../test/demo/startWorld.ts'
import { findBrowser } from './findBrowser.ts'
import { serveBuild } from './serve.ts'
import { buildAndMeasure } from './size.ts'

/** Writes a picture of each page and state into `shots/`, light and dark, phone and wide. `npm run shots -- home` writes some. */

const folder = fileURLToPath(new URL('../shots', import.meta.url))
const only = process.argv.slice(2)

const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const
const themes = ['light', 'dark'] as const

const { solo, moduled, trio, wrapped } = samples
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const reaches = (page: Page, text: string) => page.getByText(text).first().waitFor()

type Shot = {
  name: string
  path: string
  isConnected?: boolean
  isDialog?: boolean
  act?: (page: Page) => Promise<void>
}

const toReview = async (page: Page) => {
  await button(page, 'Choose the holder').click()
  await button(page, 'Review').click()
  await reaches(page, 'It works.')
}

const shots: Shot[] = [
  { name: 'home', path: '' },
  { name: 'not-found', path: 'nowhere' },
  { name: 'settings', path: 'settings' },
  { name: 'about', path: 'about' },
  { name: 'connect', isDialog: true, path: '', act: (page) => button(page, 'Connect wallet').click() },
  {
    name: 'connect-absent',
    isDialog: true,
    path: '',
    act: async (page) => {
      await button(page, 'Connect wallet').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Rainbow' }).click()
    },
  },
  {
    name: 'connect-declined',
    isDialog: true,
    path: '',
    act: async (page) => {
      await button(page, 'Connect wallet').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
      await reaches(page, 'Request declined')
    },
  },
  {
    name: 'wrong-input',
    path: '',
    act: async (page) => {
      await page.getByLabel('Look up any Safe').fill('0x8ba1f109551bD432803012645Ac136ddd64DBA7')
      await button(page, 'Look up').click()
    },
  },
  { name: 'wrap', path: 'wrap' },
  {
    name: 'wrap-check',
    path: `wrap/eth:${moduled.address}`,
    isConnected: true,
    act: (page) => reaches(page, 'It can be wrapped.'),
  },
  {
    name: 'wrap-blocked',
    path: `wrap/eth:${trio.address}`,
    isConnected: true,
    act: (page) => reaches(page, "It can't be wrapped."),
  },
  {
    name: 'wrap-holder',
    path: `wrap/eth:${solo.address}`,
    isConnected: true,
    act: (page) => button(page, 'Choose the holder').click(),
  },
  { name: 'wrap-review', path: `wrap/eth:${solo.address}`, isConnected: true, act: toReview },
  {
    name: 'wrap-done',
    path: `wrap/eth:${wrapped.address}`,
    isConnected: true,
    act: (page) => reaches(page, 'one NFT now'),
  },
  { name: 'wallet', path: `eth:${wrapped.address}`, isConnected: true, act: (page) => reaches(page, 'Sealed: only') },
  {
    name: 'wallet-unwrap',
    path: `eth:${wrapped.address}`,
    isConnected: true,
    act: async (page) => {
      await button(page, 'Unwrap').click()
      await reaches(page, 'It works.')
    },
  },
  { name: 'wallet-outside', path: `eth:${solo.address}`, act: (page) => reaches(page, 'Who controls it') },
  { name: 'wallets', path: 'wallets', isConnected: true, act: (page) => reaches(page, 'Read from the contract') },
  { name: 'wallets-nobody', path: 'wallets' },
  { name: 'demo-off', path: 'demo' },
  {
    name: 'demo-check',
    path: '',
    act: async (page) => {
      await button(page, 'Try the demo').click()
      await reaches(page, 'It can be wrapped.')
    },
  },
  { name: 'demo-samples', path: 'demo', act: (page) => reaches(page, 'The demo is on.') },
  {
    name: 'demo-sheet',
    path: `wrap/demo:${solo.address}`,
    isDialog: true,
    act: async (page) => {
      await toReview(page)
      await page.getByRole('checkbox').check()
      await button(page, 'Wrap this Safe').click()
      await button(page, 'Confirm').waitFor()
    },
  },
  {
    name: 'account',
    isDialog: true,
    path: '',
    isConnected: true,
    act: (page) => page.getByRole('button', { name: /^Account/ }).click(),
  },
  {
    name: 'network',
    isDialog: true,
    path: '',
    isConnected: true,
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Ethereum' }).click(),
  },
]

async function connectQuietly(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}#/`)
  await button(page, 'Connect wallet').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await page.getByRole('button', { name: /^Account/ }).waitFor()
}

async function take(context: BrowserContext, siteUrl: string, shot: Shot, file: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${siteUrl}#/${shot.path}`)
  await page.getByRole('main').waitFor()
  if (shot.isConnected) await page.getByRole('button', { name: /^Account/ }).waitFor()
  await shot.act?.(page)
  await page.waitForTimeout(400) // the sheet's entrance
  await page.screenshot({ path: join(folder, file), fullPage: !shot.isDialog })
  await page.close()
}

async function takeAll(browser: Browser, siteUrl: string, { anvil }: TestWorld): Promise<void> {
  const wanted = shots.filter(({ name }) => only.length === 0 || only.some((word) => name.startsWith(word)))
  for (const [size, viewport] of Object.entries(sizes))
    for (const colorScheme of themes) {
      const contexts: BrowserContext[] = []
      const open = async (isConnected: boolean) => {
        const context = await browser.newContext({ viewport, colorScheme, hasTouch: size === 'phone' })
        contexts.push(context)
        const wallet = await installWallet(context, { account: people.ada.account, chainId: 1, node: anvil.provider })
        const page = await context.newPage()
        await setOwnRpc(page, siteUrl, anvil.url)
        if (isConnected) await connectQuietly(page, siteUrl)
        else wallet.mood = 'reject'
        await page.close()
        return context
      }
      const [stranger, holder] = await Promise.all([open(false), open(true)])
      for (const shot of wanted)
        await take(
          shot.isConnected ? holder : stranger,
          siteUrl,
          shot,
          `${shot.name}-${colorScheme}-${size}.png`,
        ).catch((error: unknown) => console.error(`${shot.name}: ${String(error).split('\n')[0]}`))
      for (const context of contexts) await context.close()
    }
  console.log(`${wanted.length * 4} pictures are in shots/.`)
}

if (only.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await buildAndMeasure()
const executablePath = await findBrowser()
const [world, site] = await Promise.all([startWorld(1), serveBuild()])
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
await takeAll(browser, site.url, world)
await browser.close()
await site.close()
await world.anvil.stop()
