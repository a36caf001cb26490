import { hasCoinbaseSession } from '../../connectors/coinbase/hasCoinbaseSession.ts'
import type { Connector, Provider } from '../../connectors/connector.ts'
import { createInjectedConnector } from '../../connectors/injected/createInjectedConnector.ts'
import { createDiscovery, type Discovery, legacyProviders } from '../../connectors/injected/discovery.ts'
import { CHAINS } from '../../lib/chains.ts'
import { STORAGE_KEYS, WALLET_ICONS } from '../../lib/config.ts'
import { check } from '../../lib/parse/schemas.ts'
import { isWalletId, type Transport, WALLET_RECORDS, type WalletRecord } from '../../wallets/walletRecords.ts'
import { persisted } from '../settings/storage.ts'
import { isFramed } from './hostFrame.ts'
import { relaySession } from './relaySession.ts'

/** A wallet as the dialog lists it: a record, or one that announced itself and isn't in our list. */
export type Wallet = {
  id: string
  name: string
  group: WalletRecord['group']
  icon: string | undefined
  isInstalled: boolean
  isRecent: boolean
  /** The ways it can be reached at all, the best one first. */
  transports: readonly Transport[]
  /** How it is asked once it is picked; undefined where it isn't in this browser, so that the person has to choose. */
  transport: Transport | undefined
}

const MAX_RECENT = 3

