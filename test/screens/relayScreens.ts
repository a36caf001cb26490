import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { words } from '../../src/words/en/appShell.ts'
import { connectWords } from '../../src/words/en/connect.ts'
import { errorWords } from '../../src/words/en/errors.ts'
import { phoneWords } from '../../src/words/en/phone.ts'
import { openSafePage } from '../browser/openSafePage.ts'
import { type Phone, startPhone } from '../relay/startPhone.ts'
import { button, chooseWallet, reaches, type Screen } from './screen.ts'

/** Safe{Wallet} at the other end. */
let phone: Phone | undefined
/** The page has opened a socket to the relay. */
let relayAsked: Promise<void> | undefined

const shared = { path: '', isDialog: true } as const
const safePair = (page: Page) => page.getByRole('dialog').locator('a[href*="/wc?uri="]').first()
const opener = (page: Page, wallet: string) => page.getByRole('link', { name: phoneWords.open(wallet) })

/** No app opens a link in a test browser, so the page is told whether one did. */
const leaveAndReturn = (page: Page) =>
  page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

async function openSafe(page: Page): Promise<void> {
  await chooseWallet(page, 'Safe')
  await safePair(page).waitFor()
}

/** Connecting through the relay of WalletConnect: by code, by link, on a phone, and a Safe in another tab (S2.4). */
export const relayScreens: readonly Screen[] = [
  {
    ...shared,
    name: 'code-preparing',
    by: 'relay',
    // it accepts the socket, then stays silent
    before: (page, { relay }) => page.routeWebSocket(`${relay.url}/**`, () => undefined),
    act: async (page) => {
      await chooseWallet(page, 'WalletConnect')
      await reaches(page, phoneWords.preparing.title)
    },
  },
  {
    ...shared,
    name: 'code-refused',
    by: 'relay',
    before: async (_, { relay }) => relay.refuse(3000),
    act: async (page) => {
      await chooseWallet(page, 'WalletConnect')
      await reaches(page, errorWords.RelayRefused.title.slice(0, -1))
      await page.getByText(words.details).click()
    },
    after: async ({ relay }) => relay.refuse(undefined),
  },
  {
    ...shared,
    name: 'code-unreachable',
    by: 'relay',
    before: async (page, { relay }) => {
      await page.clock.install()
      let hear: () => void
      relayAsked = new Promise((resolve) => {
        hear = resolve
      })
      await page.routeWebSocket(`${relay.url}/**`, (socket) => {
        hear()
        socket.close()
      })
    },
    act: async (page) => {
      await chooseWallet(page, 'WalletConnect')
      await reaches(page, phoneWords.preparing.title)
      // before, the clock would end the wait for the relay's code, not that for the relay
      await relayAsked
      const said = page.getByText(errorWords.RelayUnreachable.title.slice(0, -1)).first()
      while (!(await said.isVisible())) await page.clock.fastForward('01:00')
    },
  },
  {
    ...shared,
    name: 'code',
    by: 'relay',
    act: async (page) => {
      await chooseWallet(page, 'WalletConnect')
      await page.getByRole('img', { name: phoneWords.qr }).waitFor()
    },
  },
  {
    ...shared,
    name: 'code-get-app',
    by: 'relay',
    act: async (page) => {
      await chooseWallet(page, 'Ledger Live')
      await page.getByRole('img', { name: phoneWords.qr }).waitFor()
      await page.getByText(phoneWords.getOnPhone).click()
    },
  },
  {
    ...shared,
    name: 'code-safe',
    by: 'relay',
    act: openSafe,
    next: [
      {
        name: 'code-safe-waiting',
        isDialog: true,
        act: async (page, { context }) => {
          const opened = await openSafePage(context)
          await safePair(page).click()
          await opened()
          await reaches(page, connectWords.safe.waiting)
        },
      },
    ],
  },
  {
    ...shared,
    name: 'safe-not-here',
    by: 'relay',
    isApart: true,
    act: async (page, { relay }) => {
      const address = '0x5afe00000000000000000000000000000000abcd'
      phone = await startPhone({
        relayUrl: relay.url,
        account: { ...people.ada.account, address },
        name: 'Safe{Wallet}',
      })
      await openSafe(page)
      const link = await safePair(page).getAttribute('href')
      await phone.scan(new URL(link ?? '').searchParams.get('uri') ?? '')
      await reaches(page, errorWords.SafeNotHere.title)
    },
    after: async () => phone?.stop(),
  },
  {
    ...shared,
    name: 'phone-app',
    by: 'phone',
    act: async (page) => {
      await chooseWallet(page, 'Rainbow')
      await opener(page, 'Rainbow').waitFor()
    },
    next: [
      {
        name: 'phone-unopened',
        isDialog: true,
        act: async (page) => {
          await opener(page, 'Rainbow').click()
          await reaches(page, phoneWords.unopenedWith('Rainbow').title)
          await page.getByText(phoneWords.otherDevice).click()
        },
      },
      {
        name: 'phone-returned',
        isDialog: true,
        act: async (page) => {
          await page.getByText(phoneWords.otherDevice).click()
          await opener(page, 'Rainbow').click()
          await leaveAndReturn(page)
          await reaches(page, phoneWords.returnedWith('Rainbow').title)
        },
      },
    ],
  },
  { ...shared, name: 'phone-safe', by: 'phone', act: openSafe },
  {
    ...shared,
    name: 'phone-any',
    by: 'phone',
    act: async (page) => {
      await chooseWallet(page, 'WalletConnect')
      await page.getByRole('link', { name: phoneWords.openHere }).waitFor()
      await button(page, phoneWords.copyLink).waitFor()
    },
  },
]
