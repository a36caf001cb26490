import * as z from 'zod/mini'
import { CHAINS } from '../chains.ts'
import { STORAGE_KEYS } from '../config.ts'
import { hasCoinbaseSession } from '../connectors/coinbaseSession.ts'
import type { Connector } from '../connectors/connector.ts'
import { createDiscovery, type Discovery, legacyProvider } from '../connectors/discovery.ts'
import { createInjectedConnector } from '../connectors/injected.ts'
import { WALLETS, type WalletRecord } from '../wallets/wallets.ts'
import { isFramed } from './frame.ts'
import { keep } from './storage.ts'

/** A wallet as the dialog lists it: a record, or one that announced itself and isn't in our list. */
export type Wallet = {
  id: string
  name: string
  group: WalletRecord['group']
  icon: string | undefined
  isInstalled: boolean
  /** Whether it can be asked from here: installed, or spoken to in another way. */
  isReachable: boolean
  isRecent: boolean
  downloads: WalletRecord['downloads']
  connector: WalletRecord['connector']
}

const MAX_RECENT = 5

export const recentWallets = keep<string[]>({
  key: STORAGE_KEYS.recentWallets,
  version: 1,
  schema: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(50)),
  initial: [],
})

/** Puts a wallet in front of those used lately (S3.4). */
export function rememberWallet(id: string): void {
  recentWallets.write([id, ...recentWallets.read().filter((other) => other !== id)].slice(0, MAX_RECENT))
}

let discovery: Discovery | undefined

/** Starts listening for wallets on first use; there is nothing to listen to where there is no window. */
function discoveryOf(): Discovery | undefined {
  if (typeof window === 'undefined') return undefined
  discovery ??= createDiscovery(window)
  return discovery
}

const recordOf = (rdns: string) => WALLETS.find((record) => record.rdns.includes(rdns))

function findProvider(id: string) {
  const announced = discoveryOf()?.getWallets() ?? []
  const found = announced.find((wallet) => (recordOf(wallet.rdns)?.id ?? wallet.rdns) === id)
  if (found) return found.provider
  if (id !== 'browser') return undefined
  const legacy = legacyProvider(window)
  return announced.some((wallet) => wallet.provider === legacy) ? undefined : legacy
}

const connectors = new Map<string, Connector>()

/** Kinds that come with a chunk of their own, loaded when such a wallet is spoken to. */
const LOADERS: Partial<Record<WalletRecord['connector'], (walletId: string) => Promise<Connector>>> = {
  walletConnect: async (walletId) => (await import('./walletConnect.ts')).createRelayConnector(walletId),
  safe: async () => (await import('../connectors/safeFrame.ts')).createSafeConnector(),
  coinbase: async () => {
    const { createCoinbaseConnector } = await import('../connectors/coinbase.ts')
    return createCoinbaseConnector({ appName: document.title, chainIds: CHAINS.map(({ id }) => id) })
  },
}

function loaderOf(walletId: string) {
  const record = WALLETS.find(({ id }) => id === walletId)
  return LOADERS[(record?.without && !findProvider(walletId) && record.without) || (record?.connector ?? 'injected')]
}

const loading = new Map<string, Promise<Connector>>()

/** The connector behind any wallet of the list, loaded where it has to be; asked again after a failure. */
export function loadConnector(walletId: string): Promise<Connector> {
  const load = loaderOf(walletId)
  if (!load) return Promise.resolve(connectorOf(walletId))
  const held = loading.get(walletId)
  if (held) return held
  const loaded = load(walletId).then((connector) => {
    connectors.set(walletId, connector)
    return connector
  })
  loaded.catch(() => loading.delete(walletId))
  loading.set(walletId, loaded)
  return loaded
}

/** The connector where it is to be had in this very task, so that a click is still one; else it has to be loaded. */
export const heldConnector = (walletId: string): Connector | undefined =>
  connectors.get(walletId) ?? (loaderOf(walletId) ? undefined : connectorOf(walletId))

/** The connector of an extension; one for its whole life, so that what is subscribed can be undone. */
export function connectorOf(walletId: string): Connector {
  const held = connectors.get(walletId)
  if (held) return held
  const connector = createInjectedConnector(walletId, () => findProvider(walletId))
  connectors.set(walletId, connector)
  return connector
}

/** Whether this page can speak to such a wallet where it is: a Safe answers only a page that it frames (S1.3). */
const isSpoken = ({ connector }: WalletRecord): boolean => (connector === 'safe' ? isFramed : true)

function listWallets(): readonly Wallet[] {
  const announced = discoveryOf()?.getWallets() ?? []
  const recent = recentWallets.read()
  const known = WALLETS.filter(isSpoken).flatMap((record): Wallet[] => {
    const { id, name, group, downloads, connector } = record
    const own = announced.find((wallet) => record.rdns.includes(wallet.rdns))
    const isInstalled = findProvider(id) !== undefined || (record.connector === 'safe' && isFramed)
    const isReachable = isInstalled || connector === 'walletConnect' || record.without !== undefined
    // without a provider of its own there is no "Browser Wallet" to open or to get
    if (id === 'browser' && !isInstalled) return []
    const isRecent = recent.includes(id)
    return [{ id, name, group, downloads, connector, icon: own?.icon, isInstalled, isReachable, isRecent }]
  })
  const others = announced
    .filter((wallet, index) => !recordOf(wallet.rdns) && announced.findIndex((w) => w.rdns === wallet.rdns) === index)
    .map(({ rdns, name, icon }): Wallet => {
      const isRecent = recent.includes(rdns)
      const base = { id: rdns, name, group: 'other', downloads: {}, connector: 'injected' } as const
      return { ...base, icon, isInstalled: true, isReachable: true, isRecent }
    })
  return [...known, ...others]
}

let listed: readonly Wallet[] = []
let listedFor: unknown[] = []

/** The wallets to choose from. The array is the same until something in it changes. */
export function getWallets(): readonly Wallet[] {
  const inputs = [
    discoveryOf()?.getWallets(),
    recentWallets.read(),
    typeof window !== 'undefined' && legacyProvider(window),
  ]
  if (inputs.some((input, index) => input !== listedFor[index])) {
    listedFor = inputs
    listed = listWallets()
  }
  return listed
}

/** @returns the mirror */
export function subscribeWallets(listener: () => void): () => void {
  const stopDiscovery = discoveryOf()?.subscribe(listener)
  const stopRecent = recentWallets.subscribe(listener)
  return () => {
    stopRecent()
    stopDiscovery?.()
  }
}

/** Whether a wallet can be looked for without its extension: a Safe around the page, or a session that is kept. */
function isWithout(walletId: string): boolean {
  const record = WALLETS.find(({ id }) => id === walletId)
  if (record?.connector === 'walletConnect') return true
  return record?.connector === 'safe' ? isFramed : record?.without !== undefined && hasCoinbaseSession()
}

/** Waits until a wallet can be spoken to. @returns false when it hasn't shown up in time */
export function untilInstalled(walletId: string, milliseconds: number): Promise<boolean> {
  if (findProvider(walletId) || isWithout(walletId)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const finish = (isThere: boolean) => {
      clearTimeout(timer)
      stop?.()
      resolve(isThere)
    }
    // a provider without an announcement comes silently: look once more at the end
    const timer = setTimeout(() => finish(findProvider(walletId) !== undefined), milliseconds)
    const stop = discoveryOf()?.subscribe(() => findProvider(walletId) && finish(true))
  })
}
