import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DEADLINES } from '../../../src/lib/config.ts'
import { SAFE } from '../../host/fakeFrame.ts'
import { framePage, SAFE_INFO } from '../../host/framedPage.ts'
import { BOB, createTestWallet } from '../../wallets/testWallet.ts'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  // the chunk loads at once, so that only the host's time counts
  return import('../../../src/state/connection/createFramedSafe.ts')
})
afterEach(() => void vi.useRealTimers())

/** A page in a frame; the page around it gives this Safe, or stays silent. */
const framed = (info?: unknown, origin?: string) => framePage(info === undefined ? undefined : () => info, origin).asked

const info = SAFE_INFO
const keptConnection = { walletId: 'metaMask', account: BOB, chainId: 1 }
const keepConnection = () => localStorage.setItem('connection', JSON.stringify({ v: 1, value: keptConnection }))
const kept = (): unknown => JSON.parse(localStorage.getItem('connection') ?? '{}').value
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

/** The current number of listeners that were added after this call. */
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
  test('[S1.3] the Safe is asked first, and if it answers nothing else is', async () => {
    const asked = framed(info)
    const wallet = remembered()
    const { connected, frameKind, reconnect } = await load()
    await reconnect()
    expect(connected()).toMatchObject({ walletId: 'safe', account: SAFE, chainId: 1 })
    expect(frameKind()).toBe('safe')
    expect(asked).toEqual(['getSafeInfo', 'getCurrentTheme'])
    expect(wallet.log).toEqual([])
  })

  test('[S4.4] it doesn’t replace the wallet that other tabs remember, nor does its disconnect', async () => {
    framed(info)
    keepConnection()
    const { disconnect, reconnect, recentWallets } = await load()
    await reconnect()
    expect(kept()).toEqual(keptConnection)
    expect(recentWallets.read()).toEqual([])
    disconnect()
    expect(kept()).toEqual(keptConnection)
  })

  test('[S4.4] bug 22: another tab’s disconnect doesn’t end a connection to a Safe', async () => {
    framed(info)
    keepConnection()
    const { connected, followLastConnection, reconnect } = await load()
    onTestFinished(followLastConnection())
    await reconnect()
    localStorage.removeItem('connection')
    window.dispatchEvent(new StorageEvent('storage', { key: 'connection' }))
    expect(connected()?.walletId).toBe('safe')
  })

  test('[S1.3] bug 17: a silent host: settled at the deadline, then the last wallet as usual', async () => {
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

  test('[S1.3] an answer after the deadline changes nothing, and nothing stays subscribed', async () => {
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

  test('[S1.3] our own code may take longer to load than a host has to answer', async () => {
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

  test('[S1.3] code that never loads: settled at its own deadline', async () => {
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

  test('[S1.3] a silent host and no last wallet: disconnected', async () => {
    framed()
    const { connection, reconnect } = await load()
    const outcome = reconnect()
    await vi.dynamicImportSettled()
    await pass(DEADLINES.safeHost)
    await outcome
    expect(connection.getState()).toMatchObject({ status: 'disconnected' })
    expect(connection.getState()).not.toHaveProperty('error')
  })

  test('[S1.3] an answer from another origin is ignored', async () => {
    framed(info, 'https://app.safe.global.evil.com')
    const { connection, frameKind, reconnect } = await load()
    const outcome = reconnect()
    await vi.dynamicImportSettled()
    await pass(DEADLINES.safeHost)
    await outcome
    expect(connection.getState().status).toBe('disconnected')
    expect(frameKind()).toBe('foreign')
  })

  test('[S1.3] called twice at once, as in a double mount, it asks once', async () => {
    const asked = framed(info)
    const { reconnect } = await load()
    await Promise.all([reconnect(), reconnect()])
    expect(asked).toEqual(['getSafeInfo', 'getCurrentTheme'])
  })

  test('[S4.1] a wallet that the user chooses while the Safe is asked takes precedence', async () => {
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

  test('[S4.1] so does one chosen before the Safe answers; the frame still counts as the Safe’s', async () => {
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

  test('[S2.4] Safe is first in the list, and can be chosen by hand', async () => {
    framed(info)
    const { connect, connected, getWallets, frameKind } = await load()
    expect(getWallets()[0]).toMatchObject({ id: 'safe', name: 'Safe', isInstalled: true })
    await connect('safe')
    expect(connected()).toMatchObject({ walletId: 'safe', account: SAFE })
    expect(frameKind()).toBe('safe')
  })

  test('[S8.8] chosen by hand, a host without a Safe gives an error in words', async () => {
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
