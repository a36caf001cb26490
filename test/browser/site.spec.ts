import { people } from '../../src/demo/people.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { serveBuild } from '../../tools/serveBuild.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepOwnRpc, test } from './fixtures.ts'

test('[W3] works below a path under its own policy, and contacts only its own host before connect', async ({
  page,
  quiet,
}) => {
  const site = await serveBuild('/ipfs/abc/')
  try {
    await page.goto(site.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Turn a whole Safe/)
    await page.evaluate(() => document.fonts.ready)
    for (const path of ['wrap', 'wallets', 'settings', 'demo', 'about', 'nowhere']) {
      await page.goto(`${site.url}#/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.reload()
    await expect(page.getByRole('heading', { name: 'There is nothing at this link.' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
    const fonts = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
    expect(fonts).toEqual([expect.stringMatching(/Newsreader.* loaded/)])
  } finally {
    await site.close()
  }
})

test('[S2.3] follows the system theme, remembers a choice, and never flashes the other theme', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark' })
  const page = await context.newPage()
  // the colours of the first frame
  await context.addInitScript(() => {
    requestAnimationFrame(() => {
      const { className } = document.documentElement
      ;(window as unknown as { firstFrame: string }).firstFrame = className
    })
  })
  const firstFrame = () => page.evaluate(() => (window as unknown as { firstFrame: string }).firstFrame)
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const themeColors = () =>
    page.evaluate(() => [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((m) => m.content))

  await page.goto(site.url)
  expect(await firstFrame()).toBe('dark')
  expect(await background()).toBe('rgb(0, 0, 0)')
  expect(await themeColors()).toEqual(['#ffffff', '#000000'])

  await page.getByRole('button', { name: 'Light theme' }).click()
  expect(await background()).toBe('rgb(255, 255, 255)')
  expect(await themeColors()).toEqual(['#ffffff', '#ffffff'])
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')

  await page.reload()
  expect(await firstFrame()).toBe('light')
  expect(await themeColors()).toEqual(['#ffffff', '#ffffff'])
  await context.close()
})

test('[S2.4] opens the connect dialog in the frame after the click, by keyboard too, and restores focus', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  const button = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(dialog).toBeVisible()
  // its list may be re-rendered meanwhile, when React hydrates it
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('[S2.4] a dialog’s content is readable from its first frame on: its animation only moves it', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await expect(page.locator('[data-connect]:not([commandfor])')).toBeVisible()
  const animated = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('header [data-connect]')?.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const dialog = document.querySelector('dialog[open]')
    return dialog
      ?.getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [],
      )
  })
  expect(animated).toContain('transform')
  expect(animated).not.toContain('opacity')
})

test('[W4] reports a network that answers for another chain, and one that does not answer', async ({
  page,
  site,
  mainnet,
}) => {
  await keepOwnRpc(page, site.url, 'http://127.0.0.1:9')
  await page.goto(`${site.url}#/eth:${mainnet.world.samples.solo.address}`)
  await expect(page.getByText("The network didn't answer.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

  await page.goto(`${site.url}#/settings`)
  await page.getByRole('textbox', { name: 'Base', exact: true }).fill(mainnet.anvil.url)
  await page.getByRole('button', { name: 'Save: Base' }).click()
  await page.goto(`${site.url}#/base:${mainnet.world.samples.solo.address}`)
  await expect(page.getByText('The RPC answers for another network.')).toBeVisible()

  // the next step is shown, and works
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('textbox', { name: 'Ethereum', exact: true }).fill(mainnet.anvil.url)
  await page.getByRole('button', { name: 'Save: Ethereum' }).click()
  await page.goto(`${site.url}#/eth:${mainnet.world.samples.solo.address}`)
  await expect(page.getByRole('heading', { name: 'Who controls it' })).toBeVisible()
})

test('[W6] every violation of the policy fails the test: an inline style, a foreign image, text as HTML or as a script', async ({
  page,
  site,
  refused,
}) => {
  await page.goto(site.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(refused).toEqual([])
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    const image = new Image()
    image.src = 'https://elsewhere.example/pixel.png'
    document.head.append(style, image)
    for (const attempt of [
      () => Object.assign(document.createElement('p'), { innerHTML: '<b>bold</b>' }),
      () => document.head.append(Object.assign(document.createElement('script'), { text: 'window.ran = true' })),
    ])
      try {
        attempt()
      } catch {}
  })
  // each is reported twice: the policy is in a header and in the document
  const directives = () => [...new Set(refused.map((text) => text.split(':')[0]))].sort()
  await expect.poll(directives).toEqual(['img-src', 'require-trusted-types-for', 'style-src-elem'])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  refused.length = 0
})

test('[S2.1] a page is keyed by its path: each is mounted fresh, scrolled to its top, with focus there', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(`${site.url}#/wrap`)
  const field = page.getByRole('textbox').first()
  const atTop = () => page.evaluate(() => [scrollY, document.activeElement?.id])
  await field.fill('0x')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.evaluate(() => {
    location.hash = '#/wrap/new'
  })
  await expect(field).toBeHidden()
  await expect.poll(atTop).toEqual([0, 'main'])
  await page.goBack()
  await expect(field).toHaveValue('')
})

test('[S2.1] while a page loads, nothing is focusable that it would push out of the window', async ({ page, site }) => {
  let bring = () => {}
  const asked = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route('**/About-*.js', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`${site.url}#/settings`)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page.getByText('Loading')).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('footer'))).toBeNull()
  bring()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()
})

