import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DEADLINES } from '../../../src/lib/config.ts'
import { SAFE } from '../../host/fakeFrame.ts'
import { framePage, SAFE_INFO } from '../../host/framedPage.ts'
import { BOB, createTestWallet } from '../../wallets/testWallet.ts'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  // the chunk takes no time, so that what is measured is the host
  return import('../../../src/state/connection/createFramedSafe.ts')
})
afterEach(() => void vi.useRealTimers())

/** A page in a frame; the page around it names this Safe, or says nothing at all. */
const framed = (info?: unknown, origin?: string) => framePage(info === undefined ? undefined : () => info, origin).asked

const info = SAFE_INFO
const keptConnection = { walletId: 'metaMask', account: BOB, chainId: 1 }
const keepConnection = () => localStorage.setItem('connection', JSON.stringify({ v: 1, value: keptConnection }))
const kept = (): unknown => JSON.parse(localStorage.getItem('connection') ?? '{}').value
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

/** How many listen to it now, of those that began after this. */
function listeners(type: string): () => number {
  const on = vi.spyOn(window, 'addEventListener')
  const off = vi.spyOn(window, 'removeEventListener')
  const count = ({ mock }: { mock: { calls: unknown[][] } }) => mock.calls.filter(([name]) => name === type).length
  return () => count(on) - count(off)
}

const load = async () => ({
  ...(await import('../../../src/state/connection/connection.ts')),
  ...(await import('../../../src/state/connection/hostFrame.ts')),
  ...(await import('../../../src/state/connection/wallets.ts')),
})

function remembered() {
  const wallet = createTestWallet({ accounts: [BOB] })
  wallet.share()
  onTestFinished(wallet.announce({ rdns: 'io.metamask' }))
  keepConnection()
  return wallet
}

