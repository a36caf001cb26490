import type { BrowserContext } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { demoDollar } from '../../src/demo/demoTokens.ts'
import { samples } from '../../src/demo/samples.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { consentIn } from '../../src/lib/links/consentPath.ts'
import { words } from '../../src/words/en/appShell.ts'
import { mySafesWords } from '../../src/words/en/mySafes.ts'
import { moreSafes } from './moreSafes.ts'
import { banner, button, fixedPart, keepValue, reaches, type Screen } from './screen.ts'
import { sharedWrap } from './sharedWrap.ts'

const { solo, wrapped } = samples
/** Holds nothing on any chain. */
const nobody = privateKeyToAccount(`0x${'d0'.repeat(32)}`)

/** Safe's service answers with these Safes, or refuses with a status. */
async function serveOwned(context: BrowserContext, answer: { status: number; safes?: readonly string[] }) {
  const { status, safes = [] } = answer
  await context.unroute('https://api.safe.global/**')
  await context.route('https://api.safe.global/**', (route) => {
    const results = route.request().url().includes('/eth/') ? safes.map((address) => ({ address })) : []
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return route.fulfill({ status, json: { next: null, results }, headers })
  })
}

/** A user's Safes, and those that their browser knows. */
export const mySafesScreens: readonly Screen[] = [
  {
    name: 'wallets',
    path: 'wallets',
    by: 'owner',
    isApart: true,
    before: (_, { world }) => moreSafes(world),
    act: async (page) => {
      await page.getByRole('main').getByRole('listitem').first().waitFor()
      await reaches(page, mySafesWords.couldNotAsk('Base'))
    },
    next: [
      {
        name: 'wallets-searched',
        act: async (page) => {
          await page.getByRole('button', { name: `${mySafesWords.search.act}: Ethereum`, exact: true }).click()
          await reaches(page, mySafesWords.card.unsealed)
        },
      },
      {
        name: 'wallets-service-refused',
        act: async (page, { context }) => {
          await serveOwned(context, { status: 503 })
          await button(page, mySafesWords.owned.turnOn).click()
          await reaches(page, mySafesWords.owned.paste)
        },
      },
      {
        name: 'wallets-owned',
        act: async (page, { context, world }) => {
          const { shared } = await moreSafes(world)
          await serveOwned(context, { status: 200, safes: [solo.address, shared, demoDollar] })
          await button(page, mySafesWords.owned.ask).click()
          await reaches(page, mySafesWords.owned.notYours(1))
        },
      },
    ],
  },
  { name: 'wallets-nobody', path: 'wallets' },
  {
    name: 'wallets-kept',
    path: 'wallets',
    isApart: true,
    before: async (page, { world }) => {
      const { locked, shared, signing } = await moreSafes(world)
      const at = (address: string) => ({ chainId: 1, address })
      const watched = [locked, solo.address, demoDollar].map((address) => ({ ...at(address), isWatched: true }))
      const consent = async (nonce: bigint) =>
        consentIn((await sharedWrap(shared, { isSigned: true, nonce })).split('?')[1])
      const passed = consentIn((await sharedWrap(wrapped.address)).split('?')[1])
      await keepValue(page, 'listedSafes', watched)
      await keepValue(page, 'knownSafes', [at(wrapped.address), at(signing)])
      await keepValue(page, 'consents', [await consent(0n), passed])
      await keepValue(page, 'batches', [{ chainId: 1, safe: signing, calls: [{ to: locked, value: '1', data: '0x' }] }])
    },
    act: async (page) => {
      await reaches(page, mySafesWords.drafts.wrapped)
      await reaches(page, fixedPart(mySafesWords.card.locked))
      await reaches(page, mySafesWords.card.noSafe)
    },
  },
  {
    name: 'wallets-none',
    path: 'wallets',
    by: 'owner',
    isApart: true,
    act: async (page, { wallet }) => {
      wallet.account = nobody
      await wallet.emit('accountsChanged', [nobody.address])
      await banner(page)
        .getByRole('button', { name: words.connection.account(shortAddress(nobody.address)) })
        .waitFor()
      await reaches(page, mySafesWords.none)
    },
  },
  {
    name: 'wallet-watched',
    path: `eth:${wrapped.address}`,
    isApart: true,
    act: async (page) => {
      await button(page, mySafesWords.watch.act).click()
      await reaches(page, mySafesWords.watch.watched)
    },
  },
  { name: 'wrap-choose', path: 'wrap', by: 'owner', act: (page) => button(page, mySafesWords.owned.turnOn).waitFor() },
]
