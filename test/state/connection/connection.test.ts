import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Connector } from '../../../src/connectors/connector.ts'
import { DEADLINES } from '../../../src/lib/config.ts'
import { ADA, answers, BOB, createTestWallet, type TestWallet } from '../../wallets/testWallet.ts'

const ACCOUNTS = 'eth_requestAccounts'
const RECONNECTING = ['eth_accounts', 'eth_chainId']

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** The store of a freshly loaded page. */
async function load() {
  const store = await import('../../../src/state/connection/connection.ts')
  onTestFinished(store.followLastConnection())
  return { ...store, ...(await import('../../../src/state/connection/switchChain.ts')) }
}
const recent = async () => (await import('../../../src/state/connection/wallets.ts')).recentWallets.read()

const keptConnection = (): unknown => JSON.parse(localStorage.getItem('connection') ?? '{}').value
const keepConnection = (value: unknown = { walletId: 'metaMask', account: ADA, chainId: 1 }) =>
  localStorage.setItem('connection', JSON.stringify({ v: 1, value }))
/** Another tab connects, or disconnects. */
function inAnotherTab(connected: object | undefined): void {
  if (connected) keepConnection(connected)
  else localStorage.removeItem('connection')
  dispatchEvent(new StorageEvent('storage', { key: 'connection' }))
}
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

function installed(wallet = createTestWallet(), rdns = 'io.metamask'): TestWallet {
  onTestFinished(wallet.announce({ rdns }))
  return wallet
}

const chain = async (id: number) => {
  const found = (await import('../../../src/lib/chains.ts')).CHAINS.find((known) => known.id === id)
  if (!found) throw new Error('No such chain.')
  return found
}

/** A page that is connected to MetaMask, and nothing else in it. */
async function connectedPage(wallet = createTestWallet({ chains: [1, 10] })) {
  const store = await load()
  await store.reconnect()
  installed(wallet)
  await store.connect('metaMask')
  return { ...store, wallet, state: () => store.connection.getState() }
}

