import type { Page } from '@playwright/test'
import { samples } from '../../src/demo/samples.ts'
import { words } from '../../src/words/en/appShell.ts'
import { demoWords } from '../../src/words/en/demo.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { wrapWords } from '../../src/words/en/wrap.ts'
import { sampleTransactions } from '../../tools/sampleTransactions.ts'
import { accountScreens, networkScreens } from './accountScreens.ts'
import { appFrameScreens } from './appFrameScreens.ts'
import { appsScreens } from './appsScreens.ts'
import { connectScreens } from './connectScreens.ts'
import { contractOwnerScreens } from './contractOwnerScreens.ts'
import { frameScreens } from './frameScreens.ts'
import { mySafesScreens } from './mySafesScreens.ts'
import { offerScreens } from './offerScreens.ts'
import { relayScreens } from './relayScreens.ts'
import { safeScreens } from './safeScreens.ts'
import { accountButton, button, openConnect, reaches, type Screen } from './screen.ts'
import { sealKeyScreens } from './sealKeyScreens.ts'
import { sellScreens } from './sellScreens.ts'
import { signInScreens } from './signInScreens.ts'
import { toReview, wrapScreens } from './wrapScreens.ts'

const { solo, wrapped } = samples
const keepTransactions = (page: Page) =>
  page.evaluate((kept) => localStorage.setItem('transactions', kept), sampleTransactions())

export const screens: readonly Screen[] = [
  { name: 'home', path: '' },
  { name: 'not-found', path: 'nowhere' },
  { name: 'settings', path: 'settings' },
  { name: 'about', path: 'about' },
  ...connectScreens,
  ...relayScreens,
  ...accountScreens,
  ...networkScreens,
  ...signInScreens,
  ...frameScreens,
  {
    name: 'wrong-input',
    path: '',
    act: async (page) => {
      await page.getByLabel(words.home.lookUp).fill('0x8ba1f109551bD432803012645Ac136ddd64DBA7')
      await button(page, words.home.look).click()
    },
  },
  ...wrapScreens,
  ...contractOwnerScreens,
  ...sealKeyScreens,
  ...safeScreens,
  ...offerScreens,
  ...sellScreens,
  ...appFrameScreens,
  ...appsScreens,
  ...mySafesScreens,
  // sent transactions stay in the browser, and so does the demo: no own wallet can be connected after it
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
    next: [
      {
        name: 'demo-samples',
        act: async (page) => {
          await page.goto(new URL('#/demo', page.url()).href)
          await reaches(page, demoWords.demo.on)
        },
      },
      {
        name: 'demo-sheet',
        isDialog: true,
        act: async (page) => {
          await page.goto(new URL(`#/wrap/demo:${solo.address}`, page.url()).href)
          await toReview(page)
          await page.getByRole('checkbox').check()
          await button(page, wrapWords.wrap.act).click()
          await page.getByRole('dialog').getByRole('button').first().waitFor()
        },
      },
    ],
  },
  {
    name: 'safe-cached',
    path: `eth:${wrapped.address}`,
    by: 'owner',
    act: async (page) => {
      await reaches(page, pageWords.safe.sealed)
      // a node that doesn't answer
      await page.route('**', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
      await page.reload()
      await reaches(page, pageWords.safe.cached)
    },
  },
  // last, since here too sent transactions stay
  {
    name: 'account-transactions',
    path: '',
    isDialog: true,
    by: 'owner',
    act: async (page) => {
      await keepTransactions(page)
      await accountButton(page).click()
      await button(page, transactionWords.showAll(8)).click()
    },
  },
]
