import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { people } from '../src/demo/people.ts'
import { type BrowserWallet, installWallet } from '../test/browser/browserWallet.ts'
import type { TestWorld } from '../test/demo/startWorld.ts'
import { accountButton, chooseWallet, type Screen } from './screen.ts'

type Stage = { context: BrowserContext; wallet: BrowserWallet }

/** Two visitors of one site in one theme and language: one with the samples' owner connected, one with nobody. */
export type Stages = { open(screen: Screen): Promise<Page>; close(): Promise<void> }

/**
 * Prepares both visitors; each screen then opens in a page of its own.
 * @param language BCP 47 tag; whoever calls has made the words speak it
 */
export async function prepareStages(
  browser: Browser,
  siteUrl: string,
  { anvil }: TestWorld,
  { language = 'en', ...options }: BrowserContextOptions & { language?: string } = {},
): Promise<Stages> {
  async function prepare(isConnected: boolean): Promise<Stage> {
    const context = await browser.newContext(options)
    const wallet = await installWallet(context, { account: people.ada.account, chainId: 1, node: anvil.provider })
    const settings = JSON.stringify({ v: 1, value: { rpc: { 1: anvil.url }, showTestNetworks: false } })
    await context.addInitScript(
      ([settings, language]) => {
        localStorage.setItem('settings', settings as string)
        localStorage.setItem('language', language as string)
      },
      [settings, language],
    )
    if (!isConnected) return { context, wallet }
    const page = await context.newPage()
    await page.goto(siteUrl)
    await chooseWallet(page, 'Test Wallet')
    await accountButton(page).waitFor()
    await page.close()
    return { context, wallet }
  }

  const stages = await Promise.all([prepare(false), prepare(true)])
  return {
    async open({ path, isConnected = false, mood = 'confirm', chainId = 1, act }) {
      const { context, wallet } = stages[isConnected ? 1 : 0]
      Object.assign(wallet, { mood, chainId })
      const page = await context.newPage()
      await page.goto(`${siteUrl}#/${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      if (isConnected) await accountButton(page).waitFor()
      await act?.(page)
      return page
    },
    close: async () => void (await Promise.all(stages.map(({ context }) => context.close()))),
  }
}
