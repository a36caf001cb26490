import { onTestFinished } from 'vitest'
import type { ConnectorEvents } from '../../src/connectors/connector.ts'
import type { KeptSession } from '../../src/connectors/walletConnect/createActiveSession.ts'
import { createMemoryStorage, type RelayStorage } from '../../src/connectors/walletConnect/createMemoryStorage.ts'
import {
  createWalletConnectConnector,
  type WalletConnectOptions,
} from '../../src/connectors/walletConnect/createWalletConnectConnector.ts'
import type { PairingCode } from '../../src/connectors/walletConnect/proposeSession.ts'
import { loadRelayClient, type RelayClient } from '../../src/connectors/walletConnect/relayClient.ts'
import { people } from '../../src/demo/people.ts'
import { startRelay } from './relay.ts'
import { type PhoneOptions, startPhone } from './startPhone.ts'

const METADATA = { name: 'Wrapped Safe Wallet', description: 'Test', url: 'https://page.test', icons: [] }

let projects = 0

/** A project id of its own for each page, so that none gets another's client. */
export const nextProject = (): string => (++projects).toString(16).padStart(8, '0').padEnd(32, 'a')

export const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Starts this many requests without waiting for an answer. The client builds a request's id from the millisecond and three
 * random digits: of fifty in one millisecond, two often collide.
 */
export async function eachInItsMillisecond<T>(count: number, begin: (number: number) => Promise<T>) {
  const begun: Promise<T>[] = []
  for (let number = 0; number < count; number++) {
    begun.push(begin(number))
    await sleep(2)
  }
  return begun
}

type Pause = (milliseconds: number) => Promise<void>

type Page = { projectId: string; storage: RelayStorage; last: { value: KeptSession | undefined }; pause?: Pause }

/** Pauses that the test ends. */
export function heldPauses() {
  const pauses: { milliseconds: number; end: () => void }[] = []
  const pause: Pause = (milliseconds) => new Promise((end) => pauses.push({ milliseconds, end }))
  return { pauses, pause }
}

/** A new visitor's browser, or an earlier page's reloaded: its storage, and a client of its own. */
export function newPage(kept?: Page): Page {
  if (!kept) return { projectId: nextProject(), storage: createMemoryStorage(), last: { value: undefined } }
  // the client's storage keys contain the first eight digits of the project id
  return { ...kept, projectId: `${kept.projectId.slice(0, 8)}${'b'.repeat(24)}` }
}

/** Opens the page's side: the connector over a relay client of its own, and all of the connector's events. */
export function openPage(relayUrl: string, options: Partial<WalletConnectOptions> = {}, page: Page = newPage()) {
  const heard: Partial<ConnectorEvents>[] = []
  const codes: PairingCode[] = []
  const { projectId, storage, last, pause } = page
  let client: RelayClient | undefined
  const connector = createWalletConnectConnector({
    id: 'walletConnect',
    client: async () => {
      const own = { projectId, storage, ...(pause && { pause }) }
      client = await loadRelayClient({ ...own, relayUrl, metadata: METADATA, deadline: 20_000 })
      return client
    },
    chains: () => [1, 10, 8453],
    lastSession: {
      read: () => last.value,
      write(next) {
        last.value = next
      },
    },
    ...options,
  })
  for (const name of ['change', 'disconnect'] as const)
    connector.events.on(name, (payload) => heard.push({ [name]: payload }))
  connector.events.on('message', ({ data }) => codes.push(data as PairingCode))
  onTestFinished(async () => {
    await client?.core.relayer.transportClose()
    client?.core.heartbeat.stop()
  })
  return { connector, heard, codes, page, client: () => client as RelayClient }
}

export async function until<T>(look: () => T | undefined | false, milliseconds = 10_000): Promise<T> {
  const end = Date.now() + milliseconds
  for (;;) {
    const found = look()
    if (found) return found
    if (Date.now() > end) throw new Error(`Not within ${milliseconds} ms: ${look}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

type TableOptions = { page?: Partial<WalletConnectOptions>; phone?: Partial<PhoneOptions> }

/** A relay, a page and a phone. */
export async function openTable({ page, phone: phoneOptions }: TableOptions = {}) {
  const relay = await startRelay()
  onTestFinished(() => relay.stop())
  const phone = await startPhone({ relayUrl: relay.url, account: people.ada.account, ...phoneOptions })
  onTestFinished(() => phone.stop())
  const opened = openPage(relay.url, page)
  return {
    ...opened,
    relay,
    phone,
    /** Scans the code that is shown now. */
    scan: async () => phone.scan((await until(() => opened.codes.at(-1))).uri),
  }
}

/** The same, approved by the phone. */
export async function openConnected(options: TableOptions = {}) {
  const table = await openTable(options)
  const connecting = table.connector.connect()
  await table.scan()
  await connecting
  const provider = await table.connector.getProvider()
  if (!provider) throw new Error('Connected without a provider.')
  return { ...table, provider }
}
