import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { accountWords } from '../../src/words/en/account.ts'
import { errorWords } from '../../src/words/en/errors.ts'
import { signInWords } from '../../src/words/en/signIn.ts'
import { accountButton, button, fixedPart, reaches, type Screen } from './screen.ts'

const { account } = people.ada
const shared = { path: '', isDialog: true, by: 'owner' } as const

async function open(page: Page): Promise<void> {
  await accountButton(page).click()
  await button(page, accountWords.account.verify).click()
}

async function openReady(page: Page): Promise<void> {
  await open(page)
  await reaches(page, signInWords.message)
}

const sign = (page: Page) => button(page, signInWords.acts.sign).click()

async function signed(page: Page): Promise<void> {
  await openReady(page)
  await sign(page)
  await reaches(page, signInWords.done.title)
}

/** From here on no node answers, or none can be reached. */
const cutOff = (page: Page, how: 'silent' | 'unreachable') =>
  page.route('**', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    return how === 'silent' ? undefined : route.abort()
  })

/** From here on the wallet refuses every request. */
const refuseAll = (page: Page, code: number, message: string) =>
  page.evaluate((refused) => Object.assign(window, { walletRequest: async () => ({ refused }) }), { code, message })

const failed = (name: 'SignInPreparing' | 'SignInSigning' | 'SignInVerifying' | 'SignInFailed') => (page: Page) =>
  reaches(page, errorWords[name].title)

/** A message that the owners of a Safe were asked to sign on an earlier visit. */
const keepWaiting = (page: Page) =>
  page.evaluate(
    ({ address, now }) => {
      const text = `${location.host} wants you to sign in with your Ethereum account:\n${address}\n\nA sample.`
      const times = { issuedAt: now, askedAt: now, expiresAt: now + 86_400_000 }
      const kind = { kind: 'safe', threshold: 2 }
      const draft = { walletId: 'test.wallet', account: address, chainId: 1, kind, text, nonce: 'a1b2c3d4', ...times }
      localStorage.setItem('signIns', JSON.stringify({ v: 1, value: [{ draft }] }))
    },
    { address: account.address, now: Date.now() },
  )

/** Signing in (S2.7), in each of its states. */
export const signInScreens: readonly Screen[] = [
  { ...shared, name: 'sign-in', act: openReady },
  {
    ...shared,
    name: 'sign-in-message',
    act: async (page) => {
      await openReady(page)
      await page.getByText(signInWords.message).click()
    },
  },
  {
    ...shared,
    name: 'sign-in-preparing',
    act: async (page) => {
      await cutOff(page, 'silent')
      await open(page)
      await reaches(page, signInWords.acts.preparing)
    },
  },
  {
    ...shared,
    name: 'sign-in-unprepared',
    act: async (page) => {
      await cutOff(page, 'unreachable')
      await open(page)
      await failed('SignInPreparing')(page)
    },
  },
  {
    ...shared,
    name: 'sign-in-signing',
    mood: 'silent',
    act: async (page) => {
      await openReady(page)
      await sign(page)
      await reaches(page, signInWords.acts.signing)
    },
  },
  {
    ...shared,
    name: 'sign-in-declined',
    mood: 'reject',
    act: async (page) => {
      await openReady(page)
      await sign(page)
      await reaches(page, fixedPart(signInWords.declined))
    },
  },
  {
    ...shared,
    name: 'sign-in-unsigned',
    mood: 'broken',
    act: async (page) => {
      await openReady(page)
      await sign(page)
      await failed('SignInSigning')(page)
    },
  },
  {
    ...shared,
    name: 'sign-in-failed',
    act: async (page) => {
      await openReady(page)
      await refuseAll(page, 4900, 'The provider is disconnected.')
      await sign(page)
      await failed('SignInFailed')(page)
    },
  },
  {
    ...shared,
    name: 'sign-in-verifying',
    mood: 'forges',
    act: async (page) => {
      await openReady(page)
      await cutOff(page, 'silent')
      await sign(page)
      await reaches(page, signInWords.acts.verifying)
    },
  },
  {
    ...shared,
    name: 'sign-in-unverified',
    mood: 'forges',
    act: async (page) => {
      await openReady(page)
      await cutOff(page, 'unreachable')
      await sign(page)
      await reaches(page, signInWords.notKnown)
    },
  },
  {
    ...shared,
    name: 'sign-in-wrong',
    mood: 'forges',
    act: async (page) => {
      await openReady(page)
      await sign(page)
      await reaches(page, signInWords.invalid)
    },
  },
  { ...shared, name: 'sign-in-done', act: signed },
  {
    ...shared,
    name: 'account-verified',
    act: async (page) => {
      await signed(page)
      await button(page, signInWords.acts.done).click()
      await accountButton(page).click()
      await reaches(page, accountWords.account.verified)
    },
  },
  {
    ...shared,
    name: 'sign-in-network',
    chainId: 56,
    act: async (page) => {
      await open(page)
      await button(page, signInWords.acts.chooseNetwork).waitFor()
    },
  },
  // last, since a pending sign-in stays in the browser
  {
    ...shared,
    name: 'sign-in-waiting',
    act: async (page) => {
      await keepWaiting(page)
      await open(page)
      await reaches(page, signInWords.waiting.title)
    },
  },
]
