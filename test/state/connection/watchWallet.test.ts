import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DEADLINES } from '../../../src/lib/config.ts'
import { ADA, answers, BOB, createTestWallet, type TestWallet } from '../../wallets/testWallet.ts'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)
const LAST = { walletId: 'metaMask', account: ADA, chainId: 1 }
const keepConnection = () => localStorage.setItem('connection', JSON.stringify({ v: 1, value: LAST }))

function install(wallet: TestWallet, rdns = 'io.metamask'): TestWallet {
  onTestFinished(wallet.announce({ rdns }))
  return wallet
}

const focus = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  await pass()
}

/** A page that has tried to reconnect its wallet, and watches it from now on. */
async function watched(wallet?: TestWallet) {
  const store = await import('../../../src/state/connection/connection.ts')
  const { watchWallet } = await import('../../../src/state/connection/watchWallet.ts')
  if (wallet) install(wallet)
  const outcome = store.reconnect()
  await pass(DEADLINES.walletAnswer)
  await outcome
  onTestFinished(store.followLastConnection())
  const stop = watchWallet()
  onTestFinished(stop)
  return { ...store, stop, state: () => store.connection.getState() }
}

/** The same, connected to MetaMask. */
async function connectedPage() {
  keepConnection()
  const wallet = createTestWallet({ chains: [1, 10] })
  wallet.share()
  const page = await watched(wallet)
  expect(page.state().status).toBe('connected')
  return { ...page, wallet }
}

describe('a connected wallet', () => {
  test('[S4.1] bug 14: that locks without an event is found locked when the page gets focus, and reconnected later', async () => {
    const { state, wallet } = await connectedPage()
    wallet.answer('eth_accounts', answers.empty)
    await focus()
    expect(state()).toMatchObject({ status: 'disconnected', reason: 'locked' })
    await focus()
    expect(state()).toMatchObject({ status: 'disconnected', reason: 'locked' })
    wallet.answer('eth_accounts')
    await focus()
    expect(state()).toMatchObject({ status: 'connected', walletId: 'metaMask', account: ADA })
    expect(wallet.asked('eth_requestAccounts')).toBe(0)
  })

  test('[S4.3] that switches account and chain without an event is re-read when the page gets focus', async () => {
    const { state, wallet } = await connectedPage()
    wallet.answer('eth_accounts', () => [BOB])
    wallet.answer('eth_chainId', () => '0x5')
    await focus()
    expect(state()).toMatchObject({ account: BOB, chainId: 5 })
  })

  test('[S4.3] bug 21: that answers with a stale chain first is polled again soon after', async () => {
    keepConnection()
    const wallet = createTestWallet()
    wallet.share()
    wallet.answer('eth_chainId', () => (wallet.asked('eth_chainId') === 1 ? '0xa' : '0x89'))
    const { state } = await watched(wallet)
    expect(state()).toMatchObject({ chainId: 10 })
    await pass(DEADLINES.walletAgain)
    expect(state()).toMatchObject({ chainId: 137 })
  })

  test.each([
    ['hangs', answers.hangs],
    ['is broken', answers.broken],
    ['throws undefined', answers.nothing],
  ])('[S4.1] that %s when polled stays connected: unknown changes nothing', async (_, answer) => {
    const { state, wallet } = await connectedPage()
    const before = state()
    wallet.answer('eth_accounts', answer)
    await focus()
    await pass(DEADLINES.walletAnswer)
    expect(state()).toBe(before)
  })

  test('[S4.3] whose event arrives during a poll counts by the event, not by its stale answer', async () => {
    const { state, wallet } = await connectedPage()
    const chain = wallet.hold('eth_chainId')
    await focus()
    wallet.useAccounts([BOB])
    wallet.answer('eth_accounts', () => [ADA])
    chain.approve()
    await pass()
    expect(state()).toMatchObject({ account: BOB })
  })

  test('[S4.1] is polled once when the page is shown and focused at once, and the state stays the same object', async () => {
    const { state, wallet } = await connectedPage()
    await pass(DEADLINES.walletAgain)
    const before = state()
    const asked = wallet.asked('eth_accounts')
    await focus()
    expect(wallet.asked('eth_accounts')).toBe(asked + 1)
    expect(state()).toBe(before)
  })

  test('[S4.1] is polled when the page returns from the browser’s back-forward cache, and not on a plain pageshow', async () => {
    const { state, wallet } = await connectedPage()
    wallet.answer('eth_accounts', answers.empty)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    await pass()
    expect(state().status).toBe('connected')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
    expect(state().status).toBe('disconnected')
  })

  test('[S4.1] is not polled while the page is hidden', async () => {
    const { wallet } = await connectedPage()
    await pass(DEADLINES.walletAgain)
    const asked = wallet.log.length
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await focus()
    expect(wallet.log).toHaveLength(asked)
    vi.restoreAllMocks()
  })
})

