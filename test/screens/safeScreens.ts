import type { Page } from '@playwright/test'
import { demoDollar } from '../../src/demo/demoTokens.ts'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { approvalsWords } from '../../src/words/en/approvals.ts'
import { callsWords } from '../../src/words/en/calls.ts'
import { historyWords } from '../../src/words/en/history.ts'
import { holderWords } from '../../src/words/en/holder.ts'
import { holdingsWords } from '../../src/words/en/holdings.ts'
import { lendingWords } from '../../src/words/en/lending.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { proofWords } from '../../src/words/en/proof.ts'
import { reasonWords } from '../../src/words/en/reasons.ts'
import { sendingWords } from '../../src/words/en/sending.ts'
import { signingWords } from '../../src/words/en/signing.ts'
import { sweepWords } from '../../src/words/en/sweep.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import { moreSafes } from './moreSafes.ts'
import { fixedPart, keepValue, reaches, type Screen, type Step } from './screen.ts'

const { approved, solo, wrapped } = samples
const ofWrapped = { path: `eth:${wrapped.address}`, by: 'owner' } as const

const cleo = people.cleo.account.address
/** It starts and ends like Cleo's. */
const imitation = `${cleo.slice(0, 6)}${'0123456789abcdef'.repeat(2)}${cleo.slice(-4)}`.toLowerCase()

