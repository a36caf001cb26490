import type { Page } from '@playwright/test'
import { shortAddress } from '../src/address.ts'
import { people } from '../src/demo/people.ts'
import { words } from '../src/words/en.ts'
import type { BrowserWallet } from '../test/browser/browserWallet.ts'

/** One screen of the page in one state, and how a person gets there, in whatever language is spoken. */
export type Screen = {
  name: string
  /** Behind `#/`. */
  path: string
  /** Whether the owner of the sample Safes is connected. */
  isConnected?: boolean
  /** A dialog fills the view, so only the view is looked at. */
  isDialog?: boolean
  /** How the wallet answers while it gets there. */
  mood?: BrowserWallet['mood']
  /** The chain that the wallet is on, if not Ethereum. */
  chainId?: number
  act?: (page: Page) => Promise<unknown>
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

export const accountButton = (page: Page) => button(page, words.connection.account(shortAddress(owner)))

export const openConnect = (page: Page) => banner(page).getByRole('button', { name: words.connection.connect }).click()

/** Chooses a wallet in the dialog; its row says more than the name. */
export async function chooseWallet(page: Page, name: string): Promise<void> {
  await openConnect(page)
  await page.getByRole('dialog').getByRole('button', { name }).click()
}
