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
  /** Every transport it supports, the preferred one first. */
  transports: readonly Transport[]
  /** The transport once it is picked; undefined where it isn't in this browser and the person has to choose. */
  transport: Transport | undefined
}

const MAX_RECENT = 3

export const recentWallets = persisted<string[]>({
  key: STORAGE_KEYS.recentWallets,
  version: 1,
  schema: check((value): value is string[] => Array.isArray(value) && value.length <= 50 && value.every(isWalletId)),
  initial: [],
})

/** Moves a wallet to the front of the recent ones (S3.4). */
export function rememberWallet(id: string): void {
  recentWallets.write([id, ...recentWallets.read().filter((other) => other !== id)].slice(0, MAX_RECENT))
}

let discovery: Discovery | undefined

/** Starts listening for wallets on first use; undefined without a window. */
function discoveryOf(): Discovery | undefined {
  if (typeof window === 'undefined') return undefined
  discovery ??= createDiscovery(window)
  return discovery
}

const recordOf = (name: string) => WALLET_RECORDS.find(({ id, rdns }) => id === name || rdns.includes(name))

type Told = { rdns: string; name?: string; icon?: string | undefined; provider: Provider }

const idOf = ({ rdns }: Told): string => recordOf(rdns)?.id ?? rdns

/** Every provider in this browser under each of its names, those that announced themselves first. */
function findNames(): readonly Told[] {
  const announced: readonly Told[] = discoveryOf()?.getWallets() ?? []
  const bare: readonly Told[] = typeof window === 'undefined' ? [] : legacyProviders(window)
  const isNew = (told: Told) =>
    !announced.some(({ rdns, provider }) => provider === told.provider || rdns === told.rdns)
  return [...announced, ...bare.filter(isNew)]
}

/** Every provider in this browser, under its first name. Duplicates are numbered, so that none hides another. */
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

/**
 * The only provider that claims this id, under any of its names; undefined where several do, since their order changes
 * with each load.
 */
export function findSure(id: string): Provider | undefined {
  const claims = findNames().filter((told) => idOf(told) === id)
  return claims.every(({ provider }) => provider === claims[0]?.provider) ? claims[0]?.provider : undefined
}

const findProvider = (id: string): Provider | undefined =>
  findAll().find((found) => found.id === id)?.provider ?? findSure(id)

/** A touch device, where a wallet app is likelier than an extension. */
export const isHandheld = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

const transportsOf = (walletId: string): readonly Transport[] =>
  WALLET_RECORDS.find(({ id }) => id === walletId)?.transports ?? ['injected']

/** Whether a transport may be used without the person choosing it. */
const IS_OPEN: Record<Transport, (walletId: string) => boolean> = {
  injected: (walletId) => findProvider(walletId) !== undefined,
  safe: () => isFramed,
  coinbase: () => true,
  walletConnect: (walletId) => isHandheld() || !transportsOf(walletId).includes('injected'),
}

const openTransport = (walletId: string): Transport | undefined =>
  transportsOf(walletId).find((transport) => IS_OPEN[transport](walletId))

/** The transport for a wallet where the person has chosen none. */
export const transportOf = (walletId: string): Transport => openTransport(walletId) ?? 'injected'

/** Transports whose code is a lazy chunk, loaded on first use. */
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

/** The connector of an extension; one instance for the page's life, so that listeners can be unsubscribed. */
export function connectorOf(walletId: string): Connector {
  const key = keyOf(walletId, 'injected')
  let last: Provider | undefined
  const find = () => {
    // a provider that announces itself late or again may change its id, and is still the same
    if (!findAll().some(({ provider }) => provider === last)) last = findProvider(walletId)
    return last
  }
  const connector = connectors.get(key) ?? createInjectedConnector(walletId, find)
  connectors.set(key, connector)
  return connector
}

/** The connector where it is there synchronously, so that a click still counts; undefined where it must be loaded. */
export const heldConnector = (walletId: string, transport = transportOf(walletId)): Connector | undefined =>
  transport === 'injected' ? connectorOf(walletId) : connectors.get(keyOf(walletId, transport))

/** The connector of any listed wallet, loaded on first use; a failed load is retried on the next call. */
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

/** Whether a transport can still reconnect; an extension may show up later. */
const IS_LEFT: Record<Transport, (walletId: string) => boolean> = {
  injected: () => true,
  safe: () => false,
  coinbase: hasCoinbaseSession,
  walletConnect: (walletId) => relaySession.read()?.walletId === walletId,
}

/** The wallet used last, and its transport then, where that is known. */
export type Last = { walletId: string; transport?: Transport | undefined }

/** The transports that can reconnect it: the one used last, else one with a stored session, else the extension. */
export function reconnectTransports({ walletId, transport = 'walletConnect' }: Last): Transport[] {
  const transports = new Set<Transport>([transport, 'walletConnect', 'coinbase', 'injected'])
  return [...transports].filter((back) => transportsOf(walletId).includes(back) && IS_LEFT[back](walletId))
}

/** Waits for an extension to show up. @returns whether it is there, and the only one to claim this id */
export function untilFound(walletId: string, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const isFound = () => findSure(walletId) !== undefined
    const finish = () => {
      clearTimeout(timer)
      stop?.()
      resolve(isFound())
    }
    // a legacy provider announces nothing: check again at the end
    const timer = setTimeout(finish, milliseconds)
    const stop = discoveryOf()?.subscribe(() => isFound() && finish())
    if (isFound()) finish()
  })
}
