import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { type Relay, startRelay } from '../relay/relay.ts'
import { type Phone, startPhone } from '../relay/startPhone.ts'
import { test as ourTest } from './fixtures.ts'

type Fixtures = { relay: Relay; phone: Phone }

/** With a local relay, and a phone connected to it. */
export const test = ourTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  relay: async ({}, use) => {
    const relay = await startRelay()
    await use(relay)
    await relay.stop()
  },
  phone: async ({ relay, mainnet }, use) => {
    const node = mainnet.anvil.provider
    const phone = await startPhone({ relayUrl: relay.url, account: people.ada.account, node })
    await use(phone)
    await phone.stop()
  },
})

/** The person's own project id and relay, in the stored format. */
export const settle = (page: Page, relayUrl: string, projectId = '0123456789abcdef'.repeat(2)) =>
  page.addInitScript(
    ([url, id]) => {
      const value = { rpc: {}, showTestNetworks: false, walletConnectProjectId: id, walletConnectRelay: url }
      if (!localStorage.getItem('settings')) localStorage.setItem('settings', JSON.stringify({ v: 1, value }))
    },
    [relayUrl, projectId] as const,
  )