/** An unlimited approval for Cleo. */
const permit = JSON.stringify({
  types: {
    Permit: [
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  domain: { name: 'Token', chainId: 1, verifyingContract: solo.address },
  message: { spender: cleo, value: `0x${'f'.repeat(64)}`, deadline: 1_900_000_000 },
})
/** A batch of which the second call fails: its arguments are missing. */
const drafts = [
  { to: cleo, value: '100000000000000000', data: '0x' },
  { to: demoDollar, value: '0', data: '0xa9059cbb' },
  {
    to: demoDollar,
    value: '0',
    data: `0xa22cb465${cleo.slice(2).toLowerCase().padStart(64, '0')}${'1'.padStart(64, '0')}`,
  },
]

const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const tried = (page: Page) => reaches(page, fixedPart(pageWords.write.tried))
const chosen = (name: string, said: () => string, then: (page: Page) => Promise<unknown> = tried): Step => ({
  name: `wallet-${name}`,
  act: async (page) => {
    await act(page, said()).click()
    await then(page)
  },
})

/** A Safe's page, and what its holder can do with it. */
export const safeScreens: readonly Screen[] = [
  {
    ...ofWrapped,
    name: 'wallet',
    before: (_, { world }) => passQuietTime(world.anvil),
    act: (page) => reaches(page, pageWords.safe.sealed),
    next: [
      {
        name: 'wallet-send',
        act: async (page) => {
          await page.getByLabel(pageWords.safe.amount).fill('1')
          await page.getByLabel(pageWords.safe.to, { exact: true }).fill(cleo)
          await reaches(page, pageWords.safe.stays)
        },
      },
      {
        name: 'wallet-send-token',
        act: async (page) => {
          const picker = page.getByLabel(sendingWords.token, { exact: true })
          await picker.selectOption(`erc20:${demoDollar}`)
          await page.getByLabel(pageWords.safe.amount).fill('1.5')
          await reaches(page, pageWords.safe.stays)
        },
      },
      {
        name: 'wallet-send-refused',
        act: async (page) => {
          await page.getByLabel(pageWords.safe.to, { exact: true }).fill(demoDollar)
          await reaches(page, sendingWords.toToken)
        },
      },
      chosen(
        'call',
        () => callsWords.call,
        async (page) => {
          await page.getByLabel(holdingsWords.contract, { exact: true }).fill(demoDollar)
          await page.getByLabel(callsWords.what).fill('approve(address spender, uint256 amount)')
          await page.getByLabel('spender').fill(cleo)
          await page.getByLabel('amount').fill((2n ** 256n - 1n).toString())
          await reaches(page, callsWords.right.title)
          await reaches(page, fixedPart(pageWords.write.feeAbout))
        },
      ),
      {
        name: 'wallet-call-refused',
        act: async (page) => {
          await page.getByLabel(holdingsWords.contract, { exact: true }).fill(cleo)
          await reaches(page, reasonWords.NoCodeThere.title)
        },
      },
      chosen(
        'batch-none',
        () => callsWords.batch,
        (page) => reaches(page, callsWords.none),
      ),
      {
        name: 'wallet-batch-refused',
        act: async (page) => {
          const buffer = Buffer.from('{"chainId":"1","transactions":[{"to":"0x12"}]}')
          const file = { name: 'batch.json', mimeType: 'application/json', buffer }
          await page.getByLabel(callsWords.take, { exact: true }).first().setInputFiles(file)
          await reaches(page, callsWords.rows)
        },
      },
      chosen('lock', () => holderWords.lock),
      chosen('signing', () => holderWords.sign),
      chosen(
        'give',
        () => holderWords.give,
        async (page) => {
          await page.getByLabel(holderWords.giveTo).fill(cleo)
          await tried(page)
        },
      ),
      chosen(
        'unwrap',
        () => pageWords.safe.unwrap,
        async (page) => {
          await reaches(page, proofWords.unwrapUnproven)
          await tried(page)
        },
      ),
      chosen(
        'sweep',
        () => sweepWords.open,
        async (page) => {
          await reaches(page, sweepWords.moves)
          await tried(page)
        },
      ),
      chosen(
        'history',
        () => historyWords.open,
        (page) =>
          reaches(
            page,
            fixedPart((block) => historyWords.searched(block, '')),
          ),
      ),
      chosen(
        'by-hand',
        () => pageWords.watch.act,
        (page) => reaches(page, pageWords.watch.said.byHand),
      ),
    ],
  },
  {
    ...ofWrapped,
    name: 'wallet-look-alike',
    isApart: true,
    before: (page) => keepValue(page, 'recipients', [{ address: cleo, at: Date.now() - 86_400_000 }]),
    act: async (page) => {
      await page.getByLabel(pageWords.safe.amount).fill('1')
      await page.getByLabel(pageWords.safe.to, { exact: true }).fill(imitation)
      await reaches(page, pageWords.safe.lookAlike.title)
    },
  },
  {
    ...ofWrapped,
    name: 'wallet-batch',
    isApart: true,
    before: (page) => keepValue(page, 'batches', [{ chainId: 1, safe: wrapped.address, calls: drafts }]),
    act: async (page) => {
      await act(page, callsWords.batchOf(drafts.length)).click()
      await reaches(page, callsWords.fails(2))
    },
  },
  {
    name: 'wallet-locked',
    path: async ({ world }) => `eth:${(await moreSafes(world)).locked}`,
    by: 'owner',
    act: (page) => reaches(page, fixedPart(holderWords.lockedUntil)),
  },
  {
    name: 'wallet-lend',
    path: async ({ world }) => `eth:${(await moreSafes(world)).locked}?lend`,
    act: async (page) => {
      await reaches(page, lendingWords.kind.plain)
      await reaches(page, lendingWords.terms)
    },
  },
  {
    name: 'wallet-signs',
    path: async ({ world }) => `eth:${(await moreSafes(world)).signing}`,
    by: 'owner',
    act: async (page) => {
      await act(page, holderWords.sign).click()
      await page.getByLabel(signingWords.textLabel).fill('Hello')
      await reaches(page, signingWords.walletShows)
    },
    next: [
      {
        name: 'wallet-signs-typed',
        act: async (page) => {
          await page.getByRole('radio').last().check()
          await page.getByLabel(signingWords.typedLabel).fill(permit)
          await reaches(page, signingWords.dangers.permit.title)
        },
      },
      {
        name: 'wallet-signed',
        act: async (page) => {
          await page.getByRole('checkbox').first().check()
          await act(page, signingWords.act).click()
          await reaches(page, signingWords.until)
        },
      },
    ],
  },
  {
    name: 'wallet-unsealed',
    path: async ({ world }) => `eth:${(await moreSafes(world)).unsealed}`,
    act: (page) => reaches(page, pageWords.safe.unsealed),
  },
  { name: 'wallet-outside', path: `eth:${solo.address}`, act: (page) => reaches(page, pageWords.safe.control) },
  {
    name: 'wallet-approvals',
    path: `eth:${approved.address}`,
    act: (page) => reaches(page, approvalsWords.sorted),
  },
  { name: 'wallet-stranger', path: `eth:${wrapped.address}`, act: (page) => reaches(page, pageWords.safe.notYours) },
  {
    name: 'wallet-nothing',
    path: `eth:${people.dora.account.address}`,
    act: (page) => reaches(page, pageWords.safe.notFound),
  },
]
