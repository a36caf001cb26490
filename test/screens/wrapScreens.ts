import type { Page } from '@playwright/test'
import { toHex } from 'viem'
import { demoDollar } from '../../src/demo/demoTokens.ts'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { NETWORK_PIECES, type NetworkPiece } from '../../src/safe/read/networkPieces.ts'
import { approvalsWords } from '../../src/words/en/approvals.ts'
import { consentWords } from '../../src/words/en/consent.ts'
import { newSafeWords } from '../../src/words/en/newSafe.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { prepareWords } from '../../src/words/en/prepare.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { wrapWords } from '../../src/words/en/wrap.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { moreSafes } from './moreSafes.ts'
import { button, fixedPart, keepValue, reaches, type Screen, type Stage } from './screen.ts'
import { sharedWrap } from './sharedWrap.ts'

const { solo, moduled, trio, wrapped } = samples
const ofSolo = { path: `wrap/eth:${solo.address}`, by: 'owner' } as const

/** From the check-up to the review, simulated. */
export async function toReview(page: Page): Promise<void> {
  await button(page, wrapWords.wrap.chooseHolder).click()
  await button(page, wrapWords.wrap.review).click()
  await reaches(page, fixedPart(pageWords.write.tried))
}

/** What a wallet was asked to send; no node knows it. */
const unanswered = {
  ...{ chainId: 1, account: people.ada.account.address, safe: solo.address, kind: 'wrap', confirmations: 0 },
  ...{ askedId: 'asked-gallery', sender: 'key', fingerprint: '0x', sentAt: Date.now(), status: 'asked' },
}

/** As stored in the browser; no node knows it. */
const onItsWay = [
  {
    ...{ chainId: 1, account: people.ada.account.address, safe: solo.address, kind: 'wrap', confirmations: 0 },
    ...{ nonce: 1_000_000, hash: `0x${'c1'.repeat(32)}`, sentAt: Date.now(), status: 'pending' },
  },
]

const { ada } = people
/** The storage slot of a Safe's threshold. */
const THRESHOLD_SLOT = toHex(4n, { size: 32 })
const thresholdOf = (count: bigint) => [solo.address, THRESHOLD_SLOT, toHex(count, { size: 32 })]

