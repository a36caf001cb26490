import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { samples } from '../../src/demo/samples.ts'
import { newSafeWords } from '../../src/words/en/newSafe.ts'
import { proofWords } from '../../src/words/en/proof.ts'
import { reportWords } from '../../src/words/en/report.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { translationOf } from '../words/translationOf.ts'
import { expect, inBothSizes, keepOwnRpc, test } from './fixtures.ts'

// The built page in each of its languages, not connected unless stated.

const others = LANGUAGES.filter(({ load }) => load)

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

/** Holds back a page's requests. @returns a function that releases them */
async function hold(context: BrowserContext, urls: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(urls, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** The messages that only the pages of a Safe and of wrapping need, in a language. */
const SAFE_WORDS = '**/assets/safeTranslation*.js'

/** Records which message files a context's pages request. */
function hearWords(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on('request', (request) => {
    const [, file] = /\/assets\/(\w*[tT]ranslation)-/.exec(request.url()) ?? []
    if (file) heard.push(file)
  })
  return heard
}

/** Records every text that a page renders, also one replaced at once. @returns whether one of the given was rendered */
async function watchText(page: Page): Promise<(text: string) => Promise<boolean>> {
  await page.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(window, { drawn })
    new MutationObserver(() => drawn.push(document.body?.textContent ?? '')).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  return (text) =>
    page.evaluate((text) => (window as unknown as { drawn: string[] }).drawn.some((all) => all.includes(text)), text)
}

for (const { tag, direction } of others)
  test(`[S2] a browser that prefers ${tag} gets the page in it, from the first paint on`, async ({ browser, site }) => {
    const { appShell, home } = await translationOf(tag)
    const { context, page, heard } = await visit(browser, { locale: `${tag}-XX` })
    const release = await hold(context, '**/assets/*.js')
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
  await page.evaluate(() => {
    const provider = { request: () => Promise.resolve([]), on: () => undefined, removeListener: () => undefined }
    const info = { uuid: crypto.randomUUID(), name: 'Own Wallet', rdns: 'test.own', icon: 'data:image/svg+xml,' }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  })

  const { pages, appShell } = await translationOf('ar')
  await select.selectOption('ar')
  await expect(heading).toHaveText(pages.settings.title)
  expect(await marks(page)).toEqual(['ar', 'rtl'])
  await expect(page).toHaveTitle(new RegExp(pages.settings.title))
  // the dialog was drawn in English while it was closed
  await page.getByRole('banner').getByRole('button', { name: appShell.connection.connect }).click()
  const dialog = page.getByRole('dialog', { name: appShell.connect.title })
  await expect(dialog.getByRole('button', { name: 'Own Wallet' })).toContainText(appShell.connect.installed)
  await page.keyboard.press('Escape')
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
  const { appShell } = await translationOf('ar')
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

test('[S2] the home page in German loads none of the messages of a Safe’s page, which is in German at once', async ({
  browser,
  site,
  mainnet,
}) => {
  const { report, proof, home, newSafe, appShell } = await translationOf('de')
  const { context, page, heard } = await visit(browser, { locale: 'de-DE' })
  const loaded = hearWords(context)
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(site.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(appShell.home.title.join(' '))
  await expect(page.getByRole('heading', { name: home.risksTitle })).toBeVisible()
  expect(loaded).toContain('translation')
  expect(loaded).not.toContain('safeTranslation')

  const hasDrawn = await watchText(page)
  const release = await hold(context, SAFE_WORDS)
  await page.goto('about:blank')
  const asked = page.waitForRequest(SAFE_WORDS)
  await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
  await asked
  const main = page.getByRole('main')
  await expect(main).toHaveText(appShell.loading)
  release()
  await expect(main.getByText(report.title, { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: proof.title })).toBeVisible()
  expect([await hasDrawn(report.title), await hasDrawn(reportWords.title), await hasDrawn(proofWords.title)]).toEqual([
    true,
    false,
    false,
  ])

  // once loaded, the other page uses it at once
  await page.evaluate(() => location.assign('#/wrap'))
  await expect(main.getByRole('heading', { name: newSafe.offer })).toBeVisible()
  expect(await hasDrawn(newSafeWords.offer)).toBe(false)
  expect(loaded.filter((file) => file === 'safeTranslation')).toHaveLength(1)
  expect(heard).toEqual([])
  await context.close()
})

test('[S2] switching the language on the page of a Safe changes all of its messages at once, never only some', async ({
  browser,
  site,
  mainnet,
}) => {
  const { context, page, heard } = await visit(browser, { locale: 'en-US' })
  const loaded = hearWords(context)
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  const main = page.getByRole('main')
  const select = page.getByRole('contentinfo').getByRole('combobox')
  const title = (text: string) => main.getByText(text, { exact: true })
  await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
  await expect(title(reportWords.title)).toBeVisible()
  expect(loaded).toEqual([])

  const [german, french] = await Promise.all([translationOf('de'), translationOf('fr')])
  const release = await hold(context, SAFE_WORDS)
  const asked = page.waitForRequest(SAFE_WORDS)
  await select.selectOption('de')
  await asked
  // the page stays as it was until then
  await expect(title(reportWords.title)).toBeVisible()
  expect(await marks(page)).toEqual(['en', 'ltr'])
  release()
  await expect(title(german.report.title)).toBeVisible()
  await expect(main.getByRole('heading', { name: german.proof.title })).toBeVisible()
  await select.selectOption('fr')
  await expect(title(french.report.title)).toBeVisible()

  // elsewhere a language loads without those messages, and loaded ones are reused
  await page.evaluate(() => location.assign('#/settings'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.pages.settings.title)
  await select.selectOption('ja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await translationOf('ja')).pages.settings.title)
  await select.selectOption('de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.pages.settings.title)
  expect(loaded.filter((file) => file === 'safeTranslation')).toHaveLength(2)
  await page.goBack()
  await expect(title(german.report.title)).toBeVisible()
  expect(heard).toEqual([])
  await context.close()
})

test('[S2] where those messages fail to load, the page of a Safe is in English, and retries on the next visit', async ({
  browser,
  site,
  mainnet,
}) => {
  const { report, appShell, pages } = await translationOf('de')
  const { context, page } = await visit(browser, { locale: 'de-DE' })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await context.route(SAFE_WORDS, (route) => route.abort())
  const main = page.getByRole('main')
  await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
  await expect(main.getByText(reportWords.title, { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: proofWords.title })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: appShell.nav.wallets })).toBeVisible()

  await context.unroute(SAFE_WORDS)
  await page.evaluate(() => location.assign('#/settings'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.settings.title)
  await page.goBack()
  await expect(main.getByText(report.title, { exact: true })).toBeVisible()
  await context.close()
})
