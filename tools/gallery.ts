import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startWorld } from '../test/demo/startWorld.ts'
import { findBrowser } from './findBrowser.ts'
import { prepareStages, type Stages } from './openScreen.ts'
import { screens } from './screens.ts'
import { serveBuild } from './serve.ts'
import { buildAndMeasure } from './size.ts'

/**
 * Draws every screen in every state, light and dark, phone and wide, side by side: a picture a screen in `gallery/`.
 * `npm run gallery -- connect wrap` draws those whose names begin so.
 */

const folder = fileURLToPath(new URL('../gallery', import.meta.url))
const only = process.argv.slice(2)
const wanted = screens.filter(({ name }) => only.length === 0 || only.some((word) => name.startsWith(word)))

const SIZES = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const
const THEMES = ['light', 'dark'] as const

/** Milliseconds for a dialog's entrance and a page's pictures. */
const SETTLED = 400

type Looks = Map<string, Buffer[]>

async function lookAt(stages: Stages, looks: Looks): Promise<void> {
  for (const screen of wanted) {
    const page = await stages.open(screen).catch((error: unknown) => {
      console.error(`${screen.name}: ${String(error).split('\n')[0]}`)
    })
    if (!page) continue
    await page.waitForTimeout(SETTLED)
    const picture = await page.screenshot({ fullPage: !screen.isDialog })
    looks.set(screen.name, [...(looks.get(screen.name) ?? []), picture])
    await page.close()
  }
}

/** Puts the pictures of one screen beside each other, at half their size. */
async function hang(page: Page, name: string, pictures: readonly Buffer[]): Promise<void> {
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`)
  await page.setContent(`<style>body{margin:0;padding:24px;display:flex;gap:24px;align-items:start;background:#8a8a8a;
    width:max-content}img{zoom:.5}</style>${images.join('')}`)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

async function draw(browser: Browser): Promise<void> {
  const [world, site] = await Promise.all([startWorld(1), serveBuild()])
  const looks: Looks = new Map()
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of THEMES) {
      const options = { viewport, colorScheme, hasTouch: size === 'phone' }
      const stages = await prepareStages(browser, site.url, world, options)
      await lookAt(stages, looks)
      await stages.close()
    }
  const wall = await browser.newPage({ viewport: { width: 100, height: 100 } })
  for (const [name, pictures] of looks) await hang(wall, name, pictures)
  await Promise.all([site.close(), world.anvil.stop()])
  console.log(`${looks.size} screens hang in gallery/.`)
}

if (only.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await buildAndMeasure()
const executablePath = await findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
await draw(browser)
await browser.close()
