import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { accountWords } from '../../src/words/en/account.ts'
import { words } from '../../src/words/en/appShell.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { installResolver, resolverThat } from '../safe/ens/ensResolver.ts'
import { accountButton, answerAll, banner, button, keepValue, reaches, type Screen } from './screen.ts'

const shared = { path: '', isDialog: true, by: 'owner' } as const
const openAccount = (page: Page) => accountButton(page).click()
const chain = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })
const LONG_NAME = `${'a-very-long-name-without-any-end'.repeat(2).slice(0, 56)}.eth`

/** A transaction that no node knows, so that it stays as it is. */
const onItsWay = {
  ...{ chainId: 1, account: people.ada.account.address, safe: samples.solo.address, kind: 'wrap', confirmations: 0 },
  ...{ hash: `0x${'b1'.repeat(32)}`, status: 'pending', nonce: 1_000_000, sentAt: Date.now() },
}

/** The account dialog (S2.5). */
export const accountScreens: readonly Screen[] = [
  {
    ...shared,
    name: 'account',
    act: async (page) => {
      await openAccount(page)
      await reaches(page, accountWords.account.kinds.plain)
    },
    next: [
      {
        name: 'account-copied-not',
        isDialog: true,
        act: async (page) => {
          await page.evaluate(() => {
            navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied.', 'NotAllowedError'))
          })
          await page.getByRole('dialog').getByRole('button', { name: words.copy, exact: true }).click()
          await reaches(page, words.copyFailed)
        },
      },
      {
        name: 'account-switch-declined',
        isDialog: true,
        act: async (page) => {
          await answerAll(page, { refused: { code: 4001, message: 'User rejected the request.' } })
          await button(page, accountWords.account.switchAccount).click()
          await reaches(page, accountWords.account.switchFailed.UserRejected ?? '')
        },
      },
    ],
  },
  { ...shared, name: 'account-elsewhere', chainId: 56, act: openAccount },
  {
    ...shared,
    name: 'account-name',
    isApart: true,
    before: (_, { world }) => installResolver(world.anvil.provider, resolverThat.names(LONG_NAME)),
    act: async (page) => {
      await openAccount(page)
      await reaches(page, LONG_NAME)
    },
    after: ({ world }) => installResolver(world.anvil.provider, '0x'),
  },
  {
    name: 'account-under-way',
    path: '',
    by: 'owner',
    isApart: true,
    before: (page) => keepValue(page, 'transactions', [onItsWay]),
    act: (page) => page.getByTitle(transactionWords.underWay(1)).waitFor({ state: 'attached' }),
  },
]

/** The wallet's network, and the others (S2.6). */
export const networkScreens: readonly Screen[] = [
  {
    ...shared,
    name: 'network',
    act: (page) => banner(page).getByRole('button', { name: 'Ethereum' }).click(),
    next: [
      {
        name: 'network-asked',
        isDialog: true,
        act: async (page, { wallet }) => {
          wallet.mood = 'silent'
          await chain(page, 'Base').click()
          await reaches(page, accountWords.network.asked('Base'))
        },
      },
      {
        name: 'network-declined',
        isDialog: true,
        act: async (page, { wallet }) => {
          wallet.mood = 'reject'
          await chain(page, 'OP Mainnet').click()
          await reaches(page, accountWords.network.failed.UserRejected ?? '')
        },
      },
      {
        name: 'network-add',
        isDialog: true,
        act: async (page, { wallet }) => {
          wallet.mood = 'broken'
          await chain(page, 'Gnosis').click()
          await button(page, accountWords.network.add('Gnosis')).waitFor()
        },
      },
    ],
  },
  {
    ...shared,
    name: 'network-wrong',
    chainId: 56,
    act: (page) => banner(page).getByRole('button', { name: words.connection.wrongNetwork }).click(),
  },
]
