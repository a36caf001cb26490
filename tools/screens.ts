import type { Page } from '@playwright/test'
import { samples } from '../src/demo/samples.ts'
import { words } from '../src/words/en.ts'
import { connectWords } from '../src/words/enConnect.ts'
import { demoWords } from '../src/words/enDemo.ts'
import { pageWords } from '../src/words/enPages.ts'
import { transactionWords } from '../src/words/enTransactions.ts'
import { wrapWords } from '../src/words/enWrap.ts'
import { sampleTransactions } from './sampleTransactions.ts'
import { accountButton, banner, button, chooseWallet, fixedPart, openConnect, reaches, type Screen } from './screen.ts'
import { signInScreens } from './signInScreens.ts'

const { solo, moduled, trio, wrapped } = samples
const keepTransactions = (page: Page) =>
  page.evaluate((kept) => localStorage.setItem('transactions', kept), sampleTransactions())

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
  ...signInScreens,
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
