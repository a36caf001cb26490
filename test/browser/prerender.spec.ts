import type { BrowserContext, Page } from '@playwright/test'
import { FRAME_ANCESTORS } from '../../tools/csp.ts'
import { inlineOf } from '../../tools/policy.ts'
import { serveBuild } from '../../tools/serveBuild.ts'
import { expect, test } from './fixtures.ts'

/** Holds every module back until released: what is visible before that depends on none of them. */
async function holdModules(context: BrowserContext, modules = '*'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(`**/assets/${modules}.js`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const SAFE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

const isHome = (page: Page) => page.getByRole('heading', { name: /Turn a whole Safe/ })

for (const colorScheme of ['light', 'dark'] as const)
  test(`[W3] home is painted before any module has loaded, and React hydrates it unchanged (${colorScheme})`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ colorScheme })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const release = await holdModules(context)
    await page.goto(site.url, { waitUntil: 'commit' })
    await expect(isHome(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What can go wrong' })).toBeVisible()
    await expect(page.locator('main section').first()).toHaveCSS('display', 'grid')
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-kept', ''))
    const field = page.getByRole('textbox', { name: 'Look up any Safe' })
    await field.fill('0x8ba1')

    release()
    const other = colorScheme === 'dark' ? 'Light theme' : 'Dark theme'
    await expect(page.getByRole('button', { name: other })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('h1[data-kept]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('0x8ba1')
    expect(errors).toEqual([])
    await field.press('Enter')
    await expect(page.getByText("That's 4 characters after 0x.")).toBeVisible()
    await context.close()
  })

test('[W3] the first paint waits only for the document, and the modules are requested in parallel', async ({
  context,
  page,
  site,
}) => {
  const asked: string[] = []
  await context.route(/\.(js|css|woff2)$/, (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/^.*\/|-[0-9a-f]{8}(?=\.)/g, ''))
  })
  await page.goto(site.url, { waitUntil: 'commit' })
  await expect.poll(() => asked).toHaveLength(4)
  await expect(isHome(page)).toBeVisible()
  await expect(page.locator('main section').first()).toHaveCSS('display', 'grid')
  expect(asked.sort()).toEqual(['home.js', 'newsreader-display.woff2', 'rolldown-runtime.js', 'shell.js'])
})

const HASH = / ('sha256-[^']+')/g
const withoutHashes = (policy: string): string => policy.replace(HASH, '')
const hashesIn = (policy: string): string[] => [...policy.matchAll(HASH)].map(([, hash = '']) => hash).sort()

for (const base of ['/', '/ipfs/abc/'])
  for (const framing of [FRAME_ANCESTORS, null])
    test(`[W6] only inline scripts and styles whose hash is in the policy apply: at ${base}, ${framing ? 'sent with headers' : 'by the page alone'}`, async ({
      page,
      refused,
    }) => {
      const site = await serveBuild(base, { framing })
      const response = await page.goto(site.url)
      const sent = response?.headers()['content-security-policy']
      const own = (await page.locator('meta[http-equiv]').getAttribute('content')) ?? ''
      expect(sent === undefined).toBe(framing === null)
      if (sent !== undefined) {
        const sample = inlineOf(await (await fetch(`${site.url}sample-app.html`)).text())
        // one header is for all files, so it names what is inline in any; a page's own policy holds beside it
        expect(withoutHashes(sent.replace(`; ${FRAME_ANCESTORS}`, ''))).toBe(withoutHashes(own))
        expect(hashesIn(sent)).toEqual([...hashesIn(own), ...sample.scripts, ...sample.styles].sort())
      }
      await expect(page.locator('html.light')).toHaveCount(1)
      await expect(page.locator('main section').first()).toHaveCSS('display', 'grid')
      await expect(page.locator('style')).toHaveCount(1)
      await expect(page.locator('script:not([src])')).toHaveCount(1)
      // styles that load with another page's code
      await page.goto(`${site.url}#/settings`)
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
      expect(refused).toEqual([])
      await page.evaluate(() => {
        const style = document.createElement('style')
        style.textContent = 'body { color: red }'
        const script = Object.assign(document.createElement('script'), { type: 'module' })
        script.append('window.ran = true')
        document.head.append(style, script)
      })
      await expect.poll(() => refused.some((text) => text.startsWith('style-src-elem: inline'))).toBe(true)
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
      refused.length = 0
      await site.close()
    })

test('[W3] no page is shown without its styles: when they fail to load it says so, and requests them again', async ({
  page,
  site,
}) => {
  let isOut = true
  await page.route('**/assets/ui-*.css', (route) => (isOut ? route.abort() : route.continue()))
  await page.goto(site.url)
  await expect(page.locator('[data-connect]:not([commandfor])')).toBeVisible()
  const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Settings' })
  await settings.click()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Settings' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Wrapped Safe Wallet' }).click()
  await expect(isHome(page)).toBeVisible()
  // still failing: a failed sheet doesn't count as loaded
  await settings.click()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Settings' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Wrapped Safe Wallet' }).click()
  isOut = false
  await settings.click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(page.locator('main section').first()).toHaveCSS('display', 'grid')
})

