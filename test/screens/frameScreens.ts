import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { accountWords } from '../../src/words/en/account.ts'
import { words } from '../../src/words/en/appShell.ts'
import { frameWords } from '../../src/words/en/frame.ts'
import { toastWords } from '../../src/words/en/toasts.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { wrapWords } from '../../src/words/en/wrap.ts'
import { moreSafes } from './moreSafes.ts'
import { accountButton, banner, button, keepValue, reaches, type Screen, type Stage } from './screen.ts'

const sent = (status: 'pending' | 'cancelled') =>
  Array.from({ length: 4 }, (_, index) => ({
    ...{ chainId: 1, account: people.ada.account.address, safe: people.ben.account.address, kind: 'wrap' },
    ...{ hash: `0x${String(index + 1).padStart(64, '0')}`, nonce: 1_000_000 + index, sentAt: Date.now() },
    ...{ confirmations: 0, status },
  }))

/** Another tab learns a transaction's outcome, and this one gets the storage event. */
async function tell(_: Page, { context, siteUrl }: Stage): Promise<void> {
  const other = await context.newPage()
  await other.goto(`${siteUrl}#/about`)
  const kept = JSON.stringify({ v: 1, value: sent('cancelled') })
  await other.evaluate((kept) => localStorage.setItem('transactions', kept), kept)
  await other.close()
}

const connectedByIt = (account: string) => async (page: Page) => {
  await accountButton(page, account).click()
  await reaches(page, accountWords.account.inSafe)
}

/** The parts around every page, and notices about the frame itself. */
export const frameScreens: readonly Screen[] = [
  {
    name: 'toasts',
    path: 'about',
    by: 'owner',
    isApart: true,
    before: (page) => keepValue(page, 'transactions', sent('pending')),
    act: async (page, stage) => {
      await page.getByRole('status', { name: toastWords.label }).waitFor({ state: 'attached' })
      await page.getByTitle(transactionWords.underWay(4)).waitFor({ state: 'attached' })
      await tell(page, stage)
      await page.getByText(toastWords.ended.cancelled).last().waitFor()
    },
    next: [
      {
        name: 'toasts-left',
        act: async (page, { wallet }) => {
          wallet.isShared = false
          await wallet.emit('accountsChanged', [])
          await reaches(page, toastWords.left.locked('Test Wallet').title)
        },
      },
    ],
  },
  {
    name: 'page-failed',
    path: '',
    before: (page) => page.route('**/assets/Settings-*.js', (route) => route.abort()),
    act: async (page) => {
      await page.getByRole('link', { name: words.nav.settings }).click()
      await reaches(page, words.pageFailed.title)
    },
  },
  {
    name: 'unsupported',
    path: '',
    isApart: true,
    isEnglish: true,
    before: (page) => page.route('**/assets/shell-*.js', (route) => route.abort()),
    act: (page) => page.locator('#unsupported').waitFor(),
  },
  { name: 'stranger', path: '', by: 'stranger', act: (page) => reaches(page, frameWords.say) },
  { name: 'safe', path: '', by: 'safe' },
  {
    name: 'safe-account',
    path: '',
    by: 'safe',
    isDialog: true,
    act: async (page, { world }) => {
      await connectedByIt((await moreSafes(world)).shared)(page)
      await reaches(page, accountWords.account.ofOwners(2, 2))
    },
  },
  {
    name: 'safe-network',
    path: '',
    by: 'safe',
    isDialog: true,
    act: async (page) => {
      await banner(page).getByRole('button', { name: 'Ethereum' }).click()
      await reaches(page, accountWords.network.ofSafe('Ethereum'))
    },
  },
  {
    name: 'safe-proposed',
    path: async ({ world }) => `wrap/eth:${(await moreSafes(world)).shared}`,
    by: 'safe',
    isApart: true,
    act: async (page) => {
      await button(page, wrapWords.wrap.chooseHolder).click()
      // first the Safe's owners are offered a new Safe, and the Safe can't hold its own NFT
      await page.getByRole('radio').last().check()
      await page.getByLabel(wrapWords.wrap.holderField).fill(people.ada.account.address)
      await button(page, wrapWords.wrap.review).click()
      await page.getByRole('checkbox').check()
      await button(page, wrapWords.wrap.act).click()
      await reaches(page, transactionWords.signed(1, 2))
    },
  },
]
