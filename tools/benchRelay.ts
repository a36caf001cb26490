import { chromium, type Page } from '@playwright/test'
import { stringToHex } from 'viem'
import { createServer } from 'vite'
import { createMemoryStorage } from '../src/connectors/walletConnect/createMemoryStorage.ts'
import type { PairingCode } from '../src/connectors/walletConnect/proposeSession.ts'
import { people } from '../src/demo/people.ts'
import { wait } from '../src/lib/deadline.ts'
import { startRelay } from '../test/relay/relay.ts'
import { type Phone, startPhone } from '../test/relay/startPhone.ts'
import { findBrowser } from './findBrowser.ts'
import { serveBuild } from './serveBuild.ts'
import { median, medianOf, print, RUNS, timeOf } from './stopwatch.ts'

const PROJECT = '0123456789abcdef'.repeat(2)

/** Milliseconds: a wallet's own library shows its user the next request a second after the last answer. */
const WALLET_PAUSE = 1_200

/** Stores a project and relay as the user's own settings. */
const settle = (page: Page, relayUrl: string) =>
  page.addInitScript(
    ([url, id]) => {
      const value = { rpc: {}, showTestNetworks: false, walletConnectProjectId: id, walletConnectRelay: url }
      localStorage.setItem('settings', JSON.stringify({ v: 1, value }))
    },
    [relayUrl, PROJECT] as const,
  )

/** What a person waits for in the built page: from the row to the code, and from the scan to the account. */
async function benchPairing(relayUrl: string, phone: Phone): Promise<void> {
  const site = await serveBuild()
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const [toCode, toSession]: [number[], number[]] = [[], []]
  try {
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
      const page = await context.newPage()
      await settle(page, relayUrl)
      await page.goto(site.url)
      await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
      const row = page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' })
      await row.waitFor()
      toCode.push(
        await timeOf(async () => {
          await row.click()
          await page.getByRole('img', { name: /^WalletConnect code/ }).waitFor()
        }),
      )
      await page.getByRole('button', { name: 'Copy link' }).click()
      const uri = await page.evaluate(() => navigator.clipboard.readText())
      toSession.push(
        await timeOf(async () => {
          await phone.scan(uri)
          await page
            .getByRole('banner')
            .getByRole('button', { name: /^Account 0x/ })
            .waitFor()
        }),
      )
      await context.close()
    }
  } finally {
    await browser.close()
    await site.close()
  }
  print('Chromium: from the click to the code, local relay', median(toCode), 'below 1')
  print('Chromium: from the scan to the account, local relay', median(toSession), 'below 0.5')
}

/** From a request of the page to the phone's signature, in an open session. */
async function benchRequest(relayUrl: string, phone: Phone): Promise<void> {
  let last: { topic: string } | undefined
  // loaded by Vite, for the build's settings; it stays until the client's lazy code has been loaded too
  const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, logLevel: 'error' })
  const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>
  const module = await load<typeof import('../src/connectors/walletConnect/createWalletConnectConnector.ts')>(
    '/src/connectors/walletConnect/createWalletConnectConnector.ts',
  )
  const relay = await load<typeof import('../src/connectors/walletConnect/relayClient.ts')>(
    '/src/connectors/walletConnect/relayClient.ts',
  )
  const client = () =>
    relay.loadRelayClient({
      projectId: PROJECT,
      relayUrl,
      metadata: { name: 'Wrapped Safe Wallet', description: 'Bench', url: 'https://page.test', icons: [] },
      storage: createMemoryStorage(),
      deadline: 20_000,
    })
  const connector = module.createWalletConnectConnector({
    id: 'walletConnect',
    client,
    chains: () => [1],
    lastSession: {
      read: () => last,
      write(next) {
        last = next
      },
    },
  })
  connector.events.on('message', ({ data }) => void phone.scan((data as PairingCode).uri))
  const { accounts } = await connector.connect()
  const provider = await connector.getProvider()
  const sign = async (index: number) => {
    await wait(WALLET_PAUSE)
    const params = [stringToHex(`Bench ${index}`), accounts[0]]
    return timeOf(async () => provider?.request({ method: 'personal_sign', params }))
  }
  print('Node: from a request to the signature, local relay', await medianOf(sign), 'below 0.5')
  const { core } = await client()
  await core.relayer.transportClose()
  core.heartbeat.stop()
  await vite.close()
}

/** Prints what WalletConnect takes on a relay on this machine: medians of ten. The page has to be built. */
export async function benchRelay(): Promise<void> {
  const relay = await startRelay()
  try {
    const phone = await startPhone({ relayUrl: relay.url, account: people.ada.account })
    await benchPairing(relay.url, phone)
    await benchRequest(relay.url, phone)
    await phone.stop()
  } finally {
    await relay.stop()
  }
}