describe('connect', () => {
  test('[S4.1] from loading through connecting to connected', async () => {
    const { connect, connected, connection, reconnect } = await load()
    const seen: string[] = []
    connection.subscribe((state) => seen.push(state.status))
    expect(connection.getState().status).toBe('loading')
    await reconnect()
    installed()
    await connect('metaMask')
    expect(seen).toEqual(['disconnected', 'connecting', 'connected'])
    expect(connected()).toMatchObject({ walletId: 'metaMask', account: ADA, chainId: 1 })
    expect(keptConnection()).toEqual({ walletId: 'metaMask', account: ADA, chainId: 1, transport: 'injected' })
    expect(await recent()).toEqual(['metaMask'])
  })

  test('[S4.1] the wallet is called synchronously, so that its popup is not blocked', async () => {
    const { connect } = await load()
    const wallet = installed()
    void connect('metaMask')
    expect(wallet.methods()).toEqual([ACCOUNTS])
  })

  test.each([
    ['S8.4', 'UserRejected', answers.rejected],
    ['S8.1', 'AccountsEmpty', answers.empty],
    ['S8.2', 'RequestPending', answers.pending],
    ['S8', 'WalletLocked', answers.locked],
    ['S8', 'Deadline', answers.hangs],
    ['S8', 'Unknown', answers.nothing],
  ] as const)('[%s] %s leads back to disconnected, with the error', async (_, name, answer) => {
    const { connect, connection, dismissError } = await load()
    const wallet = installed()
    wallet.answer(ACCOUNTS, answer)
    void connect('metaMask')
    await pass(DEADLINES.walletPrompt)
    expect(connection.getState()).toMatchObject({ status: 'disconnected', error: { name } })
    expect(wallet.listenerCount()).toBe(0)
    expect(localStorage.getItem('connection')).toBeNull()
    dismissError()
    expect(connection.getState()).not.toHaveProperty('error')
  })

  test('[S8.7] a wallet that is not there fails at once', async () => {
    const { connect, connection } = await load()
    await connect('rainbow')
    expect(connection.getState()).toMatchObject({ status: 'disconnected', error: { name: 'ConnectorNotFound' } })
  })

  test('[S4.5] bug 1: a wallet that emits the switch before it answers does not leave the page waiting', async () => {
    const { connected, switchChain, wallet } = await connectedPage(createTestWallet({ chainId: 56, chains: [56, 1] }))
    expect(connected()?.chainId).toBe(56)
    wallet.answer('wallet_switchEthereumChain', () => {
      wallet.moveTo(1)
      return pass(100).then(() => null)
    })
    await switchChain(await chain(1))
    expect(connected()?.chainId).toBe(1)
  })

  test('[S4.1] a cancelled wallet is not called, however late its code has loaded', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new Error('No network here.'))),
    )
    vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => void vi.unstubAllGlobals())
    const { cancelConnect, connect, connection } = await load()
    const open = vi.spyOn(window, 'open')
    const outcome = connect('coinbase')
    cancelConnect()
    await outcome
    expect(open).not.toHaveBeenCalled()
    expect(connection.getState()).toEqual({ status: 'disconnected', epoch: 2 })
  })

  test('[S8] a chunk that does not load is reported as such', async () => {
    vi.doMock('../../../src/connectors/coinbase/createCoinbaseConnector.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    onTestFinished(() => void vi.doUnmock('../../../src/connectors/coinbase/createCoinbaseConnector.ts'))
    const { connect, connection } = await load()
    await connect('coinbase')
    expect(connection.getState()).toMatchObject({ status: 'disconnected', error: { name: 'NotLoaded' } })
  })

  test('[S3.1] a wallet on a chain that is not ours connects where it is', async () => {
    const { connected } = await connectedPage(createTestWallet({ chainId: 5 }))
    expect(connected()?.chainId).toBe(5)
  })

  test.each(['approve', 'reject'] as const)(
    '[S4.1] after cancelling, a late %s changes nothing and nothing stays subscribed',
    async (end) => {
      const { cancelConnect, connect, connection } = await load()
      const wallet = installed()
      const prompt = wallet.hold(ACCOUNTS)
      const outcome = connect('metaMask')
      cancelConnect()
      const cancelled = connection.getState()
      await outcome
      expect(wallet.listenerCount()).toBe(0)
      prompt[end]()
      await pass()
      expect(connection.getState()).toBe(cancelled)
      expect(cancelled).toMatchObject({ status: 'disconnected' })
      expect(wallet.listenerCount()).toBe(0)
      expect(localStorage.getItem('connection')).toBeNull()
      expect(await recent()).toEqual([])
    },
  )

  test('[S4.1] another wallet may be chosen while one prompts; the first one’s answer is dropped', async () => {
    const { connect, connected } = await load()
    const metaMask = installed()
    const prompt = metaMask.hold(ACCOUNTS)
    const rainbow = installed(createTestWallet({ accounts: [BOB] }), 'me.rainbow')
    const first = connect('metaMask')
    await connect('rainbow')
    prompt.approve()
    await first
    expect(connected()).toMatchObject({ walletId: 'rainbow', account: BOB })
    expect(metaMask.listenerCount()).toBe(0)
    expect(rainbow.listenerCount()).toBe(3)
  })

  test('[S4.1] a new connection disconnects the old wallet, a failed one keeps it', async () => {
    const { connect, connected, wallet } = await connectedPage()
    const rainbow = installed(createTestWallet({ accounts: [BOB] }), 'me.rainbow')
    rainbow.answer(ACCOUNTS, answers.rejected)
    await connect('rainbow')
    expect(connected()).toMatchObject({ walletId: 'metaMask', error: { name: 'UserRejected' } })
    expect(wallet.listenerCount()).toBe(3)
    rainbow.answer(ACCOUNTS)
    await connect('rainbow')
    expect(connected()).toMatchObject({ walletId: 'rainbow', account: BOB })
    expect(wallet.listenerCount()).toBe(0)
    expect(await recent()).toEqual(['rainbow', 'metaMask'])
  })

  test('[S4.3] a rejected second attempt with the same wallet loses no later event', async () => {
    const { connect, connected, wallet } = await connectedPage()
    wallet.answer(ACCOUNTS, answers.rejected)
    await connect('metaMask')
    wallet.useAccounts([BOB])
    expect(connected()?.account).toBe(BOB)
  })
})

