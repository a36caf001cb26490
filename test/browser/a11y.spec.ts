import type { Page } from '@playwright/test'
import { setMessages } from '../../src/words/defineMessages.ts'
import { prepareStages } from '../screens/prepareStages.ts'
import type { Screen, Step } from '../screens/screen.ts'
import { screens } from '../screens/screens.ts'
import { translationOf } from '../words/translationOf.ts'
import { colourFaults, structureFaults } from './axe.ts'
import { dialogFaults, faultsAfterClosing, watchFocus } from './dialogFaults.ts'
import { expect, test } from './fixtures.ts'
import { layoutFaults } from './layoutFaults.ts'
import { seenInRun } from './seenInRun.ts'

const WIDE = { width: 1280, height: 900 }

/** Each screen is opened in the hardest setting, right to left and narrow, and then switched to English in place. */
const VISITS = [
  {
    isEnglish: undefined,
    tags: ['ar', 'en'],
    arrival: { viewport: { width: 320, height: 568 }, forcedColors: 'active', reducedMotion: 'reduce' },
  },
  { isEnglish: true, tags: ['en'], arrival: {} },
] as const

/** Enough chunks to keep the workers evenly busy, and few enough that a visitor is rarely set up again. */
const SCREENS_A_TEST = 10

/** A visitor's screens stay in order, since later ones depend on what earlier ones left in the browser. */
const parts = [...new Set(screens.map(({ by = 'nobody' }) => by))].flatMap((visitor) => {
  const all = screens.filter(({ by = 'nobody' }) => by === visitor)
  return Array.from({ length: Math.ceil(all.length / SCREENS_A_TEST) }, (_, index) => ({
    name: `${visitor} ${index + 1}`,
    some: all.slice(index * SCREENS_A_TEST, (index + 1) * SCREENS_A_TEST),
  }))
})

/** Switches the language of the test itself, which reads the page's messages. */
async function sayTest(tag: string): Promise<void> {
  setMessages(tag, tag === 'en' ? undefined : await translationOf(tag))
}

/** Switches page and test to a language by the page's own list, without navigating. */
async function sayIn(page: Page, tag: string): Promise<void> {
  await sayTest(tag)
  await page.locator('footer select').evaluate((select: HTMLSelectElement, tag) => {
    select.value = tag
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, tag)
  await page.locator(`html[lang=${tag}]`).waitFor()
}

/** @param isLast whether to check all narrow sizes; otherwise only the narrowest */
const roomFaults = (page: Page, isLast: boolean, isForced: boolean) =>
  layoutFaults(page, { isForced, isLeft: true, ...(!isLast && { count: 1 }) })

/** The colour combinations in light that were checked together with their dark counterparts. */
const seenInBoth = seenInRun('both-themes')

/** Waits until the page has followed the browser's theme. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, forcedColors: 'none' })
  // a page whose code failed to load doesn't follow the theme: set by hand
  await page.evaluate((theme) => {
    const { dataset, classList } = document.documentElement
    if (!('started' in dataset)) classList.replace(theme === 'dark' ? 'light' : 'dark', theme)
  }, theme)
  await page.locator(theme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor()
}

/** The violations of the current screen, in both themes and narrow. */
async function faultsOf(page: Page, isLast: boolean): Promise<string[]> {
  await page.setViewportSize(WIDE)
  await setTheme(page, 'light')
  const light = await colourFaults(page)
  const faults = [...(await structureFaults(page)), ...(await dialogFaults(page)), ...light.faults]
  // the same classes decide how it looks in dark
  if (seenInBoth.fresh(light.looks).length > 0) {
    await setTheme(page, 'dark')
    for (const fault of (await colourFaults(page)).faults) faults.push(`dark: ${fault}`)
    seenInBoth.add(light.looks)
  }
  return [...faults, ...(await roomFaults(page, isLast, true))]
}

test.describe.configure({ mode: 'parallel' })

for (const { name, some } of parts)
  test(`[S2] every screen is accessible in light and dark, fits at 320 px, in forced colours and with large text, opens external links in a new tab, and restores focus (${name})`, async ({
    browser,
    site,
    mainnet,
  }) => {
    test.setTimeout(900_000)
    const look = (screen: Screen, tags: readonly string[]) => {
      const last = screen.next?.at(-1) ?? screen
      // each step starts in the language in which the one before ended
      let spoken = tags
      return async (page: Page, step: Step) => {
        const isLast = step.name === last.name
        const [first, ...others] = spoken
        expect.soft(await faultsOf(page, isLast), `${step.name}, ${first}`).toEqual([])
        for (const tag of others) {
          await sayIn(page, tag)
          // another language changes only the layout: no structure, colours or borders
          expect.soft(await roomFaults(page, isLast, false), `${step.name}, ${tag}`).toEqual([])
        }
        spoken = spoken.toReversed()
        await page.setViewportSize(WIDE)
        if (isLast) expect.soft(await faultsAfterClosing(page), step.name).toEqual([])
      }
    }
    for (const { isEnglish, tags, arrival } of VISITS) {
      const wanted = some.filter((screen) => screen.isEnglish === isEnglish)
      await sayTest(tags[0])
      const stages = await prepareStages(browser, site.url, mainnet, { language: tags[0], ...arrival })
      for (const screen of wanted) {
        await sayTest(tags[0])
        await stages.visit(screen, look(screen, tags), watchFocus)
      }
      await stages.close()
    }
    setMessages('en')
  })
