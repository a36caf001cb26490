import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../src/words/languages.ts'
import { speak } from '../../src/words/room.ts'
import { prepareStages } from '../../tools/openScreen.ts'
import { screens } from '../../tools/screens.ts'
import { expect, test, violationsOf } from './fixtures.ts'
import { layoutFaults } from './layoutFaults.ts'

/** What is wrong with an open dialog, whoever opened it: it has a name, and the focus is in it. */
const dialogFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const open = document.querySelector('dialog[open]')
    if (!open) return []
    const name = document.getElementById(open.getAttribute('aria-labelledby') ?? '')?.textContent?.trim()
    const faults = name ? [] : ['the dialog has no name']
    return open.contains(document.activeElement) ? faults : [...faults, 'the focus is outside the dialog']
  })

/** The first language, and the one that runs from right to left. */
const looked = LANGUAGES.filter(({ tag }) => tag === 'en' || tag === 'ar')

test.describe.configure({ mode: 'parallel' })

for (const { tag, load } of looked)
  test(`[S2] every screen is accessible, light and dark, and has room at 320 px and with large letters (${tag})`, async ({
    browser,
    site,
    mainnet,
  }) => {
    test.setTimeout(600_000)
    speak(tag, (await load?.())?.translation)
    const stages = await prepareStages(browser, site.url, mainnet, { language: tag })
    for (const screen of screens) {
      const page = await stages.open(screen)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const faults = [...(await violationsOf(page)), ...(await dialogFaults(page))]
        expect.soft(faults, `${screen.name}, ${colorScheme}`).toEqual([])
      }
      expect.soft(await layoutFaults(page), `${screen.name}, little room`).toEqual([])
      await page.close()
    }
    await stages.close()
    speak('en')
  })