describe('in a frame', () => {
  test('[S1.3] the Safe is asked first, and when it answers nothing else is', async () => {
    const asked = framed(info)
    const wallet = remembered()
    const { connected, frameKind, reconnect } = await load()
    await reconnect()
    expect(connected()).toMatchObject({ walletId: 'safe', account: SAFE, chainId: 1 })
    expect(frameKind()).toBe('safe')
    expect(asked).toEqual(['getSafeInfo', 'getCurrentTheme'])
    expect(wallet.log).toEqual([])
  })

  test('[S4.4] it takes the place of no wallet that other tabs remember, also when it is left', async () => {
    framed(info)
    keepConnection()
    const { disconnect, reconnect, recentWallets } = await load()
    await reconnect()
    expect(kept()).toEqual(keptConnection)
    expect(recentWallets.read()).toEqual([])
    disconnect()
    expect(kept()).toEqual(keptConnection)
  })

  test('[S4.4] bug 22: another tab that leaves its wallet ends no connection to a Safe', async () => {
    framed(info)
    keepConnection()
    const { connected, followLastConnection, reconnect } = await load()
    onTestFinished(followLastConnection())
    await reconnect()
    localStorage.removeItem('connection')
    window.dispatchEvent(new StorageEvent('storage', { key: 'connection' }))
    expect(connected()?.walletId).toBe('safe')
  })

  test('[S1.3] bug 17: a silent host: settled at the deadline, then the wallet used last as ever', async () => {
    const asked = framed()
    const wallet = remembered()
    const { connected, connection, frameKind, reconnect } = await load()
    const outcome = reconnect()
    await vi.dynamicImportSettled()
    await pass(DEADLINES.safeHost - 1)
    expect(connection.getState().status).toBe('loading')
    expect(wallet.log).toEqual([])
    await pass(1)
    await outcome
    expect(connected()).toMatchObject({ walletId: 'metaMask', account: BOB })
    expect(asked).toEqual(['getSafeInfo', 'getSafeInfo'])
    expect(frameKind()).toBe('foreign')
  })

  test('[S1.3] an answer after the deadline changes nothing, and nothing of it stays subscribed', async () => {
    const { asked } = framePage(() => info, undefined, DEADLINES.safeHost + 100)
    const heard = listeners('message')
    const { connection, frameKind, reconnect } = await load()
    const outcome = reconnect()
    await vi.dynamicImportSettled()
    await pass(DEADLINES.safeHost)
    await outcome
    await pass(1_000)
    expect(asked).toEqual(['getSafeInfo', 'getSafeInfo'])
    expect(connection.getState().status).toBe('disconnected')
    expect(frameKind()).toBe('foreign')
    expect(heard()).toBe(0)
  })

  test('[S1.3] our own code may take longer to arrive than a host has to answer', async () => {
    const asked = framed(info)
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const path = '../../../src/state/connection/createFramedSafe.ts'
    vi.doMock(path, async (importOriginal) => {
      const { createFramedSafe } =
        await importOriginal<typeof import('../../../src/state/connection/createFramedSafe.ts')>()
      return { createFramedSafe: () => arrival.then(createFramedSafe) }
    })
    onTestFinished(() => vi.doUnmock(path))
    const { connected, connection, frameKind, reconnect } = await load()
    const outcome = reconnect()
    await vi.dynamicImportSettled()
    await pass(3 * DEADLINES.safeHost)
    expect(connection.getState().status).toBe('loading')
    expect(asked).toEqual([])
    arrive()
    await outcome
    expect(connected()).toMatchObject({ walletId: 'safe', account: SAFE })
    expect(frameKind()).toBe('safe')
  })

  test('[S1.3] code that never arrives: settled at its own deadline', async () => {
    framed(info)
    const path = '../../../src/state/connection/createFramedSafe.ts'
    vi.doMock(path, () => ({ createFramedSafe: () => new Promise(() => {}) }))
    onTestFinished(() => vi.doUnmock(path))
    const { connection, reconnect } = await load()
    const outcome = reconnect()
    await vi.dynamicImportSettled()
    await pass(DEADLINES.code)
    await outcome
    expect(connection.getState().status).toBe('disconnected')
  })

  test('[S1.3] a silent host and no wallet used last: disconnected', async () => {
    framed()
    const { connection, reconnect } = await load()
    const outcome = reconnect()
    await vi.dynamicImportSettled()
    await pass(DEADLINES.safeHost)
    await outcome
    expect(connection.getState()).toMatchObject({ status: 'disconnected' })
    expect(connection.getState()).not.toHaveProperty('error')
  })

  test('[S1.3] an answer from another origin is none', async () => {
    framed(info, 'https://app.safe.global.evil.com')
    const { connection, frameKind, reconnect } = await load()
    const outcome = reconnect()
    await vi.dynamicImportSettled()
    await pass(DEADLINES.safeHost)
    await outcome
    expect(connection.getState().status).toBe('disconnected')
    expect(frameKind()).toBe('foreign')
  })

  test('[S1.3] asked twice at once, as in a double mount, it looks once', async () => {
    const asked = framed(info)
    const { reconnect } = await load()
    await Promise.all([reconnect(), reconnect()])
    expect(asked).toEqual(['getSafeInfo', 'getCurrentTheme'])
  })

  test('[S4.1] a wallet chosen while the Safe is asked is the person’s own choice', async () => {
    framed()
    remembered()
    const { connect, connected, reconnect } = await load()
    const outcome = reconnect()
    await vi.dynamicImportSettled()
    await connect('metaMask')
    await pass(DEADLINES.safeHost)
    await outcome
    expect(connected()).toMatchObject({ walletId: 'metaMask' })
  })

  test('[S4.1] chosen before the Safe has answered, it is the person’s choice still; the frame is the Safe’s all the same', async () => {
    framed(info)
    remembered()
    const heard = listeners('message')
    const { connect, connected, frameKind, reconnect } = await load()
    const outcome = reconnect()
    await vi.dynamicImportSettled()
    await connect('metaMask')
    await outcome
    await pass(DEADLINES.safeHost)
    expect(connected()).toMatchObject({ walletId: 'metaMask' })
    expect(frameKind()).toBe('safe')
    expect(heard()).toBe(0)
  })

  test('[S2.4] Safe is in the list, first, and can be asked by hand', async () => {
    framed(info)
    const { connect, connected, getWallets, frameKind } = await load()
    expect(getWallets()[0]).toMatchObject({ id: 'safe', name: 'Safe', isInstalled: true })
    await connect('safe')
    expect(connected()).toMatchObject({ walletId: 'safe', account: SAFE })
    expect(frameKind()).toBe('safe')
  })

  test('[S8.8] asked by hand, a host that names no Safe is an error in words', async () => {
    framed({ chainId: 1 })
    const { connect, connection } = await load()
    await connect('safe')
    expect(connection.getState()).toMatchObject({ status: 'disconnected', error: { name: 'SafeInfo' } })
  })
})

describe('on its own', () => {
  test('[S1.3] outside a frame no Safe is contacted: it is listed, reached through WalletConnect, and none of its code is loaded', async () => {
    const { frameKind, getWallets, heldConnector, reconnect } = await load()
    await reconnect()
    expect(frameKind()).toBe('top')
    expect(getWallets()[0]).toMatchObject({ id: 'safe', transport: 'walletConnect', isInstalled: false })
    expect(heldConnector('safe')).toBeUndefined()
    expect(heldConnector('metaMask')).toMatchObject({ type: 'injected' })
  })

  test('[S3.2] a connector is loaded once', async () => {
    const { heldConnector, loadConnector } = await load()
    const [one, two] = await Promise.all([loadConnector('safe'), loadConnector('safe')])
    expect(one).toBe(two)
    expect(heldConnector('safe')).toBe(one)
    expect(await loadConnector('rainbow')).toBe(heldConnector('rainbow'))
  })
})