test('[W3] two chunks that need one style sheet both wait for it', async ({ page, site }) => {
  let bring = () => {}
  const held = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route('**/assets/ui-*.css', async (route) => {
    await held
    await route.continue()
  })
  // a sheet that is held holds the load event as well
  await page.goto(`${site.url}#/settings`, { waitUntil: 'commit' })
  await expect(page.getByText('Loading')).toBeVisible()
  await page.locator('header a[href="#/about"]').evaluate((link: HTMLElement) => link.click())
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /About-/.test(name)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  bring()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
})

test('[W3] a link to another page never shows home first', async ({ context, page, site, quiet }) => {
  const release = await holdModules(context)
  await page.goto(`${site.url}#/settings`, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('h1') !== null)
  await expect(isHome(page)).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

const remember = (context: BrowserContext, account: string) =>
  context.addInitScript(
    (value) => {
      if (!localStorage.getItem('connection')) localStorage.setItem('connection', value)
    },
    JSON.stringify({ v: 1, value: { walletId: 'gone.wallet', account, chainId: 1 } }),
  )

/** What the button shows once it has this label, all of it at that moment: what comes next may be a second away. */
const lookAt = async (page: Page, label: string) => {
  const looking = await page.waitForFunction((label) => {
    const button = document.querySelector<HTMLElement>('header [data-room]')
    if (!button || (button.ariaLabel ?? '') !== label) return undefined
    const { x, y, width, height } = button.getBoundingClientRect()
    // biome-ignore lint/performance/useDomNodeTextContent: without hidden text
    const texts = [getComputedStyle(button, '::before').content.replaceAll('"', ''), button.innerText]
    const shown = texts.filter((text) => text !== 'none' && text !== 'normal').join('')
    return { shown, box: [x, y, width, height], edge: getComputedStyle(button).borderTopStyle }
  }, label)
  return looking.jsonValue()
}

test('[S4.4] the last account is shown before any module has loaded, as not confirmed, and nothing says "Connect wallet"', async ({
  context,
  page,
  site,
  quiet,
}) => {
  await remember(context, SAFE)
  const release = await holdModules(context)
  await page.goto(site.url, { waitUntil: 'commit' })
  await expect(isHome(page)).toBeVisible()
  const before = await lookAt(page, '')
  expect(before).toMatchObject({ shown: '0x8ba1f1…BA72', edge: 'dashed' })
  await expect(page.getByRole('banner').getByRole('button', { name: /Connect wallet/ })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: '0x8ba1f1…BA72' })).toBeVisible()
  release()
  // React continues with the same, and shows what it is waiting for
  expect(await lookAt(page, 'Reconnecting… 0x8ba1f1…BA72')).toEqual(before)
  // the wallet isn't installed any more, which is known after a second
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(await lookAt(page, '')).toMatchObject({ shown: 'Connect wallet' })
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[S4.4] nothing acts on an unconfirmed last account: a press opens the choice of wallets', async ({
  context,
  page,
  site,
}) => {
  await remember(context, SAFE)
  const release = await holdModules(context)
  await page.goto(site.url, { waitUntil: 'commit' })
  const button = page.locator('header [data-room]')
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  release()
  const waiting = page.getByRole('banner').getByRole('button', { name: /^Reconnecting/ })
  await waiting.click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
})

for (const [what, kept] of [
  ['no account', JSON.stringify({ v: 1, value: { walletId: 'gone.wallet', chainId: 1 } })],
  [
    'a script',
    JSON.stringify({ v: 1, value: { account: '"};body{display:none}<script>', walletId: 'x', chainId: 1 } }),
  ],
  ['an address too long', JSON.stringify({ v: 1, value: { account: `${SAFE}00`, walletId: 'x', chainId: 1 } })],
] as const)
  test(`[S4.4] a stored value that isn't an address is never shown as the last account: ${what}`, async ({
    context,
    page,
    site,
  }) => {
    await context.addInitScript((value) => localStorage.setItem('connection', value), kept)
    const release = await holdModules(context)
    await page.goto(site.url, { waitUntil: 'commit' })
    await expect(isHome(page)).toBeVisible()
    await expect(page.locator('header [data-room]')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('')
    release()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  })

test('[W3] without JavaScript the page states what it is, and why it needs JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url)
  await expect(isHome(page)).toBeVisible()
  // with scripts disabled through the debugger a noscript stays hidden, so its text is read from the DOM
  expect(await (await context.request.get(site.url)).text()).toContain('This page needs JavaScript')
  await context.close()
})