/** Advances the clock until something is so; loading code takes real time. */
const until = (isSo: () => boolean) => vi.waitUntil(() => pass(100).then(isSo), { timeout: 120_000, interval: 10 })

/** Every kind of prompt of a connected wallet. */
const ASKED: [string, string, () => Promise<unknown>][] = [
  [
    'a permission request',
    'wallet_requestPermissions',
    async () => (await import('../../../src/state/connection/switchAccount.ts')).switchAccount(),
  ],
  [
    'a switch',
    'wallet_switchEthereumChain',
    async () => {
      const { CHAINS } = await import('../../../src/lib/chains.ts')
      const { seekChain } = await import('../../../src/state/toasts/seekChain.ts')
      return seekChain(CHAINS[1] as (typeof CHAINS)[number])
    },
  ],
  [
    'a signature',
    'personal_sign',
    async () => {
      const { askToSign } = await import('../../../src/state/signIn/askToSign.ts')
      const { activeConnector } = await import('../../../src/state/connection/connection.ts')
      const connector = activeConnector()
      if (!connector) throw new Error('Nothing is connected.')
      return askToSign(connector, { walletId: 'metaMask', account: ADA, chainId: 1, text: 'Hello' })
    },
  ],
  [
    'an NFT to list',
    'wallet_watchAsset',
    async () => (await import('../../../src/state/connection/watchNft.ts')).watchNft({ contract: BOB, tokenId: 1n }),
  ],
]

describe.each(ASKED)('a connected wallet that is asked for %s', (_, method, ask) => {
  test.each([
    ['a rejection', answers.rejected],
    ['an error', answers.broken],
    ['nonsense', () => ({})],
  ])('[S4.1] and answers with %s, having locked without an event, is found locked', async (_, answer) => {
    const { state, wallet } = await connectedPage()
    await pass(DEADLINES.walletAgain)
    wallet.answer(method, (params) => {
      wallet.answer('eth_accounts', answers.empty)
      return answer(params)
    })
    wallet.answer('eth_requestAccounts', answers.rejected)
    const outcome = ask().catch(() => undefined)
    await until(() => state().status === 'disconnected')
    await outcome
    expect(state()).toMatchObject({ status: 'disconnected', reason: 'locked' })
  })

  test('[S4.3] and answers with a rejection, having switched without an event, is re-read', async () => {
    const { state, wallet } = await connectedPage()
    await pass(DEADLINES.walletAgain)
    wallet.answer(method, (params) => {
      wallet.answer('eth_accounts', () => [BOB])
      wallet.answer('eth_chainId', () => '0x5')
      return answers.rejected(params)
    })
    const outcome = ask().catch(() => undefined)
    await until(() => (state() as { account?: string }).account === BOB)
    await outcome
    expect(state()).toMatchObject({ account: BOB, chainId: 5 })
  })
})

test('[S4.1] a wallet that rejects a second connect, and no longer shares an account, is found locked', async () => {
  const { connect, state, wallet } = await connectedPage()
  await pass(DEADLINES.walletAgain)
  wallet.answer('eth_requestAccounts', answers.rejected)
  wallet.answer('eth_accounts', answers.empty)
  await connect('metaMask')
  await pass(DEADLINES.walletAgain)
  expect(state()).toMatchObject({ status: 'disconnected' })
})