/** Sends the wrap, which stays unmined until `meanwhile` has run. */
async function wrapMeanwhile(
  page: Page,
  { world }: Stage,
  meanwhile: (ask: (method: string, ...params: unknown[]) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const { provider } = world.anvil
  const ask = (method: string, ...params: unknown[]) => provider.request({ method, params })
  await toReview(page)
  await page.getByRole('checkbox').check()
  await ask('evm_setAutomine', false)
  try {
    await button(page, wrapWords.wrap.act).click()
    await reaches(page, transactionWords.pending('Ethereum').title)
    // a transaction that is gone before it was seen can't be told from its replacement
    await page.waitForFunction(() => /"nonce":/.test(localStorage.getItem('transactions') ?? ''))
    await meanwhile(ask)
    await ask('evm_mine')
  } finally {
    await ask('evm_setAutomine', true)
  }
}

const [factory] = NETWORK_PIECES.filter(({ id }) => id === 'proxyFactory') as [NetworkPiece]
let taken: unknown

/** Removes Safe's factory from the network, which then has to be prepared. */
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
    name: 'wrap-check-approvals',
    path: async ({ world }) => `wrap/eth:${(await moreSafes(world)).approving}`,
    by: 'owner',
    act: (page) => reaches(page, approvalsWords.aheadSay),
  },
  {
    name: 'wrap-blocked',
    path: `wrap/eth:${demoDollar}`,
    by: 'owner',
    act: (page) => reaches(page, wrapWords.wrap.cannot),
  },
  {
    name: 'wrap-several-holder',
    path: `wrap/eth:${trio.address}`,
    by: 'owner',
    act: async (page) => {
      await reaches(page, consentWords.inSafe)
      await button(page, wrapWords.wrap.chooseHolder).click()
      await page.getByRole('radio').first().waitFor()
    },
    next: [
      {
        name: 'wrap-several-review',
        act: async (page) => {
          await button(page, wrapWords.wrap.review).click()
          await button(page, consentWords.collect).waitFor()
        },
      },
    ],
  },
  {
    name: 'consent-sign',
    path: async ({ world }) => sharedWrap((await moreSafes(world)).shared),
    by: 'owner',
    act: (page) => reaches(page, consentWords.simulated),
    next: [
      {
        name: 'consent-refused',
        act: async (page, { wallet }) => {
          wallet.mood = 'reject'
          await page.getByRole('checkbox').first().check()
          await button(page, consentWords.sign).click()
          await page.getByRole('main').getByRole('alert').waitFor()
        },
      },
      {
        name: 'consent-no-signature',
        act: async (page) => {
          await page.getByLabel(consentWords.field).fill('0x1234')
          await button(page, consentWords.addAct).click()
          await reaches(page, consentWords.wrong.noSignature)
        },
      },
    ],
  },
  {
    name: 'consent-complete',
    path: async ({ world }) => sharedWrap((await moreSafes(world)).shared, { isSigned: true }),
    by: 'owner',
    act: (page) => reaches(page, fixedPart(pageWords.write.tried)),
  },
  {
    name: 'consent-later',
    path: async ({ world }) => sharedWrap((await moreSafes(world)).shared, { isSigned: true, nonce: 7n }),
    by: 'owner',
    act: (page) => reaches(page, consentWords.fault.later.title),
  },
  {
    name: 'consent-cut',
    path: async ({ world }) => (await sharedWrap((await moreSafes(world)).shared)).slice(0, -7),
    by: 'owner',
    act: (page) => reaches(page, consentWords.wrong.cut),
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
    ...ofSolo,
    name: 'wrap-unknown',
    isApart: true,
    before: (page) => keepValue(page, 'transactions', [{ ...onItsWay[0], status: 'unknown' }]),
    act: (page) => reaches(page, transactionWords.unknown.title),
  },
  {
    ...ofSolo,
    name: 'wrap-unanswered',
    isApart: true,
    before: (page) => keepValue(page, 'transactions', [unanswered]),
    act: async (page) => {
      await reaches(page, transactionWords.asked.title)
      await button(page, transactionWords.sendAgain).waitFor()
    },
    next: [
      {
        name: 'wrap-unanswered-dismiss',
        act: async (page) => {
          await button(page, transactionWords.dismiss).click()
          await reaches(page, transactionWords.dismissAsked)
        },
      },
    ],
  },
  {
    ...ofSolo,
    name: 'wrap-unclear',
    isApart: true,
    before: (page) =>
      keepValue(page, 'transactions', [{ ...unanswered, status: 'unknown', reply: 'Internal JSON-RPC error.' }]),
    act: async (page) => {
      await reaches(page, transactionWords.unclear.title)
      await button(page, transactionWords.sendAgain).waitFor()
    },
  },
  {
    ...ofSolo,
    name: 'wrap-cancelled',
    isApart: true,
    // replaced by an empty transaction to the sender
    act: async (page, stage) => {
      await wrapMeanwhile(page, stage, async (ask) => {
        await ask('anvil_dropAllTransactions')
        await ask('anvil_impersonateAccount', ada.account.address)
        await ask('eth_sendTransaction', { from: ada.account.address, to: ada.account.address, value: '0x0' })
        await ask('anvil_stopImpersonatingAccount', ada.account.address)
      })
      await reaches(page, transactionWords.cancelled.title)
    },
  },
  {
    ...ofSolo,
    name: 'wrap-failed',
    isApart: true,
    // before it is mined, the threshold rises to two
    act: async (page, stage) => {
      await wrapMeanwhile(page, stage, (ask) => ask('anvil_setStorageAt', ...thresholdOf(2n)))
      await reaches(page, transactionWords.failed.title)
    },
    after: ({ world: { anvil } }) => anvil.provider.request({ method: 'anvil_setStorageAt', params: thresholdOf(1n) }),
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
