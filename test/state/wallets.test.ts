import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WALLETS } from '../../src/wallets/wallets.ts'
import { type Announcement, createTestWallet } from '../wallets/testWallet.ts'

const load = () => import('../../src/state/wallets.ts')
const ICON = 'data:image/png;base64,AAAA'

beforeEach(() => void vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

function install(as: Announcement = {}, wallet = createTestWallet()) {
  onTestFinished(wallet.announce(as))
  return wallet
}

const list = async () => {
  const { getWallets } = await load()
  const of = (group: string) => getWallets().filter((wallet) => wallet.group === group)
  return { recommended: of('recommended').map(({ name }) => name), other: of('other').map(({ name }) => name) }
}

describe('the records', () => {
  test('[S2.4] stand in the order of the seed', () => {
    const names = (group: string) => WALLETS.filter((wallet) => wallet.group === group).map(({ name }) => name)
    expect(names('recommended')).toEqual([
      'Safe',
      'Browser Wallet',
      'MetaMask',
      'Coinbase Wallet',
      'Rainbow',
      'WalletConnect',
    ])
    expect(names('other')).toEqual(['Brave Wallet', 'Ledger Live'])
  })

  test('[S3.2] have ids and rdns of their own, and https downloads', () => {
    const ids = WALLETS.flatMap(({ id, rdns }) => [id, ...rdns])
    expect(new Set(ids).size).toBe(ids.length)
    for (const url of WALLETS.flatMap(({ downloads }) => Object.values(downloads))) expect(url).toMatch(/^https:\/\//)
  })
})

describe('the list', () => {
  test('[S2.4] has those that this build can speak to, in that order', async () => {
    expect(await list()).toEqual({
      recommended: ['MetaMask', 'Coinbase Wallet', 'Rainbow', 'WalletConnect'],
      other: ['Brave Wallet', 'Ledger Live'],
    })
  })

  test('[S2.4] a wallet that we do not know joins Other Wallets by its own name', async () => {
    install({ name: 'Frame', rdns: 'sh.frame', icon: ICON })
    install({ name: 'Rabby', rdns: 'io.rabby' })
    expect((await list()).other).toEqual(['Brave Wallet', 'Ledger Live', 'Frame', 'Rabby'])
    const { getWallets } = await load()
    expect(getWallets().find(({ id }) => id === 'sh.frame')).toEqual({
      id: 'sh.frame',
      name: 'Frame',
      group: 'other',
      icon: ICON,
      isInstalled: true,
      isReachable: true,
      isRecent: false,
      downloads: {},
      connector: 'injected',
    })
  })

  test.each(['io.metamask', 'io.metamask.mobile'])('[S3.2] bug 18: %s is MetaMask, installed, once', async (rdns) => {
    install({ name: 'Something else', rdns, icon: ICON })
    install({ rdns: 'io.metamask' })
    const { getWallets } = await load()
    const found = getWallets().filter(({ name }) => name === 'MetaMask')
    expect(found).toMatchObject([{ id: 'metaMask', isInstalled: true, icon: ICON }])
    expect(getWallets().map(({ name }) => name)).not.toContain('Something else')
  })

  test('[S2.4] Coinbase can be asked with its extension and without, the others only with', async () => {
    const { getWallets, heldConnector } = await load()
    const reachable = () => getWallets().filter(({ isReachable, connector }) => isReachable && connector === 'injected')
    expect(reachable()).toMatchObject([{ id: 'coinbase', isInstalled: false }])
    expect(heldConnector('coinbase')).toBeUndefined()
    install({ rdns: 'com.coinbase.wallet' })
    expect(reachable()).toMatchObject([{ id: 'coinbase', isInstalled: true }])
    expect(heldConnector('coinbase')).toMatchObject({ type: 'injected' })
  })

  test('[S4.4] Coinbase used last is looked for as an extension, unless its own window left a session', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { untilInstalled } = await load()
    const outcome = untilInstalled('coinbase', 1_000)
    await vi.advanceTimersByTimeAsync(500)
    install({ rdns: 'com.coinbase.wallet' })
    await vi.advanceTimersByTimeAsync(500)
    expect(await outcome).toBe(true)
    vi.resetModules()
    const other = await load()
    localStorage.setItem('-CBWSDK:SignerConfigurator:SignerType', 'scw')
    expect(await other.untilInstalled('coinbase', 1_000)).toBe(true)
  })

  test('[S2.4] Browser Wallet is there only for a provider that nobody has announced', async () => {
    expect((await list()).recommended).not.toContain('Browser Wallet')
    const wallet = createTestWallet()
    vi.stubGlobal('ethereum', wallet.provider)
    expect((await list()).recommended[0]).toBe('Browser Wallet')
    install({ rdns: 'io.metamask' }, wallet)
    expect((await list()).recommended).not.toContain('Browser Wallet')
  })

  test('[S3.4] those used lately are marked, five at most, the last one first', async () => {
    const { getWallets, recentWallets, rememberWallet } = await load()
    for (const id of ['a', 'b', 'c', 'd', 'brave', 'metaMask', 'brave']) rememberWallet(id)
    expect(recentWallets.read()).toEqual(['brave', 'metaMask', 'd', 'c', 'b'])
    expect(getWallets().flatMap(({ id, isRecent }) => (isRecent ? [id] : []))).toEqual(['metaMask', 'brave'])
  })

  test('[S2.4] is the same array until something in it changes, and tells when it does', async () => {
    const { getWallets, rememberWallet, subscribeWallets } = await load()
    const before = getWallets()
    expect(getWallets()).toBe(before)
    const listener = vi.fn()
    const stop = subscribeWallets(listener)
    install()
    await Promise.resolve()
    expect(listener).toHaveBeenCalledOnce()
    expect(getWallets()).not.toBe(before)
    rememberWallet('metaMask')
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    install({ rdns: 'me.rainbow' })
    await Promise.resolve()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

test('[S3.2] a wallet keeps its connector, so that what is subscribed can be undone', async () => {
  const { connectorOf } = await load()
  expect(connectorOf('metaMask')).toBe(connectorOf('metaMask'))
  expect(connectorOf('metaMask')).not.toBe(connectorOf('rainbow'))
  expect(await connectorOf('rainbow').getProvider()).toBeUndefined()
  const wallet = install({ rdns: 'me.rainbow' })
  expect(await connectorOf('rainbow').getProvider()).toBe(wallet.provider)
})

test.each(['walletConnect', 'ledger'])(
  '[S3.2] %s is ready at once, and comes with its own code on first use',
  async (id) => {
    const { getWallets, heldConnector, loadConnector } = await load()
    expect(getWallets().find((wallet) => wallet.id === id)).toMatchObject({
      isReachable: true,
      connector: 'walletConnect',
    })
    expect(heldConnector(id)).toBeUndefined()
    const connector = await loadConnector(id)
    expect(connector).toMatchObject({ id, type: 'walletConnect' })
    expect(await loadConnector(id)).toBe(connector)
    expect(heldConnector(id)).toBe(connector)
  },
)

test('[S3.2] a wallet in this browser is had in the same task', async () => {
  const { connectorOf, heldConnector, loadConnector } = await load()
  expect(heldConnector('metaMask')).toBe(connectorOf('metaMask'))
  expect(await loadConnector('metaMask')).toBe(connectorOf('metaMask'))
})
