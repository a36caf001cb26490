import type { BrowserContextOptions, Page } from '@playwright/test'
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

const WIDE = { width: 1280, height: 900 }

/** The first language, and the one that runs from right to left, where each screen is also reached with little room. */
const looked = LANGUAGES.filter(({ tag }) => tag === 'en' || tag === 'ar')
const arrivals: Record<string, BrowserContextOptions> = {
  ar: { viewport: { width: 320, height: 568 }, forcedColors: 'active', reducedMotion: 'reduce' },
}

test.describe.configure({ mode: 'parallel' })

for (const { tag, load } of looked)
  test(`[S2] every screen is accessible, light and dark, has room at 320 px, in forced colours and with large letters, and opens every link out in a tab of its own (${tag})`, async ({
    browser,
    site,
    mainnet,
  }) => {
    test.setTimeout(600_000)
    speak(tag, (await load?.())?.translation)
    const stages = await prepareStages(browser, site.url, mainnet, { language: tag, ...arrivals[tag] })
    for (const screen of screens) {
      const page = await stages.open(screen)
      await page.setViewportSize(WIDE)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors: 'none' })
        const faults = [...(await violationsOf(page)), ...(await dialogFaults(page))]
        expect.soft(faults, `${screen.name}, ${colorScheme}`).toEqual([])
      }
      expect.soft(await layoutFaults(page), `${screen.name}, little room`).toEqual([])
      await page.close()
    }
    await stages.close()
    speak('en')
  })