test('[S4.1] an unused phone session is removed with the disconnected wallet', async () => {
  const { disconnect } = await connectedPage()
  const value = { walletId: 'metaMask', topic: 'a'.repeat(64) }
  localStorage.setItem('relaySession', JSON.stringify({ v: 2, value }))
  disconnect()
  expect(localStorage.getItem('relaySession')).toBeNull()
})

describe('a wallet that is awaited', () => {
  test('[S4.4] a wallet that announces itself after the timeout is reconnected after all', async () => {
    keepConnection()
    const { state } = await watched()
    expect(state().status).toBe('disconnected')
    const wallet = createTestWallet()
    wallet.share()
    install(wallet)
    await pass()
    expect(state()).toMatchObject({ status: 'connected', walletId: 'metaMask' })
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('[S4.4] locked at load, it is reconnected once it emits that it is unlocked', async () => {
    keepConnection()
    const wallet = createTestWallet()
    const { state } = await watched(wallet)
    expect(state().status).toBe('disconnected')
    await pass()
    wallet.share()
    wallet.useAccounts([BOB])
    await pass()
    expect(state()).toMatchObject({ status: 'connected', account: BOB })
    expect(wallet.listenerCount()).toBe(3)
  })

  test('[S4.4] another one that announces itself is not connected in its place', async () => {
    keepConnection()
    const { state } = await watched()
    const rainbow = createTestWallet()
    rainbow.share()
    install(rainbow, 'me.rainbow')
    await pass()
    expect(state().status).toBe('disconnected')
    expect(rainbow.log).toEqual([])
  })

  test('[S4.4] that prompts on each poll is not polled again', async () => {
    keepConnection()
    const wallet = createTestWallet()
    wallet.answer('eth_accounts', answers.hangs)
    await watched(wallet)
    await focus()
    await pass(DEADLINES.walletAnswer)
    const asked = wallet.asked('eth_accounts')
    await focus()
    await pass(DEADLINES.walletAnswer)
    expect(wallet.asked('eth_accounts')).toBe(asked)
  })

  test.each<[string, (page: Awaited<ReturnType<typeof connectedPage>>) => unknown]>([
    ['the user has disconnected it', ({ disconnect }) => disconnect()],
    ['it has ended the connection', ({ wallet }) => wallet.emit('disconnect')],
    [
      'another tab has disconnected it',
      ({ wallet }) => {
        wallet.lock()
        localStorage.removeItem('connection')
        window.dispatchEvent(new StorageEvent('storage', { key: 'connection' }))
        wallet.share()
      },
    ],
    [
      'the user has tried another',
      async ({ connect, wallet, cancelConnect }) => {
        wallet.lock()
        void connect('rainbow')
        cancelConnect()
        wallet.share()
      },
    ],
  ])('[S4.4] is no longer awaited once %s', async (_, leave) => {
    const page = await connectedPage()
    await leave(page)
    keepConnection() // as another tab that connects may do
    await focus()
    await pass(DEADLINES.walletAnnounce)
    expect(page.state().status).toBe('disconnected')
    expect(page.wallet.asked('eth_requestAccounts')).toBe(0)
  })

  test('[S4.4] is not reconnected while an error is shown', async () => {
    const { state, wallet, connect } = await connectedPage()
    wallet.lock()
    install(createTestWallet(), 'me.rainbow').answer('eth_requestAccounts', answers.rejected)
    await connect('rainbow')
    wallet.share()
    await focus()
    expect(state()).toMatchObject({ status: 'disconnected', error: { name: 'UserRejected' } })
  })
})

test('[S4.1] after unsubscribing nothing is polled, and nothing is left subscribed', async () => {
  const { state, stop, wallet } = await connectedPage()
  wallet.lock()
  await pass()
  expect(wallet.listenerCount()).toBe(1)
  stop()
  expect(wallet.listenerCount()).toBe(0)
  const asked = wallet.log.length
  wallet.share()
  await focus()
  await pass(DEADLINES.walletAgain)
  expect(wallet.log).toHaveLength(asked)
  expect(state().status).toBe('disconnected')
  expect(vi.getTimerCount()).toBe(0)
})
