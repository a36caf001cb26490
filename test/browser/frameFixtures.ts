import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserType, Frame, Page } from '@playwright/test'
import { CHAINS } from '../../src/lib/chains.ts'
import type { SafeWallet } from '../host/installSafeWallet.ts'
import { test as base, expect, hearRefusals } from './fixtures.ts'

// Whether a page framed by another site has storage depends on the browser and its settings. Both cases are forced.

const ethereum = CHAINS.find(({ id }) => id === 1)
/** The page's default RPC for Ethereum. */
const RPC = ethereum?.defaultRpc ?? ''

export type FrameStorage = 'granted' | 'denied'

/**
 * A normal window of a browser that allows storage in third-party frames. A full Chromium denies it in private windows,
 * which Playwright's contexts are, and Debian's denies it everywhere by default.
 */
async function openGranting(browserType: BrowserType): Promise<[BrowserContext, close: () => Promise<void>]> {
  const folder = mkdtempSync(join(tmpdir(), 'wrapped-safe-profile-'))
  mkdirSync(join(folder, 'Default'))
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile: { cookie_controls_mode: 0 } }))
  const context = await browserType.launchPersistentContext(folder)
  const close = async () => {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return [context, close]
}

/** Runs in each frame: denies what a full Chromium would deny, in a browser that grants it. */
function deny(): void {
  if (window.parent === window) return
  try {
    void window.localStorage
  } catch {
    return // by the browser itself
  }
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, {
      get() {
        throw new DOMException(`Failed to read the '${area}' property from 'Window'.`, 'SecurityError')
      },
    })
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (name) {
    // an impossible version, so that the request fails as a denied one does: later, with an event
    const request = open.call(this, name, 2 ** 40)
    request.addEventListener('upgradeneeded', (event) => {
      event.stopImmediatePropagation()
      request.transaction?.abort()
    })
    return request
  }
  CacheStorage.prototype.open = () => Promise.reject(new DOMException('Denied.', 'SecurityError'))
  LockManager.prototype.request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
}

async function openDenying(browser: Browser): Promise<[BrowserContext, close: () => Promise<void>]> {
  const context = await browser.newContext()
  await context.addInitScript(deny)
  return [context, () => context.close()]
}

type Fixtures = { frameStorage: FrameStorage; node: undefined }

export const test = base.extend<Fixtures>({
  frameStorage: ['granted', { option: true }],
  context: async ({ browser, refused, frameStorage }, use) => {
    const isGranted = frameStorage === 'granted'
    const [context, close] = await (isGranted ? openGranting(browser.browserType()) : openDenying(browser))
    if (isGranted) await hearRefusals(context, refused)
    await use(context)
    await close()
  },
  /** Sends to our chain what the page asks of the default RPC: setting another one needs storage. */
  node: [
    async ({ context, mainnet }, use) => {
      // in the page itself: a route would pass every request of every frame through the test
      await context.addInitScript(
        ([rpc, url]) => {
          const { fetch } = window
          window.fetch = (input, init) => fetch(input === rpc ? url : input, init)
        },
        [RPC, mainnet.anvil.url] as const,
      )
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Whether the frame has storage, checked inside it, so that no test runs in the wrong case. */
export async function expectFrameStorage(page: Page, expected: FrameStorage): Promise<void> {
  const look = () =>
    page.frames()[1]?.evaluate(async () => {
      const hasDatabase = () =>
        new Promise<boolean>((resolve) => {
          const request = indexedDB.open('probe')
          request.onsuccess = () => resolve(true)
          request.onerror = () => resolve(false)
        })
      const has = (area: 'localStorage' | 'sessionStorage') => {
        try {
          return window[area] !== null
        } catch {
          return false
        }
      }
      return [has('localStorage'), has('sessionStorage'), await hasDatabase()]
    })
  expect(await look()).toEqual(Array(3).fill(expected === 'granted'))
}

/** A button of the page's main part. */
export const inMain = (frame: Frame, name: string | RegExp) =>
  frame.getByRole('main').getByRole('button', { name, exact: true })

/** Opens the page inside the wallet, connected as its Safe. */
export async function enter(page: Page, wallet: SafeWallet, siteUrl: string, storage: FrameStorage): Promise<Frame> {
  await wallet.open(page, siteUrl)
  await expectFrameStorage(page, storage)
  const frame = page.frames()[1]
  if (!frame) throw new Error('There is no frame.')
  await expect(frame.getByRole('button', { name: new RegExp(`^Account ${wallet.safe.slice(0, 6)}`) })).toBeVisible()
  return frame
}

/** Follows a link of the page's own. */
export const goTo = (frame: Frame, path: string) =>
  frame.evaluate((hash) => {
    location.hash = hash
  }, `#/${path}`)

/** Returns to the page as from another one, such as the wallet's queue: the page polls at once. */
export const comeBack = (frame: Frame) => frame.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
