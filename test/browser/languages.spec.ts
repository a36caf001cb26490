import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { LANGUAGES } from '../../src/words/languages.ts'
import type { Translation } from '../../src/words/Translation.ts'
import { expect, inBothSizes, test } from './fixtures.ts'

// The built page in each of its languages, not connected unless stated.

const others = LANGUAGES.filter(({ load }) => load)

async function said(tag: string): Promise<Translation> {
  const loaded = await LANGUAGES.find((language) => language.tag === tag)?.load?.()
  if (!loaded) throw new Error(`There is no ${tag}.`)
  return loaded.translation
}

/** The page's language and direction attributes, for browsers and screen readers. */
const marks = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])

/** The errors and console messages of a context's pages. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`))
  context.on('weberror', (error) => heard.push(String(error.error())))
  return heard
}

async function visit(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  const heard = listen(context)
  return { context, page: await context.newPage(), heard }
}

for (const { tag, direction } of others)
  test(`[S2] a browser that prefers ${tag} gets the page in it, from the first paint on`, async ({ browser, site }) => {
    const { appShell, home } = await said(tag)
    const { context, page, heard } = await visit(browser, { locale: `${tag}-XX` })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(site.url, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelector('h1') !== null)
    expect(await marks(page)).toEqual([tag, direction])
    await expect(page.getByRole('heading', { name: /Turn a whole Safe/ })).toBeHidden()

    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(appShell.home.title.join(' '))
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: appShell.nav.wallets })).toBeVisible()
    await expect(page.getByRole('heading', { name: home.risksTitle })).toBeVisible()
    await banner.getByRole('button', { name: appShell.connection.connect }).click()
    await expect(page.getByRole('dialog', { name: appShell.connect.title })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('combobox')).toHaveValue(tag)
    expect(heard).toEqual([])
    await context.close()
  })

test('[S2] a language is selected by hand, applies at once and later, and adds no bytes for others', async ({
  browser,
  site,
}) => {
  const { context, page, heard } = await visit(browser, { locale: 'en-US' })
  const loaded: string[] = []
  context.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const select = page.getByRole('contentinfo').getByRole('combobox')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${site.url}#/settings`)
  await expect(heading).toHaveText('Settings')
  await expect(select.locator('option')).toHaveText(LANGUAGES.map(({ name }) => name))
  expect(loaded.filter((path) => path.includes('translation'))).toEqual([])

  const { pages, appShell } = await said('ar')
  await select.selectOption('ar')
  await expect(heading).toHaveText(pages.settings.title)
  expect(await marks(page)).toEqual(['ar', 'rtl'])
  await expect(page).toHaveTitle(new RegExp(pages.settings.title))
  await page.reload()
  await expect(heading).toHaveText(pages.settings.title)
  expect(loaded.filter((path) => path.includes('translation'))).toHaveLength(2)

  await page.getByRole('main').getByRole('combobox', { name: appShell.foot.language }).selectOption('en')
  await expect(heading).toHaveText('Settings')
  expect(await marks(page)).toEqual(['en', 'ltr'])
  expect(heard).toEqual([])
  await context.close()
})

inBothSizes(() => {
  test('[S2] the settings have the language too, in two columns where there is room', async ({
    page,
    site,
    viewport,
  }) => {
    await page.goto(`${site.url}#/settings`)
    const main = page.getByRole('main')
    await main.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
    const edges = await main
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().left)))
    expect(new Set(edges).size).toBe((viewport?.width ?? 0) > 1_000 ? 2 : 1)
  })
})

test('[S2] a language that fails to load leaves the page unchanged, with a message', async ({ browser, site }) => {
  const { context, page } = await visit(browser, { locale: 'en-US' })
  await context.route('**/assets/translation*.js', (route) => route.abort())
  await page.goto(`${site.url}#/settings`)
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await expect(page.getByText("That language didn't load.")).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  expect(await marks(page)).toEqual(['en', 'ltr'])
  await context.close()

  // also one that the browser prefers
  const other = await visit(browser, { locale: 'ar' })
  await other.context.route('**/assets/translation*.js', (route) => route.abort())
  await other.page.goto(site.url)
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(/Turn a whole Safe/)
  expect(await marks(other.page)).toEqual(['en', 'ltr'])
  await other.context.close()
})

test('[S2] from right to left: icons that point are mirrored, addresses are not, and the arrow keys work', async ({
  browser,
  site,
}) => {
  const { appShell } = await said('ar')
  const { context, page, heard } = await visit(browser, { locale: 'ar', viewport: { width: 390, height: 844 } })
  await page.goto(site.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('figure').getByText('0x8ba1')).toHaveCSS('direction', 'ltr')
  // an example of an address runs from left to right inside its sentence
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveAttribute('placeholder', /\u20660x…/)
  await page.getByRole('banner').getByRole('button', { name: appShell.connection.connect }).click()
  const rows = page.getByRole('dialog').locator('button[data-name]')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const pointing = page.getByRole('dialog').locator('[data-icon="back"]')
  await expect(pointing.first()).toHaveCSS('scale', '-1 1')
  expect(heard).toEqual([])
  await context.close()
})