export const recentWallets = persisted<string[]>({
  key: STORAGE_KEYS.recentWallets,
  version: 1,
  schema: check((value): value is string[] => Array.isArray(value) && value.length <= 50 && value.every(isWalletId)),
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

const recordOf = (name: string) => WALLET_RECORDS.find(({ id, rdns }) => id === name || rdns.includes(name))

type Told = { rdns: string; name?: string; icon?: string | undefined; provider: Provider }

const idOf = ({ rdns }: Told): string => recordOf(rdns)?.id ?? rdns

/** Every name under which a provider is in this browser, those that announced themselves first. */
function findNames(): readonly Told[] {
  const announced: readonly Told[] = discoveryOf()?.getWallets() ?? []
  const bare: readonly Told[] = typeof window === 'undefined' ? [] : legacyProviders(window)
  const isNew = (told: Told) =>
    !announced.some(({ rdns, provider }) => provider === told.provider || rdns === told.rdns)
  return [...announced, ...bare.filter(isNew)]
}

/**
 * Every provider in this browser, by the name that it gave first. A second one that calls itself like the first is
 * counted, so that neither hides the other.
 */
function findAll() {
  const ids: string[] = []
  const first = ({ provider }: Told, index: number, all: readonly Told[]) =>
    all.findIndex((told) => told.provider === provider) === index
  return findNames()
    .filter(first)
    .map((told) => {
      const base = idOf(told)
      ids.push(base)
      const place = ids.filter((id) => id === base).length
      const end = place > 1 ? ` ${place}` : ''
      return { ...told, id: base + end, name: (recordOf(base) ?? told).name + end }
    })
}

/** Who alone calls itself that, whichever name it gives first; which of several is meant may change with each load. */
export function findSure(id: string): Provider | undefined {
  const claims = findNames().filter((told) => idOf(told) === id)
  return claims.every(({ provider }) => provider === claims[0]?.provider) ? claims[0]?.provider : undefined
}

const findProvider = (id: string): Provider | undefined =>
  findAll().find((found) => found.id === id)?.provider ?? findSure(id)

/** Held in a hand, where an app is nearer than an extension. */
export const isHandheld = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

const transportsOf = (walletId: string): readonly Transport[] =>
  WALLET_RECORDS.find(({ id }) => id === walletId)?.transports ?? ['injected']

/** What has to be so for a way to be taken without a choice. */
const IS_OPEN: Record<Transport, (walletId: string) => boolean> = {
  injected: (walletId) => findProvider(walletId) !== undefined,
  safe: () => isFramed,
  coinbase: () => true,
  walletConnect: (walletId) => isHandheld() || !transportsOf(walletId).includes('injected'),
}

const openTransport = (walletId: string): Transport | undefined =>
  transportsOf(walletId).find((transport) => IS_OPEN[transport](walletId))

/** How a wallet is asked where the person has chosen nothing else. */
export const transportOf = (walletId: string): Transport => openTransport(walletId) ?? 'injected'

/** Ways whose code is a chunk of its own, loaded when a wallet is spoken to. */
const LOADERS: Record<Exclude<Transport, 'injected'>, (walletId: string) => Promise<Connector>> = {
  walletConnect: async (walletId) => (await import('./createRelayConnector.ts')).createRelayConnector(walletId),
  safe: async () => (await import('./createFramedSafe.ts')).createFramedSafe(),
  coinbase: async () => {
    const { createCoinbaseConnector } = await import('../../connectors/coinbase/createCoinbaseConnector.ts')
    return createCoinbaseConnector({ appName: document.title, chainIds: CHAINS.map(({ id }) => id) })
  },
}

const connectors = new Map<string, Connector>()
const loading = new Map<string, Promise<Connector>>()

const keyOf = (walletId: string, transport: Transport): string => `${transport} ${walletId}`

/** The connector of an extension; one for its whole life, so that what is subscribed can be undone. */
export function connectorOf(walletId: string): Connector {
  const key = keyOf(walletId, 'injected')
  let last: Provider | undefined
  const find = () => {
    // one that announces itself late, or again, may have another name from then on, and is the same
    if (!findAll().some(({ provider }) => provider === last)) last = findProvider(walletId)
    return last
  }
  const connector = connectors.get(key) ?? createInjectedConnector(walletId, find)
  connectors.set(key, connector)
  return connector
}

/** The connector where it is to be had in this very task, so that a click is still one; else it has to be loaded. */
export const heldConnector = (walletId: string, transport = transportOf(walletId)): Connector | undefined =>
  transport === 'injected' ? connectorOf(walletId) : connectors.get(keyOf(walletId, transport))

/** The connector behind any wallet of the list, loaded where it has to be; asked again after a failure. */
export function loadConnector(walletId: string, transport = transportOf(walletId)): Promise<Connector> {
  const held = heldConnector(walletId, transport)
  if (held || transport === 'injected') return Promise.resolve(held ?? connectorOf(walletId))
  const key = keyOf(walletId, transport)
  const started = loading.get(key)
  if (started) return started
  const loaded = LOADERS[transport](walletId)
  loading.set(key, loaded)
  loaded.then(
    (connector) => connectors.set(key, connector),
    () => loading.delete(key),
  )
  return loaded
}

function listWallets(): readonly Wallet[] {
  const all = findAll()
  const recent = recentWallets.read()
  const known = WALLET_RECORDS.map((record): Wallet => {
    const { id, name, group, transports } = record
    const own = all.find((found) => found.id === id)
    const transport = openTransport(id)
    const isInstalled = transport === 'injected' || transport === 'safe'
    const icon = own?.icon ?? (record.icon && `${WALLET_ICONS}${record.icon}.svg`)
    return { id, name, group, transports, transport, icon, isInstalled, isRecent: recent.includes(id) }
  })
  const others = all
    .filter(({ id }) => !WALLET_RECORDS.some((record) => record.id === id))
    .map(
      ({ id, name, icon }): Wallet => ({
        id,
        name,
        group: 'other',
        icon,
        isInstalled: true,
        isRecent: recent.includes(id),
        transports: ['injected'],
        transport: 'injected',
      }),
    )
  // those used lately come first in their group
  return [...known, ...others].sort((one, other) => Number(other.isRecent) - Number(one.isRecent))
}

let listed: readonly Wallet[] = []
let listedFor: unknown[] = []

/** The wallets to choose from. The array is the same until something in it changes. */
export function getWallets(): readonly Wallet[] {
  const inputs = [
    discoveryOf()?.getWallets(),
    recentWallets.read(),
    isHandheld(),
    ...(typeof window === 'undefined' ? [] : legacyProviders(window).map(({ provider }) => provider)),
  ]
  if (inputs.length !== listedFor.length || inputs.some((input, index) => input !== listedFor[index])) {
    listedFor = inputs
    listed = listWallets()
  }
  return listed
}

/** @returns the unsubscribe function */
export function subscribeWallets(listener: () => void): () => void {
  const stops = [discoveryOf()?.subscribe(listener), recentWallets.subscribe(listener)]
  return () => stops.forEach((stop) => void stop?.())
}

/** What has to be left of a way; an extension may show up yet. */
const IS_LEFT: Record<Transport, (walletId: string) => boolean> = {
  injected: () => true,
  safe: () => false,
  coinbase: hasCoinbaseSession,
  walletConnect: (walletId) => relaySession.read()?.walletId === walletId,
}

/** A wallet that was used last, and how it was reached then, where that is known. */
export type Last = { walletId: string; transport?: Transport | undefined }

/** How it can be asked again: in the way used last, else through a session that was kept, else as an extension. */
export function reconnectTransports({ walletId, transport = 'walletConnect' }: Last): Transport[] {
  const transports = new Set<Transport>([transport, 'walletConnect', 'coinbase', 'injected'])
  return [...transports].filter((back) => transportsOf(walletId).includes(back) && IS_LEFT[back](walletId))
}

/** Waits for an extension to show up. @returns whether it is there, and alone in calling itself that */
export function untilFound(walletId: string, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const isFound = () => findSure(walletId) !== undefined
    const finish = () => {
      clearTimeout(timer)
      stop?.()
      resolve(isFound())
    }
    // a provider without an announcement may come silently: look once more at the end
    const timer = setTimeout(finish, milliseconds)
    const stop = discoveryOf()?.subscribe(() => isFound() && finish())
    if (isFound()) finish()
  })
}
