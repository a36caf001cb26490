import type { BrowserContext, Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { words } from '../../src/words/en/appShell.ts'
import type { BrowserWallet } from '../browser/browserWallet.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import type { Relay } from '../relay/relay.ts'

/**
 * The visitors: without a wallet, or with that of the samples' owner; one has a project id and a relay for
 * WalletConnect, and one has these on a phone; one is inside Safe, and one inside a stranger's page.
 */
export type Visitor = 'nobody' | 'owner' | 'relay' | 'phone' | 'safe' | 'stranger'

/** What a screen is reached with, besides the page itself. */
export type Stage = { context: BrowserContext; wallet: BrowserWallet; world: TestWorld; relay: Relay; siteUrl: string }

/** A state of the page, and the steps to it, in any language. */
export type Step = {
  name: string
  /** A dialog fills the view, so only the view is checked. */
  isDialog?: boolean
  act?: (page: Page, stage: Stage) => Promise<unknown>
}

/** One screen in one state, opened in a page of its own. */
export type Screen = Step & {
  /** The path after `#/`. */
  path: string | ((stage: Stage) => Promise<string>)
  by?: Visitor
  /** Needs a fresh visitor: it stores something in the browser, or changes the clock. */
  isApart?: boolean
  /** Only in English: not ours to translate, or shown before a language has loaded. */
  isEnglish?: boolean
  /** How the wallet answers on the way there. */
  mood?: BrowserWallet['mood']
  /** The chain that the wallet is on, if not Ethereum. */
  chainId?: number
  /** Runs before the page is loaded. */
  before?: (page: Page, stage: Stage) => Promise<unknown>
  /** Further states of the same page, each reached from the one before. */
  next?: readonly Step[]
  /** Restores in the world what the steps have changed. */
  after?: (stage: Stage) => Promise<unknown>
}

const owner = people.ada.account.address

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const reaches = (page: Page, text: string) => page.getByText(text).first().waitFor()
export const banner = (page: Page) => page.getByRole('banner')

/** The longest part of a sentence that doesn't depend on its arguments. */
export const fixedPart = (said: (hole: string) => string): string =>
  said('\0')
    .split('\0')
    .reduce((longest, part) => (part.length > longest.length ? part : longest))
    .trim()

/** The account button; besides its name it may say how many transactions are pending. */
export const accountButton = (page: Page, account: string = owner) =>
  page.getByRole('button', { name: words.connection.account(shortAddress(account as typeof owner)) })

export const openConnect = (page: Page) => banner(page).getByRole('button', { name: words.connection.connect }).click()

/** Chooses a wallet in the dialog; its row says more than the name. */
export async function chooseWallet(page: Page, name: string): Promise<void> {
  await openConnect(page)
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** From here on the wallet gives this answer to every request. */
export const answerAll = (
  page: Page,
  answer: { refused: { code: number; message: string } } | { result: unknown },
): Promise<unknown> => page.evaluate((answer) => Object.assign(window, { walletRequest: async () => answer }), answer)

/** Stores a value in the browser before the page is loaded, in the format of its own storage. */
export const keepValue = (page: Page, key: string, value: unknown): Promise<unknown> =>
  page.addInitScript(([key, kept]) => localStorage.getItem(key) ?? localStorage.setItem(key, kept), [
    key,
    JSON.stringify({ v: 1, value }),
  ] as const)