describe('events of the wallet', () => {
  test('[S4.3] an account change is applied, and stored for the next visit', async () => {
    const { connected, wallet } = await connectedPage()
    wallet.useAccounts([BOB.toLowerCase(), ADA])
    expect(connected()?.account).toBe(BOB)
    expect(keptConnection()).toMatchObject({ account: BOB })
  })

  test('[S4.3] follows the wallet to a chain that is not configured, and back', async () => {
    const { connected, wallet } = await connectedPage()
    wallet.moveTo(5)
    expect(connected()?.chainId).toBe(5)
    wallet.moveTo(10)
    expect(connected()?.chainId).toBe(10)
    expect(keptConnection()).toMatchObject({ chainId: 10 })
  })

  test('[S4.1] no accounts: disconnected, but reconnected on the next visit', async () => {
    const { activeConnector, state, wallet } = await connectedPage()
    wallet.lock()
    expect(state()).toMatchObject({ status: 'disconnected', reason: 'locked' })
    expect(activeConnector()).toBeUndefined()
    expect(wallet.listenerCount()).toBe(0)
    expect(keptConnection()).toMatchObject({ walletId: 'metaMask' })
  })

  test('[S4.1] disconnected by the wallet: not reconnected on the next visit either', async () => {
    const { state, wallet } = await connectedPage()
    wallet.emit('disconnect', { code: 4900 })
    expect(state()).toMatchObject({ status: 'disconnected', reason: 'ended' })
    expect(localStorage.getItem('connection')).toBeNull()
  })

  test('[S4.4] the next visit reconnects the latest wallet, however long the previous one takes to disconnect', async () => {
    const { activeConnector, connect } = await connectedPage()
    installed(createTestWallet(), 'me.rainbow')
    vi.spyOn(activeConnector() as Connector, 'disconnect').mockReturnValue(new Promise(() => {}))
    void connect('rainbow')
    await pass()
    expect(keptConnection()).toMatchObject({ walletId: 'rainbow' })
    expect(await recent()).toEqual(['rainbow', 'metaMask'])
  })

  test('[S4.1] a wallet lost while another prompts is dropped for good', async () => {
    const { activeConnector, connect, state, wallet } = await connectedPage()
    const rainbow = installed(createTestWallet(), 'me.rainbow')
    const prompt = rainbow.hold(ACCOUNTS)
    const outcome = connect('rainbow')
    wallet.lock()
    prompt.reject()
    await outcome
    expect(state()).toMatchObject({ status: 'disconnected', reason: 'locked', error: { name: 'UserRejected' } })
    expect(activeConnector()).toBeUndefined()
    expect(wallet.listenerCount()).toBe(0)
  })
})

describe('disconnect', () => {
  test('[S4.1] bug 6: disconnects at once, forgets the last connection, and does not make the wallet revoke anything', async () => {
    const { activeConnector, disconnect, state, wallet } = await connectedPage()
    wallet.answer('wallet_revokePermissions', answers.hangs)
    disconnect()
    expect(state()).toMatchObject({ status: 'disconnected' })
    expect(activeConnector()).toBeUndefined()
    expect(wallet.listenerCount()).toBe(0)
    expect(localStorage.getItem('connection')).toBeNull()
    expect(wallet.methods()).toEqual(['eth_chainId', ACCOUNTS])
    wallet.useAccounts([BOB])
    expect(state().status).toBe('disconnected')
  })

  // with shared storage the user's other tabs disconnect with this one; revoking in the wallet would end all of them
  test('[S4.1] bug 22: the wallet gets no request, so that a page with the same wallet but other storage stays connected', async () => {
    const wallet = createTestWallet()
    const first = await connectedPage(wallet)
    vi.resetModules()
    const second = await connectedPage(wallet)
    first.disconnect()
    await pass()
    expect(first.state().status).toBe('disconnected')
    expect(second.state()).toMatchObject({ status: 'connected', account: ADA })
    expect(wallet.methods()).not.toContain('wallet_revokePermissions')
    wallet.useAccounts([BOB])
    expect(second.state()).toMatchObject({ account: BOB })
  })

  test.each([
    ['disconnected here', ({ disconnect }: Awaited<ReturnType<typeof connectedPage>>) => disconnect()],
    ['lost here', ({ wallet }: Awaited<ReturnType<typeof connectedPage>>) => wallet.emit('disconnect', { code: 4900 })],
  ])('[S4.1] a wallet that is %s doesn’t affect another tab that has connected another one since', async (_, end) => {
    const page = await connectedPage()
    inAnotherTab({ walletId: 'rainbow', account: BOB, chainId: 10 })
    end(page)
    expect(page.state().status).toBe('disconnected')
    expect(keptConnection()).toMatchObject({ walletId: 'rainbow' })
  })

  test('[S4.1] another wallet disconnected in another tab changes nothing here', async () => {
    const { state } = await connectedPage()
    const before = state()
    inAnotherTab({ walletId: 'rainbow', account: BOB, chainId: 10 })
    inAnotherTab(undefined)
    expect(state()).toBe(before)
  })

  test('[S4.1] a failed disconnect is ignored', async () => {
    const { activeConnector, disconnect, state } = await connectedPage()
    vi.spyOn(activeConnector() as Connector, 'disconnect').mockRejectedValue(new Error('no'))
    disconnect()
    await pass()
    expect(state().status).toBe('disconnected')
  })

  test('[S4.1] in another tab: this one disconnects too', async () => {
    const { state, wallet } = await connectedPage()
    inAnotherTab(undefined)
    expect(state().status).toBe('disconnected')
    expect(wallet.listenerCount()).toBe(0)
  })

  test('[S4.1] a newer version of the page in another tab, with its own storage format, ends nothing', async () => {
    const { state } = await connectedPage()
    const before = state()
    const newValue = JSON.stringify({ v: 2, value: { wallets: [] } })
    localStorage.setItem('connection', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'connection', newValue }))
    expect(state()).toBe(before)
    expect(localStorage.getItem('connection')).toBe(newValue)
  })

  test('[S4.1] a connection made in another tab changes nothing here', async () => {
    const { state } = await connectedPage()
    const before = state()
    inAnotherTab({ walletId: 'rainbow', account: BOB, chainId: 10 })
    expect(state()).toBe(before)
  })
})