test('[S2.4] the connect dialog opens before React has loaded, which continues with the wallet chosen in it', async ({
  context,
  page,
  site,
  quiet,
}) => {
  const release = await holdModules(context)
  await page.goto(site.url, { waitUntil: 'commit' })
  const opener = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await opener.click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
  await opener.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await opener.press('Enter')
  await dialog.getByRole('button', { name: 'Brave Wallet' }).click()
  await expect(dialog.locator('[aria-current="true"]')).toHaveAttribute('data-name', 'Brave Wallet')

  release()
  await expect(dialog.getByRole('heading', { name: "Brave Wallet isn't in this browser" })).toBeVisible()
  await expect(page.locator('#early')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await opener.click()
  await expect(dialog.getByRole('heading', { name: 'Before you connect' })).toBeAttached()
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[S2.4] while React takes the open dialog over there is one at every moment, and the focus goes back to its button', async ({
  context,
  page,
  site,
}) => {
  await context.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const look = () => seen.push(document.querySelectorAll('dialog[open]').length)
    const show = HTMLDialogElement.prototype.showModal
    HTMLDialogElement.prototype.showModal = function () {
      show.call(this)
      look()
    }
    const lookOnceOpen = () => {
      if (seen.length > 0 || document.querySelector('dialog[open]')) look()
      requestAnimationFrame(lookOnceOpen)
    }
    requestAnimationFrame(lookOnceOpen)
  })
  const release = await holdModules(context)
  await page.goto(site.url, { waitUntil: 'commit' })
  const opener = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  release()
  await expect(page.locator('#root dialog[open]')).toBeVisible()
  await expect(page.locator('#early')).toHaveCount(0)
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  expect(new Set(seen)).toEqual(new Set([1]))
  await expect(page.getByRole('dialog').locator('[data-rows] :focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('[S2.4] it also does so without invoker commands in the browser', async ({ context, page, site }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    document.addEventListener('command', (event) => event.preventDefault(), true)
  })
  const release = await holdModules(context)
  await page.goto(site.url, { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
  release()
  await expect(page.locator('#early')).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
})

const HELD = [
  { missing: 'any module', modules: '*', isThere: isHome },
  // React has the shell, and shows what its button does
  {
    missing: "home's own code",
    modules: 'home-*',
    isThere: (page: Page) => page.locator('[data-connect]:not([commandfor])'),
  },
]

for (const { missing, modules, isThere } of HELD) {
  test(`[W3] "Try the demo", pressed before ${missing} has loaded, starts the demo after that`, async ({
    context,
    page,
    site,
  }) => {
    const release = await holdModules(context, modules)
    await page.goto(site.url, { waitUntil: 'commit' })
    await expect(isThere(page)).toBeVisible()
    const demo = page.getByRole('button', { name: 'Try the demo' })
    await demo.click()
    await demo.click()
    await expect(demo).toHaveAttribute('aria-busy', 'true')
    const before = await page.evaluate(() => history.length)
    release()
    await expect(page).toHaveURL(/#\/wrap\/demo:0x/)
    // pressed twice, started once
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await expect(page.getByRole('button', { name: 'Choose the holder' })).toBeVisible()
  })

  test(`[W3] an address entered before ${missing} has loaded is looked up after that`, async ({
    context,
    page,
    site,
    quiet,
  }) => {
    const release = await holdModules(context, modules)
    await page.goto(site.url, { waitUntil: 'commit' })
    await expect(isThere(page)).toBeVisible()
    const field = page.getByRole('textbox', { name: 'Look up any Safe' })
    await field.fill('nonsense')
    await field.press('Enter')
    await field.fill(`gno:${SAFE}`)
    release()
    await expect(page).toHaveURL(`${site.url}#/gno:${SAFE}`)
    expect(quiet.errors).toEqual([])
  })

  test(`[W3] a press before ${missing} has loaded has no effect after navigating elsewhere`, async ({
    context,
    page,
    site,
  }) => {
    const release = await holdModules(context, modules)
    await page.goto(site.url, { waitUntil: 'commit' })
    await expect(isThere(page)).toBeVisible()
    await page.getByRole('button', { name: 'Try the demo' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    release()
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await page.getByRole('link', { name: 'Wrapped Safe Wallet' }).click()
    await expect(isHome(page)).toBeVisible()
    await expect(page).toHaveURL(/#\/$/)
    expect(await page.evaluate(() => localStorage.getItem('demo'))).toBeNull()
    await page.getByRole('button', { name: 'Try the demo' }).click()
    await expect(page).toHaveURL(/#\/wrap\/demo:0x/)
  })
}

test('[W3] pressed early, the skip link works at once, theme and language once React has loaded', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ colorScheme: 'light' })
  const page = await context.newPage()
  const release = await holdModules(context)
  await page.goto(site.url, { waitUntil: 'commit' })
  await expect(isHome(page)).toBeVisible()
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await page.getByRole('button', { name: 'Skip to content' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main').getByRole('link', { name: 'Wrap a Safe' })).toBeFocused()
  release()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('combobox')).toHaveValue('de')
  await context.close()
})
