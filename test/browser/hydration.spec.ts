import type { BrowserContextOptions } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { buildSite } from '../../tools/buildSite.ts'
import { type Served, serveBuild } from '../../tools/serveBuild.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, test } from './fixtures.ts'

// React's development build, which reports hydration mismatches; the production build doesn't.

let developed: Served
test.beforeAll(async () => {
  developed = await serveBuild('/', { folder: await buildSite({ env: { NODE_ENV: 'development' } }) })
})
test.afterAll(() => developed?.close())

const visits: readonly (BrowserContextOptions & { name: string; path?: string; isConnected?: boolean })[] = [
  { name: 'home' },
  { name: 'a deep link', path: `wrap/eth:${samples.solo.address}` },
  { name: 'German', locale: 'de' },
  { name: 'dark', colorScheme: 'dark' },
  { name: 'connected', isConnected: true },
]
for (const { name, path = '', isConnected = false, ...options } of visits)
  test(`[W3] React hydrates the page without a warning: ${name}`, async ({ browser, mainnet }) => {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    const settings = JSON.stringify({ v: 1, value: { rpc: { 1: mainnet.anvil.url }, showTestNetworks: false } })
    await context.addInitScript((value) => localStorage.setItem('settings', value), settings)
    const heard: string[] = []
    context.on('console', (message) => heard.push(message.text()))
    context.on('weberror', (error) => heard.push(String(error.error())))
    if (isConnected) {
      await installWallet(context, { account: people.ada.account, chainId: 1, node: mainnet.anvil.provider })
      await page.goto(developed.url)
      await connect(page)
      await expect(page.getByRole('button', { name: /^Account 0x/ })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: /^Account 0x/ })).toBeVisible()
    } else await page.goto(`${developed.url}#/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // the prerendered dialog is removed once React has mounted
    await expect(page.locator('#early')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    // React's hint about its developer tools, and nothing else
    expect(heard.filter((text) => !text.includes('React DevTools'))).toEqual([])
    expect(heard).not.toEqual([])
    await context.close()
  })
