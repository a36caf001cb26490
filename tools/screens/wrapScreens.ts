import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { NETWORK_PIECES, type NetworkPiece } from '../../src/safe/network/networkPieces.ts'
import { newSafeWords } from '../../src/words/enNewSafe.ts'
import { pageWords } from '../../src/words/enPages.ts'
import { prepareWords } from '../../src/words/enPrepare.ts'
import { transactionWords } from '../../src/words/enTransactions.ts'
import { wrapWords } from '../../src/words/enWrap.ts'
import type { TestWorld } from '../../test/demo/startWorld.ts'
import { button, fixedPart, keepValue, reaches, type Screen } from '../screen.ts'
import { moreSafes } from './moreSafes.ts'

const { solo, moduled, trio, wrapped } = samples
const ofSolo = { path: `wrap/eth:${solo.address}`, by: 'owner' } as const

/** From the check-up to the review, tried out. */
export async function toReview(page: Page): Promise<void> {
  await button(page, wrapWords.wrap.chooseHolder).click()
  await button(page, wrapWords.wrap.review).click()
  await reaches(page, fixedPart(pageWords.write.tried))
}

/** As the browser keeps it; no node knows it. */
const onItsWay = [
  {
    ...{ chainId: 1, account: people.ada.account.address, safe: solo.address, kind: 'wrap', confirmations: 0 },
    ...{ nonce: 1_000_000, hash: `0x${'c1'.repeat(32)}`, sentAt: Date.now(), status: 'pending' },
  },
]

const [factory] = NETWORK_PIECES.filter(({ id }) => id === 'proxyFactory') as [NetworkPiece]
let taken: unknown

/** Takes Safe's factory from the network, which has to be prepared then. */
async function takeFactory({ anvil: { provider } }: TestWorld): Promise<void> {
  taken = await provider.request({ method: 'eth_getCode', params: [factory.address, 'latest'] })
  await provider.request({ method: 'anvil_setNonce', params: [factory.address, '0x0'] })
  await provider.request({ method: 'anvil_setCode', params: [factory.address, '0x'] })
}

/** Puts it back. */
async function bringFactory({ anvil: { provider } }: TestWorld): Promise<void> {
  if (taken !== undefined) await provider.request({ method: 'anvil_setCode', params: [factory.address, taken] })
  taken = undefined
}

/** From a Safe to its NFT. */
export const wrapScreens: readonly Screen[] = [
  { name: 'wrap', path: 'wrap' },
  {
    name: 'wrap-check',
    path: `wrap/eth:${moduled.address}`,
    by: 'owner',
    act: (page) => reaches(page, wrapWords.wrap.can),
  },
  {
    name: 'wrap-blocked',
    path: `wrap/eth:${trio.address}`,
    by: 'owner',
    act: (page) => reaches(page, wrapWords.wrap.cannot),
  },
  { ...ofSolo, name: 'wrap-holder', act: (page) => button(page, wrapWords.wrap.chooseHolder).click() },
  {
    ...ofSolo,
    name: 'wrap-review',
    act: toReview,
    next: [
      {
        name: 'wrap-refused',
        act: async (page, { wallet }) => {
          wallet.mood = 'reject'
          await page.getByRole('checkbox').check()
          await button(page, wrapWords.wrap.act).click()
          await page.getByRole('main').getByRole('alert').waitFor()
        },
      },
    ],
  },
  {
    ...ofSolo,
    name: 'wrap-asking',
    mood: 'silent',
    act: async (page) => {
      await toReview(page)
      await page.getByRole('checkbox').check()
      await button(page, wrapWords.wrap.act).click()
      await reaches(page, pageWords.write.asking('Test Wallet').title)
    },
  },
  {
    ...ofSolo,
    name: 'wrap-sent',
    isApart: true,
    before: (page) => keepValue(page, 'transactions', onItsWay),
    act: (page) => reaches(page, transactionWords.pending('Ethereum').title),
  },
  {
    name: 'wrap-seal',
    path: async ({ world }) => `wrap/eth:${(await moreSafes(world)).unsealed}`,
    by: 'owner',
    act: (page) => button(page, wrapWords.wrap.sealAct).waitFor(),
  },
  {
    name: 'wrap-done',
    path: `wrap/eth:${wrapped.address}`,
    by: 'owner',
    act: (page) => reaches(page, wrapWords.wrap.doneTitle),
  },
  {
    name: 'wrap-new',
    path: 'wrap/new',
    by: 'owner',
    act: async (page) => {
      await reaches(page, newSafeWords.address)
      await page.getByRole('checkbox').waitFor()
    },
  },
  {
    name: 'prepare',
    path: 'prepare/eth',
    by: 'owner',
    before: (_, { world }) => takeFactory(world),
    act: (page) => reaches(page, prepareWords.found.missing),
    next: [
      {
        name: 'prepare-ready',
        act: async (page, { world }) => {
          await bringFactory(world)
          await page.reload()
          await reaches(page, prepareWords.ready)
        },
      },
    ],
    after: ({ world }) => bringFactory(world),
  },
]