describe('reconnect', () => {
  test('[S4.4] bug 19: reconnects the last wallet, without a request that prompts', async () => {
    keepConnection()
    const wallet = installed()
    wallet.share()
    const { connected, connection, reconnect } = await load()
    const outcome = reconnect()
    expect(connection.getState()).toMatchObject({ status: 'reconnecting', last: { account: ADA } })
    await outcome
    expect(connected()).toMatchObject({ walletId: 'metaMask', account: ADA })
    expect(wallet.methods()).toEqual(RECONNECTING)
  })

  test('[S4.4] called twice, it asks the wallet once', async () => {
    keepConnection()
    const wallet = installed()
    wallet.share()
    const { reconnect } = await load()
    await Promise.all([reconnect(), reconnect()])
    await reconnect()
    expect(wallet.asked('eth_accounts')).toBe(1)
  })

  test('[S4.4] bug 21: believes the wallet, not what was stored', async () => {
    keepConnection()
    const wallet = installed(createTestWallet({ accounts: [BOB], chainId: 5 }))
    wallet.share()
    const { connected, reconnect } = await load()
    await reconnect()
    expect(connected()).toMatchObject({ account: BOB, chainId: 5 })
  })

  test('[S4.4] bug 16: until the wallet has answered there is no connector to act with, and afterwards it is complete', async () => {
    keepConnection()
    const { activeConnector, connected, connection, reconnect, switchChain } = await load()
    const outcome = reconnect()
    await pass(500)
    expect(connection.getState()).toMatchObject({ status: 'reconnecting', last: { account: ADA } })
    expect([connected(), activeConnector()]).toEqual([undefined, undefined])
    await expect(switchChain(await chain(1))).rejects.toMatchObject({ name: 'ConnectorNotFound' })
    const wallet = createTestWallet()
    wallet.share()
    installed(wallet)
    await outcome
    expect(await activeConnector()?.getChainId()).toBe(1)
  })

  test('[S4.4] a wallet that announces itself late is waited for', async () => {
    keepConnection()
    const { connected, reconnect } = await load()
    const outcome = reconnect()
    await pass(DEADLINES.walletAnnounce - 1)
    const wallet = createTestWallet()
    wallet.share()
    installed(wallet)
    await outcome
    expect(connected()?.walletId).toBe('metaMask')
  })

  test('[S4.4] a wallet that is gone times out silently, and no other is connected', async () => {
    keepConnection()
    const rainbow = installed(createTestWallet(), 'me.rainbow')
    rainbow.share()
    const { connection, reconnect } = await load()
    void reconnect()
    await pass(DEADLINES.walletAnnounce - 1)
    expect(connection.getState().status).toBe('reconnecting')
    await pass(1)
    expect(connection.getState()).toEqual({ status: 'disconnected', last: keptConnection(), epoch: 2 })
    expect(rainbow.log).toEqual([])
    expect(keptConnection()).toMatchObject({ walletId: 'metaMask' })
  })

  test('[S4.4] a provider without an announcement may be injected late too', async () => {
    keepConnection({ walletId: 'browser', account: ADA, chainId: 1 })
    const wallet = createTestWallet()
    wallet.share()
    const { connected, reconnect } = await load()
    const outcome = reconnect()
    vi.stubGlobal('ethereum', wallet.provider)
    onTestFinished(() => void vi.unstubAllGlobals())
    await pass(DEADLINES.walletAnnounce)
    await outcome
    expect(connected()?.walletId).toBe('browser')
  })

  test('[S4.1] a wallet connected as Browser Wallet stays the same when it announces itself afterwards', async () => {
    const wallet = createTestWallet({ chains: [1, 10] })
    vi.stubGlobal('ethereum', wallet.provider)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { connect, connected, switchChain } = await load()
    await connect('browser')
    installed(wallet)
    await switchChain(await chain(10))
    expect(connected()).toMatchObject({ walletId: 'browser', chainId: 10 })
  })

  test.each(['io.metamask', 'com.other'])(
    '[S4.4] a provider under two names, %s first, is reconnected under whichever it was chosen by',
    async (first) => {
      const wallet = createTestWallet()
      wallet.share()
      for (const rdns of new Set([first, 'com.other', 'io.metamask'])) installed(wallet, rdns)
      for (const walletId of ['metaMask', 'com.other']) {
        keepConnection({ walletId, account: ADA, chainId: 1 })
        vi.resetModules()
        const { connected, reconnect } = await load()
        await reconnect()
        expect(connected()).toMatchObject({ walletId, account: ADA })
      }
    },
  )

  test('[S4.4] a wallet whose name another provider claims too is not reconnected unasked', async () => {
    keepConnection()
    const [one, other] = [createTestWallet(), createTestWallet()]
    one.share()
    installed(one, 'com.other')
    installed(one, 'io.metamask')
    installed(other, 'io.metamask')
    const { connection, reconnect } = await load()
    void reconnect()
    await pass(DEADLINES.walletAnnounce)
    expect(connection.getState().status).toBe('disconnected')
    expect([one.log, other.log]).toEqual([[], []])
  })

  const keepSession = (walletId = 'metaMask') =>
    localStorage.setItem('relaySession', JSON.stringify({ v: 2, value: { walletId, topic: 'a'.repeat(64) } }))
  const keptSession = () => localStorage.getItem('relaySession')

  /** A relay client whose session is gone, or that can't be loaded. */
  async function withoutSession(end: 'gone' | 'not loaded') {
    const connect = vi.fn(async () => {
      if (end === 'gone') localStorage.removeItem('relaySession')
      throw new Error('No session.')
    })
    const { createEmitter } = await import('../../../src/connectors/createEmitter.ts')
    vi.doMock('../../../src/state/connection/createRelayConnector.ts', () => ({
      createRelayConnector: () => ({
        type: 'walletConnect',
        connect,
        events: createEmitter(),
        disconnect: async () => {},
      }),
    }))
    onTestFinished(() => void vi.doUnmock('../../../src/state/connection/createRelayConnector.ts'))
    return connect
  }

  test.each(['gone', 'not loaded'] as const)(
    '[S4.4] a phone session that is %s doesn’t hide the same wallet’s extension',
    async (end) => {
      keepConnection({ walletId: 'metaMask', account: ADA, chainId: 1, transport: 'walletConnect' })
      keepSession()
      const askedPhone = await withoutSession(end)
      const wallet = installed()
      wallet.share()
      const { connected, reconnect } = await load()
      await reconnect()
      expect(askedPhone).toHaveBeenCalledOnce()
      expect(connected()).toMatchObject({ walletId: 'metaMask', account: ADA })
      expect(keptConnection()).toMatchObject({ transport: 'injected' })
    },
  )

  test('[S4.4] the last used transport is tried first, whatever else is stored', async () => {
    keepConnection({ walletId: 'metaMask', account: ADA, chainId: 1, transport: 'injected' })
    keepSession()
    const askedPhone = await withoutSession('gone')
    const wallet = installed()
    wallet.share()
    const { connected, reconnect } = await load()
    await reconnect()
    expect(connected()).toMatchObject({ account: ADA })
    expect(askedPhone).not.toHaveBeenCalled()
  })

  test('[S4.4] a locked extension that was used last is waited for, and no other transport is used', async () => {
    keepConnection({ walletId: 'metaMask', account: ADA, chainId: 1, transport: 'injected' })
    keepSession()
    const askedPhone = await withoutSession('gone')
    installed()
    const { connection, pendingReconnect, reconnect } = await load()
    await reconnect()
    expect(connection.getState().status).toBe('disconnected')
    expect(pendingReconnect()).toMatchObject({ walletId: 'metaMask' })
    expect(askedPhone).not.toHaveBeenCalled()
  })

  test('[S4.4] a wallet without a remaining transport is forgotten at once', async () => {
    keepConnection({ walletId: 'ledger', account: ADA, chainId: 1, transport: 'walletConnect' })
    keepSession('ledger')
    await withoutSession('gone')
    const { connection, pendingReconnect, reconnect } = await load()
    await reconnect()
    expect(connection.getState().status).toBe('disconnected')
    expect([localStorage.getItem('connection'), keptSession(), pendingReconnect()]).toEqual([null, null, undefined])
  })

  test.each([
    ['locked', answers.empty],
    ['silent', answers.hangs],
    ['broken', answers.broken],
  ] as const)('[S4.4] a wallet that is %s ends silently disconnected, with nothing subscribed', async (_, answer) => {
    keepConnection()
    const wallet = installed()
    wallet.answer('eth_accounts', answer)
    const { connection, reconnect } = await load()
    void reconnect()
    await pass(DEADLINES.walletAnswer)
    expect(connection.getState()).toEqual({ status: 'disconnected', last: keptConnection(), epoch: 2 })
    expect(wallet.listenerCount()).toBe(0)
    expect(keptConnection()).toMatchObject({ walletId: 'metaMask' })
  })

  test('[S4.4] a wallet that the user chooses meanwhile takes precedence', async () => {
    keepConnection()
    const rainbow = installed(createTestWallet({ accounts: [BOB] }), 'me.rainbow')
    const { connect, connected, reconnect } = await load()
    void reconnect()
    await connect('rainbow')
    const metaMask = createTestWallet()
    metaMask.share()
    installed(metaMask)
    await pass(DEADLINES.walletAnnounce)
    expect(connected()).toMatchObject({ walletId: 'rainbow', account: BOB })
    expect(metaMask.listenerCount()).toBe(0)
    expect(rainbow.listenerCount()).toBe(3)
  })

  test.each([
    'not json',
    'null',
    '[]',
    '{"state":null}',
    '{"state":{"connections":5}}',
    '{"v":1,"value":7}',
    '{"v":1,"value":{"walletId":"metaMask"}}',
    `{"v":1,"value":{"walletId":"metaMask","account":"${ADA.toLowerCase()}","chainId":1}}`,
    `{"v":1,"value":{"walletId":"metaMask","account":"${ADA}","chainId":-1}}`,
    `{"v":1,"value":{"walletId":7,"account":"${ADA}","chainId":1}}`,
  ])('[S4.4] bug 20: a stored connection like %s is dropped', async (text) => {
    localStorage.setItem('connection', text)
    const wallet = installed()
    const { connection, reconnect } = await load()
    await reconnect()
    expect(connection.getState().status).toBe('disconnected')
    expect(wallet.log).toEqual([])
  })

  test('[S4.4] after disconnecting nothing is reconnected', async () => {
    const { disconnect } = await connectedPage()
    disconnect()
    vi.resetModules()
    const { connection, reconnect } = await load()
    await reconnect()
    expect(connection.getState()).toEqual({ status: 'disconnected', epoch: 1 })
  })
})

describe('switchChain', () => {
  test('[S4.5] switches the wallet to a chain of ours', async () => {
    const { connected, switchChain, wallet } = await connectedPage()
    await switchChain(await chain(10))
    expect(connected()?.chainId).toBe(10)
    expect(wallet.asked('wallet_addEthereumChain')).toBe(0)
  })

  test('[S4.5] adds the chain first where the wallet lacks it', async () => {
    const { connected, switchChain, wallet } = await connectedPage()
    await switchChain(await chain(137))
    expect(connected()?.chainId).toBe(137)
    expect(wallet.asked('wallet_addEthereumChain')).toBe(1)
  })

  test('[S8.7] fails without a connection', async () => {
    const { switchChain } = await load()
    await expect(switchChain(await chain(10))).rejects.toMatchObject({ name: 'ConnectorNotFound' })
  })
})
