import type { BrowserContext, Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { words } from '../../src/words/en/appShell.ts'
import type { BrowserWallet } from '../browser/browserWallet.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import type { Relay } from '../relay/relay.ts'

/**
 * Who looks at the page: nobody's wallet is connected, or that of the samples' owner; one has a project and a relay of
 * WalletConnect, and one these on a phone; one is inside Safe, and one inside a stranger's page.
 */
export type Visitor = 'nobody' | 'owner' | 'relay' | 'phone' | 'safe' | 'stranger'

/** What a screen is reached with, beside the page itself. */
export type Stage = { context: BrowserContext; wallet: BrowserWallet; world: TestWorld; relay: Relay; siteUrl: string }

/** A state of the page, and how a person gets there, in whatever language is spoken. */
export type Step = {
  name: string
  /** A dialog fills the view, so only the view is looked at. */
  isDialog?: boolean
  act?: (page: Page, stage: Stage) => Promise<unknown>
}

/** One screen in one state, opened in a page of its own. */
export type Screen = Step & {
  /** Behind `#/`. */
  path: string | ((stage: Stage) => Promise<string>)
  by?: Visitor
  /** For a visitor of its own: something is kept in the browser, or its clock is turned. */
  isApart?: boolean
  /** English alone: what isn't ours to translate, or is there before a language is. */
  isEnglish?: boolean
  /** How the wallet answers while it gets there. */
  mood?: BrowserWallet['mood']
  /** The chain that the wallet is on, if not Ethereum. */
  chainId?: number
  /** Before the page is loaded. */
  before?: (page: Page, stage: Stage) => Promise<unknown>
  /** Further states of the same page, each reached from the one before. */
  next?: readonly Step[]
  /** Puts right in the world what the way there has changed. */
  after?: (stage: Stage) => Promise<unknown>
}

const owner = people.ada.account.address

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const reaches = (page: Page, text: string) => page.getByText(text).first().waitFor()
export const banner = (page: Page) => page.getByRole('banner')

/** The longest stretch of a sentence that doesn't depend on what is put into it. */
export const fixedPart = (said: (hole: string) => string): string =>
  said('\0')
    .split('\0')
    .reduce((longest, part) => (part.length > longest.length ? part : longest))
    .trim()

/** Beside its name it may say how much of it is pending. */
export const accountButton = (page: Page, account: string = owner) =>
  page.getByRole('button', { name: words.connection.account(shortAddress(account as typeof owner)) })

export const openConnect = (page: Page) => banner(page).getByRole('button', { name: words.connection.connect }).click()

/** Chooses a wallet in the dialog; its row says more than the name. */
export async function chooseWallet(page: Page, name: string): Promise<void> {
  await openConnect(page)
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** From here on the wallet gives this one answer, whatever it is asked. */
export const answerAll = (
  page: Page,
  answer: { refused: { code: number; message: string } } | { result: unknown },
): Promise<unknown> => page.evaluate((answer) => Object.assign(window, { walletRequest: async () => answer }), answer)

/** Keeps something in the browser before the page is loaded, in the wrapping of its own storage. */
export const keepValue = (page: Page, key: string, value: unknown): Promise<unknown> =>
  page.addInitScript(([key, kept]) => localStorage.getItem(key) ?? localStorage.setItem(key, kept), [
    key,
    JSON.stringify({ v: 1, value }),
  ] as const)
