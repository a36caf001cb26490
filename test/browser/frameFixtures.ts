import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserType, Page } from '@playwright/test'
import { CHAINS } from '../../src/lib/chains.ts'
import { test as base, expect, hearRefusals } from './fixtures.ts'

// Whether a page inside another site's has storage is up to the browser and its person. Each browser is made to do both.

const ethereum = CHAINS.find(({ id }) => id === 1)
/** Whom the page asks about Ethereum by itself. */
export const NODE = ethereum?.defaultRpc ?? ''

export type FrameStorage = 'granted' | 'denied'

/**
 * An ordinary window of a browser whose person lets other sites' frames keep something. A full Chromium denies it in a
 * private window, which Playwright's contexts are, and Debian's does so everywhere unless it is told otherwise.
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

/** Runs in each frame: what a full Chromium denies by itself is denied in one that would grant it. */
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
    // a version that is never reached, so that the request fails as one does that is denied: later, with an event
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
  /** What the page asks of Ethereum when it is told nothing else, which needs storage, our chain answers. */
  node: [
    async ({ context, mainnet }, use) => {
      await context.route(NODE, async (route) => {
        await route.fulfill({ response: await route.fetch({ url: mainnet.anvil.url }) })
      })
      await use(undefined)
      // what the page still waits for
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

/** What a frame may keep, by its own word: so that no test goes by that was about the other case. */
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
