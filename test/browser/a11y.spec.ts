import type { BrowserContextOptions, Page } from '@playwright/test'
import { setMessages } from '../../src/words/defineMessages.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { prepareStages } from '../screens/prepareStages.ts'
import { screens } from '../screens/screens.ts'
import { dialogFaults, faultsAfterClosing, watchFocus } from './dialogFaults.ts'
import { expect, test, violationsOf } from './fixtures.ts'
import { layoutFaults } from './layoutFaults.ts'

const WIDE = { width: 1280, height: 900 }

/** The first language, and the one that runs from right to left, where each screen is also reached with little room. */
const looked = LANGUAGES.filter(({ tag }) => tag === 'en' || tag === 'ar')
const arrivals: Record<string, BrowserContextOptions> = {
  ar: { viewport: { width: 320, height: 568 }, forcedColors: 'active', reducedMotion: 'reduce' },
}

/**
 * What is wrong with what is shown, in both themes and with little room.
 * @param isLast whether in each of the ways in which room is little; what comes before is looked at in the narrowest
 */
async function faultsOf(page: Page, isLast: boolean): Promise<string[]> {
  await page.setViewportSize(WIDE)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  const faults = [...(await violationsOf(page)), ...(await dialogFaults(page))]
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const fault of await violationsOf(page, 'colours')) faults.push(`dark: ${fault}`)
  return [...faults, ...(await layoutFaults(page, isLast ? undefined : 1))]
}

test.describe.configure({ mode: 'parallel' })

for (const { tag, load } of looked)
  test(`[S2] every screen is accessible, light and dark, has room at 320 px, in forced colours and with large letters, opens every link out in a tab of its own, and gives the focus back (${tag})`, async ({
    browser,
    site,
    mainnet,
  }) => {
    test.setTimeout(900_000)
    setMessages(tag, (await load?.())?.translation)
    const stages = await prepareStages(browser, site.url, mainnet, { language: tag, ...arrivals[tag] })
    for (const screen of screens.filter(({ isEnglish }) => !isEnglish || tag === 'en')) {
      const last = screen.next?.at(-1) ?? screen
      await stages.visit(
        screen,
        async (page, step) => {
          const faults = await faultsOf(page, step.name === last.name)
          if (step.name === last.name) faults.push(...(await faultsAfterClosing(page)))
          expect.soft(faults, step.name).toEqual([])
        },
        watchFocus,
      )
    }
    await stages.close()
    setMessages('en')
  })
