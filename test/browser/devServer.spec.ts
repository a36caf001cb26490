import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { SAMPLE_APP } from '../../src/apps/frame/sampleApp.ts'
import { people } from '../../src/demo/people.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, test } from './fixtures.ts'

// `npm run dev` as a developer sees it: React mounts everything twice, and modules are hot-replaced.

let server: ViteDevServer
let url = ''
const { NODE_ENV = '' } = process.env

test.beforeAll(async () => {
  process.env.NODE_ENV = 'development'
  server = await createServer({
    cacheDir: mkdtempSync(join(tmpdir(), 'vite-')),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, watch: null },
    // listed up front: a dependency that is discovered later reloads the page
    optimizeDeps: {
      noDiscovery: true,
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
  })
  await server.listen()
  url = server.resolvedUrls?.local[0] ?? ''
  // this process also answers for the wallet, which it can't in time while it compiles what the page asks for
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.d)\.tsx?$/.test(name),
  )
  await Promise.all(modules.map((name) => server.environments.client.warmupRequest(`/src/${name}`)))
})
test.afterAll(async () => {
  process.env.NODE_ENV = NODE_ENV
  await server.close()
})

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ })

/**
 * Hot-replaces a module with itself, as saving its file does.
 * @param seen the component that is re-rendered for it
 */
async function replace(page: Page, path: string, seen = path): Promise<void> {
  const { moduleGraph } = server.environments.client
  const module = await moduleGraph.getModuleByUrl(path)
  if (!module) throw new Error(`${path} was never asked for.`)
  const replaced = page.waitForEvent('console', (message) => message.text().includes(`hot updated: ${seen}`))
  // React re-renders a little later, and a click in between is lost
  const drawn = page.evaluate(() => {
    const runtime = window as unknown as { __registerBeforePerformReactRefresh(hook: () => void): void }
    return new Promise<void>((resolve) => {
      runtime.__registerBeforePerformReactRefresh(() => void setTimeout(resolve))
    })
  })
  await server.environments.client.reloadModule(module)
  await Promise.all([replaced, drawn])
}

test('[S4.1] mounted twice by StrictMode, the page prompts a wallet once, never prompts a remembered one, and subscribes once', async ({
  context,
  page,
  mainnet,
}) => {
  const node = mainnet.anvil.provider
  const wallet = await installWallet(context, { account: people.ada.account, chainId: 1, node })
  await page.goto(url)
  await connect(page)
  await expect(account(page)).toBeVisible()
  const count = (method: string) => wallet.requests.filter((asked) => asked === method).length
  expect(count('eth_requestAccounts')).toBe(1)

  await page.reload()
  await expect(account(page)).toBeVisible()
  expect(count('eth_requestAccounts')).toBe(1)
  const heard = await page.evaluate(() => {
    const { walletListeners } = window as unknown as { walletListeners: Map<string, Set<unknown>> }
    return [...walletListeners].map(([event, listeners]) => [event, listeners.size])
  })
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.filter(([, size]) => size !== 1)).toEqual([])
})

test('[S3.2] a module that is replaced in place lists no wallet twice, and prompts once', async ({
  context,
  page,
  mainnet,
}) => {
  const node = mainnet.anvil.provider
  const wallet = await installWallet(context, { account: people.ada.account, chainId: 1, node })
  await page.goto(url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const rows = page.getByRole('dialog').locator('[data-rows] button')
  await expect(rows).toHaveCount(9)
  const names = await rows.allTextContents()
  await replace(page, '/src/modals/connect/ConnectDialog.tsx')
  await expect(rows).toHaveText(names)
  // the module that finds them, and keeps them outside of React
  await replace(page, '/src/connectors/injected/discovery.ts', '/src/app/DialogHost.tsx')
  await expect(rows).toHaveText(names)
  await rows.filter({ hasText: 'Test Wallet' }).click()
  await expect(account(page)).toBeVisible()
  expect(wallet.requests.filter((asked) => asked === 'eth_requestAccounts')).toHaveLength(1)
})

test('[W5] the sample app stands beside the page, as the demo opens it', async ({ page }) => {
  await page.goto(`${url}${SAMPLE_APP}#en`)
  await expect(page.getByRole('heading', { name: 'Sample app' })).toBeVisible()
})
