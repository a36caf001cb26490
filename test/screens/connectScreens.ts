import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import type { ErrorName } from '../../src/lib/errors.ts'
import { words } from '../../src/words/en/appShell.ts'
import { connectWords } from '../../src/words/en/connect.ts'
import { errorWords } from '../../src/words/en/errors.ts'
import { announceEighty } from '../browser/announceMany.ts'
import { answerAll, button, chooseWallet, keepValue, openConnect, reaches, type Screen, type Step } from './screen.ts'

const shared = { path: '', isDialog: true } as const
const TEST_WALLET = 'Test Wallet'

const failed = (page: Page, name: ErrorName, wallet = TEST_WALLET) =>
  reaches(page, (connectWords.failed[name]?.title ?? '').replace('{wallet}', wallet))

/** On the next request the wallet refuses with this code. */
const refused = (name: string, error: ErrorName, code: number, message: string): Step => ({
  name: `connect-${name}`,
  isDialog: true,
  act: async (page) => {
    await answerAll(page, { refused: { code, message } })
    await button(page, words.tryAgain).click()
    await failed(page, error)
  },
})

/** An unannounced provider, as in a wallet's in-app browser; it answers that a request is pending. */
const bringBrowserWallet = (page: Page) =>
  page.evaluate(() => {
    const request = () => Promise.reject({ code: -32002, message: 'Already processing eth_requestAccounts.' })
    Object.assign(window, { ethereum: { request } })
    window.dispatchEvent(new Event('ethereum#initialized'))
  })

/** Connecting a wallet of this browser (S2.4), in each of its states. */
export const connectScreens: readonly Screen[] = [
  { ...shared, name: 'connect', act: openConnect },
  {
    ...shared,
    name: 'connect-opening',
    mood: 'silent',
    act: async (page) => {
      await chooseWallet(page, TEST_WALLET)
      await reaches(page, connectWords.opening(TEST_WALLET).title)
    },
  },
  {
    ...shared,
    name: 'connect-slow',
    isApart: true,
    mood: 'silent',
    before: (page) => page.clock.install(),
    act: async (page) => {
      await chooseWallet(page, TEST_WALLET)
      await reaches(page, connectWords.opening(TEST_WALLET).title)
      await page.clock.fastForward('00:09')
      await reaches(page, connectWords.slow(TEST_WALLET).title)
    },
  },
  {
    ...shared,
    name: 'connect-declined',
    mood: 'reject',
    act: async (page) => {
      await chooseWallet(page, TEST_WALLET)
      await failed(page, 'UserRejected')
    },
    next: [
      refused('pending', 'RequestPending', -32002, 'Already processing eth_requestAccounts.'),
      refused('locked', 'WalletLocked', 4100, 'Not authorised.'),
      refused('offline', 'WalletDisconnected', 4900, 'The provider is disconnected.'),
      {
        name: 'connect-no-account',
        isDialog: true,
        act: async (page) => {
          await answerAll(page, { result: [] })
          await button(page, words.tryAgain).click()
          await failed(page, 'AccountsEmpty')
        },
      },
      {
        name: 'connect-unknown',
        isDialog: true,
        act: async (page) => {
          await answerAll(page, { refused: { code: -32603, message: 'Internal JSON-RPC error. '.repeat(12) } })
          await button(page, words.tryAgain).click()
          await reaches(page, connectWords.failedOtherwise.title)
          await page.getByText(words.details).click()
        },
      },
      // last, since it offers no second try
      refused('unable', 'UnsupportedMethod', 4200, 'Not supported.'),
    ],
  },
  {
    ...shared,
    name: 'connect-vanished',
    act: async (page) => {
      await openConnect(page)
      await bringBrowserWallet(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Browser Wallet' }).click()
      await failed(page, 'RequestPending', 'Browser Wallet')
      await page.evaluate(() => Object.assign(window, { ethereum: undefined }))
      await button(page, words.tryAgain).click()
      await failed(page, 'ConnectorNotFound', 'Browser Wallet')
    },
  },
  {
    ...shared,
    name: 'connect-blocked',
    act: async (page) => {
      await page.evaluate(() => Object.assign(window, { open: () => null }))
      await chooseWallet(page, 'Coinbase Wallet')
      await failed(page, 'PopupBlocked', 'Coinbase Wallet')
    },
  },
  { ...shared, name: 'connect-absent', act: (page) => chooseWallet(page, 'Brave Wallet') },
  { ...shared, name: 'connect-routes', act: (page) => chooseWallet(page, 'MetaMask') },
  {
    ...shared,
    name: 'connect-safe',
    act: async (page) => {
      await chooseWallet(page, 'Safe')
      await reaches(page, connectWords.safe.copyPage)
    },
  },
  {
    ...shared,
    name: 'connect-no-project',
    act: async (page) => {
      await chooseWallet(page, 'WalletConnect')
      await reaches(page, errorWords.ProjectId.title.slice(0, -1))
    },
  },
  {
    ...shared,
    name: 'connect-found-none',
    act: async (page) => {
      await openConnect(page)
      await page.getByRole('searchbox').fill('xyzzy')
      await reaches(page, words.connect.foundNone)
    },
  },
  {
    ...shared,
    name: 'connect-part-missing',
    before: (page) => page.route('**/assets/WalletScreen-*.js', (route) => route.abort()),
    act: async (page) => {
      await chooseWallet(page, 'Brave Wallet')
      await reaches(page, words.connect.partMissing)
    },
  },
  {
    ...shared,
    name: 'connect-continue-as',
    isApart: true,
    before: (page) =>
      keepValue(page, 'connection', { walletId: 'test.wallet', account: people.ada.account.address, chainId: 1 }),
    act: async (page) => {
      await page.locator('dialog [data-first]').waitFor({ state: 'attached' }) // before it is opened
      await openConnect(page)
    },
  },
  {
    ...shared,
    name: 'connect-eighty',
    isApart: true,
    before: (page) => announceEighty(page),
    act: async (page) => {
      await openConnect(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Averylongname/ })
        .click()
      await page.getByRole('heading', { name: /Averylongname/ }).waitFor()
    },
  },
]
