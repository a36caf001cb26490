import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Holds every module back until it is let go: what is seen until then waited for no script but `theme.js`. */
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

const isHome = (page: Page) => page.getByRole('heading', { name: /Turn a whole Safe/ })

for (const colorScheme of ['light', 'dark'] as const)
  test(`[W3] home is painted before any module has come, and React takes it over as it is (${colorScheme})`, async ({
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

test('[W3] what the first paint waits for is asked for first, and the modules behind it, none after another has come', async ({
  context,
  page,
  site,
}) => {
  const asked: string[] = []
  await context.route(/\.(js|css)$/, (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/^.*\/|-[0-9a-f]{8}(?=\.)/g, ''))
  })
  await page.goto(site.url, { waitUntil: 'commit' })
  await expect.poll(() => asked).toHaveLength(4)
  expect(asked.slice(0, 2).sort()).toEqual(['style.css', 'theme.js'])
  expect(asked.slice(2).sort()).toEqual(['frame.js', 'rolldown-runtime.js'])
})

test('[W3] a link to another page never begins with home', async ({ context, page, site, quiet }) => {
  const release = await holdModules(context)
  await page.goto(`${site.url}#/settings`, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('h1') !== null)
  await expect(isHome(page)).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[S4.4] where a wallet is remembered, nothing says "Connect wallet" before it was looked for', async ({
  context,
  page,
  site,
  quiet,
}) => {
  const account = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
  await context.addInitScript(
    (value) => localStorage.setItem('connection', value),
    JSON.stringify({ v: 1, value: { walletId: 'gone.wallet', account, chainId: 1 } }),
  )
  const release = await holdModules(context)
  await page.goto(site.url, { waitUntil: 'commit' })
  await expect(isHome(page)).toBeVisible()
  const button = page.getByRole('banner').getByRole('button', { name: /Connect wallet/ })
  await expect(button).toBeHidden()
  release()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Reconnecting…' })).toBeVisible()
  // it isn't in this browser any more, which is known after a second
  await expect(button).toBeVisible()
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[W3] without JavaScript the page says what it is, and why it needs some', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url)
  await expect(isHome(page)).toBeVisible()
  // scripts switched off by the debugger leave a noscript hidden, so its words are read where they stand
  expect(await (await context.request.get(site.url)).text()).toContain('This page needs JavaScript')
  await context.close()
})

test('[S2.4] the connect dialog opens before React is there, and goes on with what was chosen in it', async ({
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

test('[S2.4] so it does where the browser knows no invoker commands', async ({ context, page, site }) => {
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

const SAFE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

const HELD = [
  { missing: 'any module', modules: '*', isThere: isHome },
  // the frame is React's, and shows what it makes of its button
  {
    missing: "home's own code",
    modules: 'home-*',
    isThere: (page: Page) => page.locator('[data-connect]:not([commandfor])'),
  },
]

for (const { missing, modules, isThere } of HELD) {
  test(`[W3] "Try the demo", pressed before ${missing} has come, starts it then`, async ({ context, page, site }) => {
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
    // pressed twice, it was started once
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await expect(page.getByRole('button', { name: 'Choose the holder' })).toBeVisible()
  })

  test(`[W3] an address entered before ${missing} has come is looked up then`, async ({
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

  test(`[W3] what was pressed before ${missing} has come is not done to who went elsewhere`, async ({
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

test('[W3] asked for early, the way past the header is open at once, theme and language are had once React is there', async ({
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
  await expect(page.locator('main').getByRole('textbox')).toBeFocused()
  release()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('combobox')).toHaveValue('de')
  await context.close()
})