test('[S2] the connect button keeps its place, whether it says Connect, Connecting or the last account', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  await context.addInitScript(
    (value) => localStorage.setItem('connection', value),
    JSON.stringify({ v: 1, value: { walletId: 'gone.wallet', account: people.ada.account.address, chainId: 1 } }),
  )
  const wallet = await installWallet(context, { account: people.ada.account, chainId: 1, node: mainnet.anvil.provider })
  wallet.mood = 'silent'
  const button = page.locator('header [data-room]')
  for (const width of [1280, 390]) {
    const places = new Set<string>()
    const look = async (says: string) => {
      await expect(button).toHaveText(says)
      places.add(JSON.stringify(await button.boundingBox()))
      // the alternative labels are laid out below its own, without height
      const [above, below] = await button.evaluate((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        const [inner, outer] = [words.getBoundingClientRect(), element.getBoundingClientRect()]
        return [inner.top - outer.top, outer.bottom - inner.bottom]
      })
      expect(Math.abs((above ?? 0) - (below ?? 9))).toBeLessThan(2)
    }
    await page.setViewportSize({ width, height: 800 })
    await page.goto('about:blank')
    await page.goto(site.url)
    await look(shortAddress(people.ada.account.address))
    await look('Connect wallet')
    await button.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
    await look('Connecting…')
    expect([...places]).toHaveLength(1)
  }
})

test('[S2.3] with more contrast preferred, secondary text and every border have more, light and dark', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}#/settings`)
  const ratios = () =>
    page.evaluate(() => {
      const brightness = (name: string) => {
        document.body.style.color = `var(${name})`
        const channels = (getComputedStyle(document.body).color.match(/\d+/g) ?? []).map((text) => Number(text) / 255)
        const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
      }
      const found = ['--muted', '--control', '--line'].map((name) => {
        const [one, other] = [brightness(name), brightness('--paper')]
        return Math.max(one, other) / Math.min(one, other)
      })
      document.body.style.color = ''
      return found
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const usual = await ratios()
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    const more = await ratios()
    // WCAG 2.2: 1.4.6 for text, 1.4.11 for borders
    expect(more.map((ratio, at) => ratio > (usual[at] ?? 0))).toEqual([true, true, true])
    expect(more.map((ratio, at) => ratio >= ([7, 7, 3][at] ?? 0))).toEqual([true, true, true])
    await expectAccessible(page)
    await page.emulateMedia({ contrast: null })
  }
})
