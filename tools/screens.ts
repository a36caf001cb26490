import type { Page } from '@playwright/test'
import { shortAddress } from '../src/address.ts'
import { people } from '../src/demo/people.ts'
import { samples } from '../src/demo/samples.ts'
import { words } from '../src/words/en.ts'
import { connectWords } from '../src/words/enConnect.ts'
import { demoWords } from '../src/words/enDemo.ts'
import { pageWords } from '../src/words/enPages.ts'
import { transactionWords } from '../src/words/enTransactions.ts'
import { wrapWords } from '../src/words/enWrap.ts'
import type { BrowserWallet } from '../test/browser/browserWallet.ts'
import { sampleTransactions } from './sampleTransactions.ts'

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

const { solo, moduled, trio, wrapped } = samples
const owner = people.ada.account.address

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const reaches = (page: Page, text: string) => page.getByText(text).first().waitFor()
const banner = (page: Page) => page.getByRole('banner')

const keepTransactions = (page: Page) =>
  page.evaluate((kept) => localStorage.setItem('transactions', kept), sampleTransactions())

/** The longest stretch of a sentence that doesn't depend on what is put into it. */
const fixedPart = (said: (hole: string) => string): string =>
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

const toReview = async (page: Page) => {
  await button(page, wrapWords.wrap.chooseHolder).click()
  await button(page, wrapWords.wrap.review).click()
  await reaches(page, fixedPart(pageWords.write.tried))
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '' },
  { name: 'not-found', path: 'nowhere' },
  { name: 'settings', path: 'settings' },
  { name: 'about', path: 'about' },
  { name: 'connect', path: '', isDialog: true, act: openConnect },
  {
    name: 'connect-opening',
    path: '',
    isDialog: true,
    mood: 'silent',
    act: async (page) => {
      await chooseWallet(page, 'Test Wallet')
      await reaches(page, connectWords.opening('Test Wallet').title)
    },
  },
  {
    name: 'connect-absent',
    path: '',
    isDialog: true,
    act: (page) => chooseWallet(page, 'Brave Wallet'),
  },
  {
    name: 'connect-routes',
    path: '',
    isDialog: true,
    act: (page) => chooseWallet(page, 'MetaMask'),
  },
  {
    name: 'connect-safe',
    path: '',
    isDialog: true,
    act: async (page) => {
      await chooseWallet(page, 'Safe')
      await reaches(page, connectWords.safe.copyPage)
    },
  },
  {
    name: 'connect-declined',
    path: '',
    isDialog: true,
    mood: 'reject',
    act: async (page) => {
      await chooseWallet(page, 'Test Wallet')
      await reaches(page, connectWords.failed.UserRejected?.title ?? '')
    },
  },
  { name: 'account', path: '', isDialog: true, isConnected: true, act: (page) => accountButton(page).click() },
  {
    name: 'network',
    path: '',
    isDialog: true,
    isConnected: true,
    act: (page) => banner(page).getByRole('button', { name: 'Ethereum' }).click(),
  },
  {
    name: 'network-wrong',
    path: '',
    isDialog: true,
    isConnected: true,
    chainId: 56,
    act: (page) => banner(page).getByRole('button', { name: words.connection.wrongNetwork }).click(),
  },
  {
    name: 'wrong-input',
    path: '',
    act: async (page) => {
      await page.getByLabel(words.home.lookUp).fill('0x8ba1f109551bD432803012645Ac136ddd64DBA7')
      await button(page, words.home.look).click()
    },
  },
  { name: 'wrap', path: 'wrap' },
  {
    name: 'wrap-check',
    path: `wrap/eth:${moduled.address}`,
    isConnected: true,
    act: (page) => reaches(page, wrapWords.wrap.can),
  },
  {
    name: 'wrap-blocked',
    path: `wrap/eth:${trio.address}`,
    isConnected: true,
    act: (page) => reaches(page, wrapWords.wrap.cannot),
  },
  {
    name: 'wrap-holder',
    path: `wrap/eth:${solo.address}`,
    isConnected: true,
    act: (page) => button(page, wrapWords.wrap.chooseHolder).click(),
  },
  { name: 'wrap-review', path: `wrap/eth:${solo.address}`, isConnected: true, act: toReview },
  {
    name: 'wrap-done',
    path: `wrap/eth:${wrapped.address}`,
    isConnected: true,
    act: (page) => reaches(page, wrapWords.wrap.doneTitle),
  },
  {
    name: 'wallet',
    path: `eth:${wrapped.address}`,
    isConnected: true,
    act: (page) => reaches(page, pageWords.wallet.sealed),
  },
  {
    name: 'wallet-unwrap',
    path: `eth:${wrapped.address}`,
    isConnected: true,
    act: async (page) => {
      await button(page, pageWords.wallet.unwrap).click()
      await reaches(page, fixedPart(pageWords.write.tried))
    },
  },
  { name: 'wallet-outside', path: `eth:${solo.address}`, act: (page) => reaches(page, pageWords.wallet.control) },
  {
    name: 'wallets',
    path: 'wallets',
    isConnected: true,
    act: (page) => reaches(page, fixedPart(pageWords.wallets.limits)),
  },
  { name: 'wallets-nobody', path: 'wallets' },
  // what was sent stays in the browser, and so does the demo: nobody's own wallet can be connected after it
  {
    name: 'connect-transactions',
    path: '',
    isDialog: true,
    act: async (page) => {
      await keepTransactions(page)
      await openConnect(page)
      await reaches(page, transactionWords.recent)
    },
  },
  { name: 'demo-off', path: 'demo' },
  {
    name: 'demo-check',
    path: '',
    act: async (page) => {
      await button(page, words.home.tryDemo).click()
      await reaches(page, wrapWords.wrap.can)
    },
  },
  { name: 'demo-samples', path: 'demo', act: (page) => reaches(page, demoWords.demo.on) },
  {
    name: 'demo-sheet',
    path: `wrap/demo:${solo.address}`,
    isDialog: true,
    act: async (page) => {
      await toReview(page)
      await page.getByRole('checkbox').check()
      await button(page, wrapWords.wrap.act).click()
      await page.getByRole('dialog').getByRole('button').first().waitFor()
    },
  },
  {
    name: 'wallet-recalled',
    path: `eth:${wrapped.address}`,
    isConnected: true,
    act: async (page) => {
      await reaches(page, pageWords.wallet.sealed)
      // a node that is asked, and doesn't answer
      await page.route('**', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
      await page.reload()
      await reaches(page, pageWords.wallet.recalled)
    },
  },
  // last, since here too what was sent stays
  {
    name: 'account-transactions',
    path: '',
    isDialog: true,
    isConnected: true,
    act: async (page) => {
      await keepTransactions(page)
      await accountButton(page).click()
      await button(page, transactionWords.showAll(6)).click()
    },
  },
]
