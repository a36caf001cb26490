import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startWorld } from '../test/demo/startWorld.ts'
import { manyChainsScreens } from '../test/screens/manyChainsScreens.ts'
import { prepareStages, type Stages } from '../test/screens/prepareStages.ts'
import type { Screen } from '../test/screens/screen.ts'
import { screens } from '../test/screens/screens.ts'
import { buildSite } from './buildSite.ts'
import { findBrowser } from './findBrowser.ts'
import { serveBuild } from './serveBuild.ts'
import { buildAndMeasure } from './size.ts'

/**
 * Takes screenshots of every screen in every state, light and dark, phone and wide, side by side: one image a screen in
 * `gallery/`. `npm run gallery -- connect wrap` takes those whose names begin with `connect` or `wrap`.
 */

const folder = fileURLToPath(new URL('../gallery', import.meta.url))
const only = process.argv.slice(2)
const isWanted = ({ name, next = [] }: Screen) =>
  only.length === 0 ||
  [name, ...next.map((step) => step.name)].some((name) => only.some((word) => name.startsWith(word)))

/** The page as it ships, and a build with sixty chains. */
const SITES: { config?: string; screens: readonly Screen[] }[] = [
  { screens },
  { config: 'test/browser/manyChains.vite.ts', screens: manyChainsScreens },
]

const SIZES = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const
const THEMES = ['light', 'dark'] as const

/** Milliseconds for a dialog's animation and a page's images. */
const SETTLED = 400

type Looks = Map<string, Buffer[]>

/** Runs in the page: what is drawn only once it is near the window is drawn too. */
function showAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
}

/** @returns the screens that failed, a line each */
async function lookAt(stages: Stages, wanted: readonly Screen[], looks: Looks, where: string): Promise<string[]> {
  const failures: string[] = []
  for (const screen of wanted) {
    let name = screen.name
    const states = [screen, ...(screen.next ?? [])].map((step) => step.name)
    await stages
      .visit(screen, async (page, step) => {
        await page.evaluate(showAll)
        await page.waitForTimeout(SETTLED)
        const picture = await page.screenshot({ fullPage: !step.isDialog })
        looks.set(step.name, [...(looks.get(step.name) ?? []), picture])
        name = states[states.indexOf(step.name) + 1] ?? name
      })
      .catch((error: unknown) => {
        failures.push(`${name}, ${where}: ${String(error).split('\n')[0]}`)
      })
  }
  return failures
}

/** Puts the pictures of one screen beside each other, at half their size. */
async function hang(page: Page, name: string, pictures: readonly Buffer[]): Promise<void> {
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`)
  await page.setContent(`<style>body{margin:0;padding:24px;display:flex;gap:24px;align-items:start;background:#8a8a8a;
    width:max-content}img{zoom:.5}</style>${images.join('')}`)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

async function draw(browser: Browser): Promise<string[]> {
  const world = await startWorld(1)
  const looks: Looks = new Map()
  const failures: string[] = []
  for (const { config, screens } of SITES) {
    const wanted = screens.filter(isWanted)
    if (wanted.length === 0) continue
    const site = await serveBuild('/', config ? { folder: await buildSite({ config }) } : {})
    for (const [size, viewport] of Object.entries(SIZES))
      for (const colorScheme of THEMES) {
        const options = { viewport, colorScheme, hasTouch: size === 'phone' }
        const stages = await prepareStages(browser, site.url, world, options)
        failures.push(...(await lookAt(stages, wanted, looks, `${size}, ${colorScheme}`)))
        await stages.close()
      }
    await site.close()
  }
  const wall = await browser.newPage({ viewport: { width: 100, height: 100 } })
  for (const [name, pictures] of looks) await hang(wall, name, pictures)
  await world.anvil.stop()
  console.log(`${looks.size} screens hang in gallery/.`)
  return failures
}

if (only.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await buildAndMeasure()
const executablePath = await findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
const failures = await draw(browser)
await browser.close()
if (failures.length > 0) {
  console.error(['These could not be shown:', ...failures].join('\n  '))
  process.exitCode = 1
}
