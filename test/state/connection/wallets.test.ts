import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Transport, WALLET_RECORDS } from '../../../src/wallets/walletRecords.ts'
import { type Announcement, createTestWallet } from '../../wallets/testWallet.ts'

const load = () => import('../../../src/state/connection/wallets.ts')
/** The transport for reconnecting the last wallet, once extensions had time to announce themselves. */
const findTransport = async (walletId: string, transport?: Transport) => {
  const { untilFound } = await load()
  const { reconnectTransport } = await import('../../../src/state/connection/reconnectTransport.ts')
  await untilFound(walletId, 1_000)
  return reconnectTransport({ walletId, transport })
}
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

/** The transport for each wallet of the list. */
const waysNow = async () => {
  const { getWallets } = await load()
  return Object.fromEntries(getWallets().map(({ id, transport }) => [id, transport]))
}

describe('the records', () => {
  test('[S2.4] are in the order of the seed', () => {
    const names = (group: string) => WALLET_RECORDS.filter((wallet) => wallet.group === group).map(({ name }) => name)
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

  test('[S3.2] have unique ids, names and rdns, and no duplicate transport', () => {
    const ids = WALLET_RECORDS.flatMap(({ id, rdns }) => [id, ...rdns])
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(WALLET_RECORDS.map(({ name }) => name)).size).toBe(WALLET_RECORDS.length)
    for (const { transports } of WALLET_RECORDS) expect(new Set(transports).size).toBe(transports.length)
  })
})

describe('the list', () => {
  test('[S2.4] lists every supported wallet in order; recently used ones come first in their group', async () => {
    expect(await list()).toEqual({
      recommended: ['Safe', 'Browser Wallet', 'MetaMask', 'Coinbase Wallet', 'Rainbow', 'WalletConnect'],
      other: ['Brave Wallet', 'Ledger Live'],
    })
    const { rememberWallet } = await load()
    rememberWallet('rainbow')
    rememberWallet('ledger')
    expect(await list()).toEqual({
      recommended: ['Rainbow', 'Safe', 'Browser Wallet', 'MetaMask', 'Coinbase Wallet', 'WalletConnect'],
      other: ['Ledger Live', 'Brave Wallet'],
    })
  })

  test('[S2.4] an unknown wallet is listed in Other Wallets under its own name', async () => {
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
      isRecent: false,
      transports: ['injected'],
      transport: 'injected',
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

  test('[S2.4] with a mouse and without extensions, each uses its available transport, or waits for a choice', async () => {
    expect(await waysNow()).toEqual({
      safe: 'walletConnect',
      metaMask: undefined,
      coinbase: 'coinbase',
      rainbow: undefined,
      walletConnect: 'walletConnect',
      brave: undefined,
      ledger: 'walletConnect',
    })
  })

  test('[S2.4] on a phone, an app is used where there is one; a wallet in this browser takes precedence', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
    expect(await waysNow()).toMatchObject({
      metaMask: 'walletConnect',
      coinbase: 'coinbase',
      rainbow: 'walletConnect',
      brave: undefined,
    })
    install({ rdns: 'io.metamask.mobile' })
    expect(await waysNow()).toMatchObject({ metaMask: 'injected', rainbow: 'walletConnect' })
  })

  test('[S2.4] an extension takes precedence over a popup', async () => {
    const { heldConnector } = await load()
    expect(heldConnector('coinbase')).toBeUndefined()
    install({ rdns: 'com.coinbase.wallet' })
    expect(await waysNow()).toMatchObject({ coinbase: 'injected' })
    expect(heldConnector('coinbase')).toMatchObject({ type: 'injected' })
  })

  test('[S3.2] a provider injected late and unannounced is noticed, as in a wallet’s in-app browser', async () => {
    const { getWallets, subscribeWallets } = await load()
    const listener = vi.fn()
    onTestFinished(subscribeWallets(listener))
    vi.stubGlobal('ethereum', createTestWallet().provider)
    window.dispatchEvent(new Event('ethereum#initialized'))
    await Promise.resolve()
    expect(listener).toHaveBeenCalledOnce()
    expect(getWallets()[1]).toMatchObject({ id: 'browser', transport: 'injected' })
  })

  test('[S4.4] Coinbase as the last wallet is reconnected as an extension, unless its own popup left a session', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    await import('../../../src/state/connection/reconnectTransport.ts')
    const outcome = findTransport('coinbase')
    await vi.advanceTimersByTimeAsync(500)
    install({ rdns: 'com.coinbase.wallet' })
    await vi.advanceTimersByTimeAsync(500)
    expect(await outcome).toBe('injected')
    vi.resetModules()
    localStorage.setItem('-CBWSDK:SignerConfigurator:SignerType', 'scw')
    expect(await findTransport('coinbase')).toBe('coinbase')
    expect(await findTransport('coinbase', 'injected')).toBe('injected')
  })

  test('[S4.4] a wallet last connected through WalletConnect is reconnected so, with or without its extension; others are not', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const session = { v: 2, value: { walletId: 'metaMask', topic: 'a'.repeat(64) } }
    localStorage.setItem('relaySession', JSON.stringify(session))
    install({ rdns: 'io.metamask' })
    expect(await findTransport('metaMask')).toBe('walletConnect')
    expect(await findTransport('metaMask', 'injected')).toBe('injected')
    const [rainbow, relay] = [findTransport('rainbow'), findTransport('walletConnect')]
    await vi.advanceTimersByTimeAsync(1_000)
    expect([await rainbow, await relay]).toEqual([undefined, undefined])
  })

  test('[S2.4] Browser Wallet is installed only where there is an unannounced provider', async () => {
    const isInstalled = async () => (await load()).getWallets().find(({ id }) => id === 'browser')?.isInstalled
    expect(await isInstalled()).toBe(false)
    const wallet = createTestWallet()
    vi.stubGlobal('ethereum', wallet.provider)
    expect(await isInstalled()).toBe(true)
    install({ rdns: 'io.metamask' }, wallet)
    expect(await isInstalled()).toBe(false)
  })

  test('[S2.4] a provider that says it is MetaMask, Coinbase and Rabby without announcing itself is a Browser Wallet: no impostor takes a name', async () => {
    const flags = ['isMetaMask', 'isCoinbaseWallet', 'isRabby', 'isRainbow', 'isBraveWallet', 'isTrust']
    const { provider } = createTestWallet()
    const read: unknown[] = []
    const impostor = new Proxy(Object.assign(provider, Object.fromEntries(flags.map((flag) => [flag, true]))), {
      get: (target, name, receiver) => {
        read.push(name)
        return Reflect.get(target, name, receiver)
      },
    })
    vi.stubGlobal('ethereum', impostor)
    const installed = (await load()).getWallets().filter(({ isInstalled }) => isInstalled)
    expect(installed.map(({ name }) => name)).toEqual(['Browser Wallet'])
    expect(read.filter((name) => flags.includes(String(name)))).toEqual([])
  })

  test('[S2.4] several unannounced providers are all listed, numbered, and each is called by itself', async () => {
    const [one, two, three] = [createTestWallet(), createTestWallet(), createTestWallet()]
    const providers = [one.provider, two.provider, three.provider]
    vi.stubGlobal('ethereum', { ...one.provider, isMetaMask: true, providers })
    install({ rdns: 'io.rabby', name: 'Rabby' }, three)
    const { connectorOf } = await load()
    expect((await list()).recommended).toContain('Browser Wallet')
    expect((await list()).other).toEqual(['Brave Wallet', 'Ledger Live', 'Rabby', 'Browser Wallet 2'])
    expect((await list()).recommended).toContain('MetaMask') // the real one, to be installed: no flag is trusted
    expect((await waysNow()).metaMask).toBeUndefined()
    const reached = ['browser', 'browser 2', 'io.rabby'].map((id) => connectorOf(id).getProvider())
    expect(await Promise.all(reached)).toEqual(providers)
  })

  test('[S2.4] a provider added to several is noticed', async () => {
    const { getWallets } = await load()
    const providers = [createTestWallet().provider]
    vi.stubGlobal('ethereum', { providers })
    expect(getWallets().map(({ id }) => id)).not.toContain('browser 2')
    providers.push(createTestWallet().provider)
    expect(getWallets().map(({ id }) => id)).toContain('browser 2')
  })

  test("[S2.4] Coinbase's extension is Coinbase Wallet, also if it announces nothing, and listed once if it does", async () => {
    const [bare, announced] = [createTestWallet(), createTestWallet()]
    vi.stubGlobal('coinbaseWalletExtension', bare.provider)
    const { connectorOf } = await load()
    expect(await waysNow()).toMatchObject({ coinbase: 'injected' })
    expect(await connectorOf('coinbase').getProvider()).toBe(bare.provider)
    install({ rdns: 'com.coinbase.wallet' }, announced)
    expect(await connectorOf('coinbase').getProvider()).toBe(announced.provider)
    expect(Object.keys(await waysNow())).not.toContain('coinbase 2')
  })

  test.each([
    ['io.metamask', 'metaMask', 'MetaMask', 'MetaMask 2'],
    ['sh.frame', 'sh.frame', 'Frame', 'Frame 2'],
  ])(
    '[S3.2] two wallets that both claim to be %s are both listed, told apart, and neither is reconnected unasked',
    async (rdns, id, first, second) => {
      vi.useFakeTimers()
      onTestFinished(() => void vi.useRealTimers())
      const { connectorOf, getWallets } = await load()
      const wallet = install({ rdns, name: 'Frame' })
      expect(await findTransport(id)).toBe('injected')
      const other = install({ rdns, name: 'Frame' })
      expect(getWallets().map(({ name }) => name)).toEqual(expect.arrayContaining([first, second]))
      expect(await connectorOf(id).getProvider()).toBe(wallet.provider)
      expect(await connectorOf(`${id} 2`).getProvider()).toBe(other.provider)
      const ways = Promise.all([findTransport(id), findTransport(`${id} 2`)])
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await ways).toEqual([undefined, undefined])
    },
  )

  test('[S3.4] recently used wallets are marked, at most three, the latest first', async () => {
    const { getWallets, recentWallets, rememberWallet } = await load()
    for (const id of ['a', 'b', 'c', 'd', 'brave', 'metaMask', 'brave']) rememberWallet(id)
    expect(recentWallets.read()).toEqual(['brave', 'metaMask', 'd'])
    expect(getWallets().flatMap(({ id, isRecent }) => (isRecent ? [id] : []))).toEqual(['metaMask', 'brave'])
  })

  test('[S2.4] is the same array until something in it changes, and notifies then', async () => {
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

test('[S3.2] a wallet keeps its connector, so that listeners can be unsubscribed', async () => {
  const { connectorOf } = await load()
  expect(connectorOf('metaMask')).toBe(connectorOf('metaMask'))
  expect(connectorOf('metaMask')).not.toBe(connectorOf('rainbow'))
  expect(await connectorOf('rainbow').getProvider()).toBeUndefined()
  const wallet = install({ rdns: 'me.rainbow' })
  expect(await connectorOf('rainbow').getProvider()).toBe(wallet.provider)
})

test.each(['walletConnect', 'ledger'])(
  '[S3.2] %s is available at once, and loads its own code on first use',
  async (id) => {
    const { getWallets, heldConnector, loadConnector } = await load()
    expect(getWallets().find((wallet) => wallet.id === id)).toMatchObject({ transport: 'walletConnect' })
    expect(heldConnector(id)).toBeUndefined()
    const connector = await loadConnector(id)
    expect(connector).toMatchObject({ id, type: 'walletConnect' })
    expect(await loadConnector(id)).toBe(connector)
    expect(heldConnector(id)).toBe(connector)
  },
)

test('[S3.2] the connector of a wallet in this browser is available in the same task', async () => {
  const { connectorOf, heldConnector, loadConnector } = await load()
  expect(heldConnector('metaMask')).toBe(connectorOf('metaMask'))
  expect(await loadConnector('metaMask')).toBe(connectorOf('metaMask'))
})

test('[S3.2] a wallet with two transports has a connector for each', async () => {
  install({ rdns: 'io.metamask' })
  const { heldConnector, loadConnector } = await load()
  expect(heldConnector('metaMask', 'walletConnect')).toBeUndefined()
  const relay = await loadConnector('metaMask', 'walletConnect')
  expect(relay).toMatchObject({ id: 'metaMask', type: 'walletConnect' })
  expect(heldConnector('metaMask', 'walletConnect')).toBe(relay)
  expect(heldConnector('metaMask')).toMatchObject({ type: 'injected' })
})
