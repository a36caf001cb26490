import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { CHAINS } from '../../src/lib/chains.ts'
import { installFrameHost } from '../../tools/installFrameHost.ts'
import { installWallet } from '../browser/browserWallet.ts'
import { NOBODY } from '../browser/keepRpcs.ts'
import { noApps } from '../browser/noApps.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { type Relay, startRelay } from '../relay/relay.ts'
import { moreSafes } from './moreSafes.ts'
import { accountButton, chooseWallet, type Screen, type Stage, type Step, type Visitor } from './screen.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

type Look = (page: Page, step: Step) => Promise<unknown>

/** A QR code is for a visitor with a mouse, a link for one with a touch screen. */
const DEVICES: Partial<Record<Visitor, BrowserContextOptions>> = {
  relay: { hasTouch: false },
  phone: { userAgent: IPHONE, hasTouch: true },
}

/** The visitors of one site in one theme and language. */
export type Stages = {
  /**
   * Opens a screen, and checks it and each further state of the same page.
   * @param beforehand runs before anything is loaded
   */
  visit(screen: Screen, look: Look, beforehand?: (page: Page) => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

/**
 * Prepares for the visitors, each created on demand; each screen then opens in a page of its own.
 * @param language BCP 47 tag; the caller has already set the messages to it
 */
export async function prepareStages(
  browser: Browser,
  siteUrl: string,
  world: TestWorld,
  { language = 'en', ...options }: BrowserContextOptions & { language?: string } = {},
): Promise<Stages> {
  const { anvil } = world
  const relay: Relay = await startRelay()

  async function prepare(visitor: Visitor): Promise<Stage> {
    const context = await browser.newContext({ ...options, ...DEVICES[visitor] })
    const wallet = await installWallet(context, { account: people.ada.account, chainId: 1, node: anvil.provider })
    const stage: Stage = { context, wallet, world, relay, siteUrl }
    const project = { walletConnectProjectId: '0123456789abcdef'.repeat(2), walletConnectRelay: relay.url }
    const hasRelay = visitor === 'relay' || visitor === 'phone'
    // nobody outside is contacted
    const others = Object.fromEntries(CHAINS.map(({ id }) => [id, NOBODY]))
    const value = { rpc: { ...others, 1: anvil.url }, showTestNetworks: false, ...(hasRelay && project) }
    await context.addInitScript(noApps)
    await context.addInitScript(
      ([settings, language]) => {
        localStorage.setItem('settings', settings as string)
        // once a page: a reload keeps the language that was chosen in it
        if (!sessionStorage.getItem('isPrepared')) localStorage.setItem('language', language as string)
        sessionStorage.setItem('isPrepared', 'true')
      },
      [JSON.stringify({ v: 1, value }), language],
    )
    if (visitor === 'safe' || visitor === 'stranger') await installFrameHost(stage, visitor)
    if (visitor === 'owner') {
      const page = await context.newPage()
      await page.goto(siteUrl)
      await chooseWallet(page, 'Test Wallet')
      await accountButton(page).waitFor()
      await page.close()
    }
    return stage
  }

  const stages = new Map<Visitor, Promise<Stage>>()
  const stageOf = (visitor: Visitor): Promise<Stage> => {
    const stage = stages.get(visitor) ?? prepare(visitor)
    stages.set(visitor, stage)
    return stage
  }

  /** The page of a visitor's last screen, where that left no state behind. */
  const left = new Map<Stage, Page>()

  /** A page as good as new. A reused one has the site's code compiled, which is most of the cost of a new one. */
  async function pageOf(stage: Stage, beforehand?: (page: Page) => Promise<unknown>): Promise<Page> {
    const used = left.get(stage)
    left.delete(stage)
    if (!used) {
      const page = await stage.context.newPage()
      await beforehand?.(page)
      return page
    }
    const { viewport, colorScheme = 'light', forcedColors = 'none' } = options
    await used.unrouteAll()
    await used.mouse.move(0, 0)
    // a file of the same site, in which nothing runs
    await used.goto(`${siteUrl}robots.txt`)
    await used.evaluate(() => sessionStorage.clear())
    if (viewport) await used.setViewportSize(viewport)
    await used.emulateMedia({ colorScheme, forcedColors })
    return used
  }

  async function open(page: Page, stage: Stage, screen: Screen): Promise<void> {
    const { path, by, mood = 'confirm', chainId = 1, before, act } = screen
    Object.assign(stage.wallet, { mood, chainId })
    await before?.(page, stage)
    await page.goto(`${siteUrl}#/${typeof path === 'string' ? path : await path(stage)}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    if (by === 'owner') await accountButton(page).waitFor()
    if (by === 'safe') await accountButton(page, (await moreSafes(world)).shared).waitFor()
    await act?.(page, stage)
  }

  return {
    async visit(screen, look, beforehand) {
      const { by = 'nobody', isApart, before, next = [], after } = screen
      const stage = await (isApart ? prepare(by) : stageOf(by))
      try {
        const page = await pageOf(stage, beforehand)
        await open(page, stage, screen)
        await look(page, screen)
        for (const step of next) {
          await step.act?.(page, stage)
          await look(page, step)
        }
        // init scripts and routes of a page stay with it
        if (!before) left.set(stage, page)
      } finally {
        await after?.(stage)
        const kept = left.get(stage)
        if (isApart) await stage.context.close()
        else await Promise.all(stage.context.pages().map((page) => page !== kept && page.close()))
      }
    },
    async close() {
      const all = await Promise.all(stages.values())
      await Promise.all(all.map(({ context }) => context.close()))
      await relay.stop()
    },
  }
}
