import type { Page } from '@playwright/test'
import { consentWords } from '../../src/words/en/consent.ts'
import { wrapWords } from '../../src/words/en/wrap.ts'
import { moreSafes } from './moreSafes.ts'
import { button, reaches, type Screen } from './screen.ts'
import { sharedWrap } from './sharedWrap.ts'

const chooseHolder = (page: Page) => button(page, wrapWords.wrap.chooseHolder).click()

/** A Safe with owners that aren't accounts with a key: another Safe, and a passkey that only counts in this Safe. */
export const contractOwnerScreens: readonly Screen[] = [
  {
    name: 'wrap-holder-passkey',
    path: async ({ world }) => `wrap/eth:${(await moreSafes(world)).mixed}`,
    by: 'owner',
    // started wraps stay in the browser
    isApart: true,
    act: async (page) => {
      await chooseHolder(page)
      await reaches(page, consentWords.keepShared)
    },
    next: [
      {
        name: 'consent-contracts',
        act: async (page) => {
          await button(page, wrapWords.wrap.review).click()
          await page.getByRole('checkbox').check()
          await button(page, consentWords.collect).click()
          await reaches(page, consentWords.contracts)
        },
      },
    ],
  },
  {
    name: 'consent-inner-safe',
    path: async ({ world }) => sharedWrap((await moreSafes(world)).nested),
    by: 'owner',
    act: (page) => reaches(page, consentWords.ownerYours),
  },
]
