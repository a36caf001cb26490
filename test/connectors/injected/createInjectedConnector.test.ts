import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Connector, ConnectorEvents, Provider } from '../../../src/connectors/connector.ts'
import { createInjectedConnector } from '../../../src/connectors/injected/createInjectedConnector.ts'
import { DEADLINES } from '../../../src/lib/config.ts'
import { ADA, type Answer, answers, BOB, createTestWallet, type TestWallet } from '../../wallets/testWallet.ts'

const ACCOUNTS = 'eth_requestAccounts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function connectorFor(wallet: TestWallet) {
  const connector = createInjectedConnector('test', () => wallet.provider)
  const heard: ConnectorEvents[keyof ConnectorEvents][] = []
  connector.events.on('change', (change) => heard.push(change))
  connector.events.on('disconnect', (reason) => heard.push(reason))
  return { connector, heard }
}

async function connected(wallet = createTestWallet()) {
  const { connector, heard } = connectorFor(wallet)
  await connector.connect()
  return { wallet, connector, heard }
}

const nameOf = async (outcome: Promise<unknown>, wait = 0): Promise<string> => {
  const settled = outcome.then(
    () => 'done',
    (error: { name: string }) => error.name,
  )
  await vi.advanceTimersByTimeAsync(wait)
  return settled
}

describe('connect', () => {
  test('[S4.1] gives checksummed accounts and the chain', async () => {
    const wallet = createTestWallet({ accounts: [BOB.toLowerCase(), ADA, BOB], chainId: 10 })
    const { connector } = connectorFor(wallet)
    expect(await connector.connect()).toEqual({ accounts: [BOB, ADA], chainId: 10 })
    expect(wallet.methods()).toEqual(['eth_chainId', ACCOUNTS])
  })

  test.each([
    ['S8.4', 'UserRejected', answers.rejected],
    ['S8.1', 'UserRejected', answers.rejectedWithoutCode],
    ['S8.1', 'AccountsEmpty', answers.empty],
    ['S8.1', 'AccountsEmpty', answers.withoutEffect],
    ['S8.1', 'AccountsEmpty', () => ['junk']],
    ['S8.2', 'RequestPending', answers.pending],
    ['S8', 'WalletLocked', answers.locked],
    ['S8', 'UnsupportedMethod', answers.unsupported],
    ['S8', 'Unknown', answers.aString],
    ['S8', 'Unknown', answers.nothing],
    ['S8', 'Deadline', answers.hangs],
  ] satisfies [string, string, Answer][])(
    '[%s] fails with %s and leaves nothing subscribed: %#',
    async (_, name, answer) => {
      const wallet = createTestWallet()
      wallet.answer(ACCOUNTS, answer)
      const { connector } = connectorFor(wallet)
      expect(await nameOf(connector.connect(), DEADLINES.walletPrompt)).toBe(name)
      expect(wallet.asked(ACCOUNTS)).toBe(1)
      expect(wallet.listenerCount()).toBe(0)
    },
  )

  test.each([
    ['Deadline', answers.hangs],
    ['Unknown', () => 'junk'],
    ['Unknown', answers.broken],
  ] satisfies [string, Answer][])(
    '[S8] fails with %s when the wallet does not give its chain',
    async (name, answer) => {
      const wallet = createTestWallet()
      wallet.answer('eth_chainId', answer)
      const { connector } = connectorFor(wallet)
      expect(await nameOf(connector.connect(), DEADLINES.walletAnswer)).toBe(name)
      expect(wallet.listenerCount()).toBe(0)
    },
  )

  test('[S8.7] fails with ConnectorNotFound without a provider', async () => {
    const connector = createInjectedConnector('test', () => undefined)
    for (const ask of [connector.connect, connector.getAccounts, connector.getChainId])
      expect(await nameOf(ask())).toBe('ConnectorNotFound')
    expect(await connector.getProvider()).toBeUndefined()
    expect(await connector.isAuthorized()).toBe(false)
  })

  test('[S4.4] when reconnecting it calls no method that could prompt', async () => {
    const wallet = createTestWallet()
    wallet.share()
    const { connector } = connectorFor(wallet)
    expect(await connector.connect({ reconnecting: true })).toEqual({ accounts: [ADA], chainId: 1 })
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('[S4.4] when reconnecting, a wallet that shares no account stays disconnected', async () => {
    const wallet = createTestWallet()
    const { connector } = connectorFor(wallet)
    expect(await nameOf(connector.connect({ reconnecting: true }))).toBe('AccountsEmpty')
    expect(wallet.listenerCount()).toBe(0)
  })

  test('[S4.3] events during the prompt are not lost', async () => {
    const wallet = createTestWallet()
    const prompt = wallet.hold(ACCOUNTS)
    const { connector, heard } = connectorFor(wallet)
    const outcome = connector.connect()
    wallet.moveTo(137)
    prompt.approve()
    expect(await outcome).toEqual({ accounts: [ADA], chainId: 137 })
    expect(heard).toEqual([{ chainId: 137 }])
  })

  test('[S4.3] an event between the wallet’s two answers overrides them', async () => {
    const wallet = createTestWallet()
    const chain = wallet.hold('eth_chainId')
    const { connector } = connectorFor(wallet)
    const outcome = connector.connect()
    await vi.advanceTimersByTimeAsync(0)
    wallet.useAccounts([BOB])
    chain.approve()
    expect(await outcome).toEqual({ accounts: [BOB], chainId: 1 })
  })
})

describe('cancelling an attempt', () => {
  test.each(['approve', 'reject'] as const)(
    '[S4.1] once aborted nothing listens any more, and a late %s connects nothing',
    async (end) => {
      const wallet = createTestWallet()
      const prompt = wallet.hold(ACCOUNTS)
      const { connector } = connectorFor(wallet)
      const leaving = new AbortController()
      const outcome = nameOf(connector.connect({ signal: leaving.signal }))
      leaving.abort()
      expect(await outcome).toBe('Superseded')
      expect(wallet.listenerCount()).toBe(0)
      prompt[end]()
      await vi.advanceTimersByTimeAsync(0)
      expect(wallet.listenerCount()).toBe(0)
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  test('[S4.1] before it began, the wallet is not called', async () => {
    const wallet = createTestWallet()
    const { connector } = connectorFor(wallet)
    expect(await nameOf(connector.connect({ signal: AbortSignal.abort() }))).toBe('Superseded')
    expect(wallet.log).toEqual([])
  })

  test('[S4.1] by disconnecting, a late approval connects nothing either', async () => {
    const wallet = createTestWallet()
    const prompt = wallet.hold(ACCOUNTS)
    const { connector } = connectorFor(wallet)
    const outcome = nameOf(connector.connect())
    await connector.disconnect()
    prompt.approve()
    expect(await outcome).toBe('Superseded')
    expect(wallet.listenerCount()).toBe(0)
  })
})

describe('a wallet that emits events while it prompts', () => {
  const asked = async (wallet = createTestWallet()) => {
    const prompt = wallet.hold(ACCOUNTS)
    const { connector } = connectorFor(wallet)
    const outcome = nameOf(connector.connect())
    await vi.advanceTimersByTimeAsync(0)
    return { wallet, prompt, connector, outcome }
  }

  test.each([undefined, { code: 4900 }, { code: 1011 }])(
    '[S4.1] bug 15: and disconnects with %j ends the attempt',
    async (error) => {
      const { wallet, prompt, outcome } = await asked()
      wallet.emit('disconnect', error)
      await vi.advanceTimersByTimeAsync(0)
      expect(await outcome).toBe('WalletDisconnected')
      prompt.approve()
      await vi.advanceTimersByTimeAsync(0)
      expect([wallet.listenerCount(), vi.getTimerCount()]).toEqual([0, 0])
    },
  )

  test('[S4.1] and disconnects as it answers counts by its answer', async () => {
    const { wallet, prompt, outcome } = await asked()
    wallet.emit('disconnect')
    prompt.reject()
    expect(await outcome).toBe('UserRejected')
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S4.1] and disconnects between its two answers ends the attempt', async () => {
    const wallet = createTestWallet()
    wallet.answer('eth_chainId', answers.hangs)
    const { prompt, outcome } = await asked(wallet)
    prompt.approve()
    await vi.advanceTimersByTimeAsync(0)
    wallet.emit('disconnect')
    await vi.advanceTimersByTimeAsync(0)
    expect(await outcome).toBe('WalletDisconnected')
  })

  test.each([
    ['shares nothing', answers.empty],
    ['answers nothing', answers.hangs],
  ])('[S4.1] bug 15: and emits a temporary 1013 is waited for, also if it still %s', async (_, accounts) => {
    const { wallet, prompt, connector, outcome } = await asked()
    wallet.answer('eth_accounts', accounts)
    const heard: unknown[] = []
    connector.events.on('disconnect', (reason) => heard.push(reason))
    wallet.emit('disconnect', { code: 1013 })
    await vi.advanceTimersByTimeAsync(DEADLINES.walletAnswer)
    prompt.approve()
    expect(await outcome).toBe('done')
    expect(heard).toEqual([])
  })

  test('[S4.1] and emits an empty list of accounts is waited for', async () => {
    const { wallet, prompt, outcome } = await asked()
    wallet.lock()
    await vi.advanceTimersByTimeAsync(0)
    prompt.approve()
    expect(await outcome).toBe('done')
  })
})

describe('two attempts at once', () => {
  test('[S4.1] a second attempt that is rejected keeps the existing connection', async () => {
    const { wallet, connector, heard } = await connected()
    wallet.answer(ACCOUNTS, answers.rejected)
    expect(await nameOf(connector.connect())).toBe('UserRejected')
    wallet.useAccounts([BOB])
    expect(heard).toEqual([{ accounts: [BOB] }])
    expect(wallet.listenerCount()).toBe(3)
  })

  test('[S4.1] the second succeeds although the first was rejected', async () => {
    const wallet = createTestWallet()
    const prompts = wallet.hold(ACCOUNTS)
    const { connector, heard } = connectorFor(wallet)
    const first = nameOf(connector.connect())
    const second = nameOf(connector.connect())
    await vi.advanceTimersByTimeAsync(0)
    prompts.reject()
    expect(await first).toBe('UserRejected')
    prompts.approve()
    expect(await second).toBe('done')
    wallet.moveTo(10)
    expect(heard).toEqual([{ chainId: 10 }])
    await connector.disconnect()
    expect(wallet.listenerCount()).toBe(0)
  })
})

describe('events', () => {
  test('[S4.3] an account change is emitted with checksums, without invalid entries', async () => {
    const { wallet, heard } = await connected()
    wallet.emit('accountsChanged', [BOB.toLowerCase(), 'junk', BOB])
    expect(heard).toEqual([{ accounts: [BOB] }])
  })

  test('[S4.1] an empty list of accounts is a lock', async () => {
    const { wallet, heard } = await connected()
    wallet.emit('accountsChanged', [])
    expect(heard).toEqual([{ reason: 'locked' }])
  })

  test.each([
    [['junk'], ADA],
    [null, ADA],
    [undefined, undefined],
    [ADA, undefined],
  ])('[S4.3] accounts %j in an event are invalid, so they are re-read', async (told, shared) => {
    const { wallet, heard } = await connected()
    wallet.answer('eth_accounts', () => (shared ? [shared] : []))
    wallet.emit('accountsChanged', told)
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([shared ? { accounts: [shared] } : { reason: 'locked' }])
  })

  test('[S4.1] invalid accounts in an event, of a wallet that answers no request, change nothing', async () => {
    const { wallet, heard } = await connected()
    wallet.answer('eth_accounts', answers.hangs)
    wallet.emit('accountsChanged', null)
    await vi.advanceTimersByTimeAsync(DEADLINES.walletAnswer)
    expect(heard).toEqual([])
  })

  test.each([
    ['chainChanged', 'eth_chainId', '0x89', { chainId: 137 }],
    ['accountsChanged', 'eth_accounts', [BOB], { accounts: [BOB] }],
  ])('[S4.3] after %s the answer to an earlier read is dropped', async (event, method, newer, told) => {
    const { wallet, heard } = await connected()
    const older = wallet.hold(method)
    wallet.emit(event, 'loading')
    wallet.emit(event, newer)
    older.approve()
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([told])
  })

  test('[S4.3] of two reads in flight the later one counts, in whichever order they are answered', async () => {
    const { wallet, heard } = await connected()
    const asked: ((chain: string) => void)[] = []
    wallet.answer('eth_chainId', () => new Promise((resolve) => asked.push(resolve)))
    wallet.emit('chainChanged', 'loading')
    wallet.emit('chainChanged', 'loading')
    asked[1]?.('0x89')
    await vi.advanceTimersByTimeAsync(0)
    asked[0]?.('0x1')
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([{ chainId: 137 }])
  })

  test('[S4.3] an event about accounts does not drop a pending answer about the chain', async () => {
    const { wallet, heard } = await connected()
    const chain = wallet.hold('eth_chainId')
    wallet.emit('chainChanged', 'loading')
    wallet.emit('accountsChanged', [BOB])
    chain.approve()
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([{ accounts: [BOB] }, { chainId: 1 }])
  })

  test('[S4.1] bug 15: accounts in an event after disconnect 1013 supersede the read in flight', async () => {
    const { wallet, heard } = await connected()
    wallet.answer('eth_accounts', answers.empty)
    const accounts = wallet.hold('eth_accounts')
    wallet.emit('disconnect', { code: 1013 })
    wallet.emit('accountsChanged', [BOB])
    accounts.approve()
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([{ accounts: [BOB] }])
  })

  test('[S4.1] an answer after the disconnect is dropped', async () => {
    const { wallet, connector, heard } = await connected()
    const accounts = wallet.hold('eth_accounts')
    wallet.emit('disconnect', { code: 1013 })
    await connector.disconnect()
    accounts.approve()
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([])
  })

  const throwing = {
    get: () => {
      throw new Error('hostile')
    },
  }
  test('[S4.1] an event payload that throws when it is read breaks nothing', async () => {
    const { wallet, heard } = await connected()
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    for (const payload of [new Proxy([ADA], throwing), proxy]) wallet.emit('accountsChanged', payload)
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([{ accounts: [ADA] }])
    wallet.emit('disconnect', new Proxy({}, throwing))
    expect(heard.at(-1)).toEqual({ reason: 'ended' })
  })

  test.each(['0x89', '137', 137])('[S4.3] a chain change to %j is emitted', async (chain) => {
    const { wallet, heard } = await connected()
    wallet.emit('chainChanged', chain)
    expect(heard).toEqual([{ chainId: 137 }])
  })

  test.each(['junk', Number.NaN, null, undefined, 0])(
    '[S4.3] after a change to the invalid chain %j it is re-read',
    async (chain) => {
      const { wallet, heard } = await connected(createTestWallet({ chainId: 100 }))
      wallet.emit('chainChanged', chain)
      await vi.advanceTimersByTimeAsync(0)
      expect(heard).toEqual([{ chainId: 100 }])
    },
  )

  test('[S4.3] an event without a chain, from a wallet that does not answer with one, changes nothing', async () => {
    const { wallet, heard } = await connected()
    wallet.answer('eth_chainId', answers.hangs)
    wallet.emit('chainChanged', 'junk')
    await vi.advanceTimersByTimeAsync(DEADLINES.walletAnswer)
    expect(heard).toEqual([])
  })

  test.each([undefined, null, {}, { code: 4900 }, new Error('gone')])(
    '[S4.1] bug 15: any other disconnect ends the connection: %j',
    async (error) => {
      const { wallet, heard } = await connected()
      wallet.emit('disconnect', error)
      expect(heard).toEqual([{ reason: 'ended' }])
    },
  )

  test.each([
    ['is temporary while accounts are shared', undefined, []],
    ['means locked when none is', answers.empty, [{ reason: 'locked' }]],
    ['ends the connection when it does not answer', answers.hangs, [{ reason: 'ended' }]],
  ] satisfies [string, Answer | undefined, unknown[]][])(
    '[S4.1] bug 15: disconnect 1013 %s',
    async (_, accounts, expected) => {
      const { wallet, heard } = await connected()
      wallet.answer('eth_accounts', accounts)
      wallet.emit('disconnect', { code: 1013 })
      await vi.advanceTimersByTimeAsync(DEADLINES.walletAnswer)
      expect(heard).toEqual(expected)
    },
  )

  test('[S4.1] disconnect removes every listener, and emits nothing after it', async () => {
    const { wallet, connector, heard } = await connected()
    expect(wallet.listenerCount()).toBe(3)
    await connector.disconnect()
    await connector.disconnect()
    expect(wallet.listenerCount()).toBe(0)
    wallet.useAccounts([BOB])
    expect(heard).toEqual([])
    expect(wallet.methods()).not.toContain('wallet_revokePermissions')
  })

  test('[S4.1] connecting again does not subscribe twice', async () => {
    const { wallet, connector, heard } = await connected()
    await connector.connect()
    wallet.moveTo(10)
    expect(heard).toEqual([{ chainId: 10 }])
  })

  test('[S4.1] bug 7: a wallet with off in place of removeListener is unsubscribed by that', async () => {
    const wallet = createTestWallet()
    const { removeListener: off, ...rest } = wallet.provider
    const connector = createInjectedConnector('test', () => ({ ...rest, ...(off && { off }) }))
    await connector.connect()
    expect(wallet.listenerCount()).toBe(3)
    await connector.disconnect()
    expect(wallet.listenerCount()).toBe(0)
  })

  const refuses = () => {
    throw new Error('Not here.')
  }
  test.each([
    ['without removeListener', ({ request, on }: Provider) => ({ request, ...(on && { on }) })],
    ['without events', ({ request }: Provider) => ({ request })],
    [
      'whose on and removeListener throw',
      ({ request }: Provider) => ({ request, on: refuses, removeListener: refuses }),
    ],
  ])('[S4.1] bug 7: a wallet %s can be connected and disconnected', async (_, change) => {
    const provider = change(createTestWallet().provider)
    const connector = createInjectedConnector('test', () => provider)
    expect(await connector.connect()).toEqual({ accounts: [ADA], chainId: 1 })
    await connector.disconnect()
  })
})

describe('isAuthorized', () => {
  test.each([
    [true, undefined],
    [false, answers.empty],
    [false, answers.locked],
    [false, answers.hangs],
    [false, answers.nothing],
  ] satisfies [boolean, Answer | undefined][])(
    '[S4.4] is %s without a prompt and without an error: %#',
    async (is, answer) => {
      const wallet = createTestWallet()
      wallet.share()
      wallet.answer('eth_accounts', answer)
      const { connector } = connectorFor(wallet)
      const answered = connector.isAuthorized()
      await vi.advanceTimersByTimeAsync(DEADLINES.walletAnswer)
      expect(await answered).toBe(is)
      expect(wallet.methods()).toEqual(['eth_accounts'])
    },
  )
})

describe('switchChain', () => {
  const chain = (id: number): Parameters<Connector['switchChain']>[0] => ({
    id,
    name: `Chain ${id}`,
    currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://rpc.example'],
  })

  test('[S4.5] bug 3: emits the change once, also where the wallet does not', async () => {
    const wallet = createTestWallet()
    const { connector, heard } = await connected(wallet)
    let where = '0x1'
    wallet.answer('eth_chainId', () => where)
    wallet.answer('wallet_switchEthereumChain', () => {
      where = '0xa'
      return null
    })
    await connector.switchChain(chain(10))
    expect(heard).toEqual([{ chainId: 10 }])
  })

  test('[S4.5] a newer request supersedes an older one, however that one ends', async () => {
    const wallet = createTestWallet({ chains: [1, 10, 137] })
    const { connector } = await connected(wallet)
    for (const end of ['approve', 'reject'] as const) {
      const prompts = wallet.hold('wallet_switchEthereumChain')
      const older = nameOf(connector.switchChain(chain(10)))
      await vi.advanceTimersByTimeAsync(0)
      const newer = nameOf(connector.switchChain(chain(137)))
      await vi.advanceTimersByTimeAsync(0)
      prompts[end]()
      await vi.advanceTimersByTimeAsync(0)
      expect(await older).toBe('Superseded')
      prompts.approve()
      expect(await newer).toBe('done')
      wallet.answer('wallet_switchEthereumChain')
      wallet.moveTo(1)
    }
  })

  test.each([
    ['is left', 'Superseded', ({ connector }: Awaited<ReturnType<typeof connected>>) => connector.disconnect()],
    ['disconnects', 'WalletDisconnected', async ({ wallet }) => wallet.emit('disconnect')],
    ['locks', 'WalletLocked', async ({ wallet }) => wallet.lock()],
  ])('[S4.5] a wallet that %s during a switch request ends it with %s', async (_, name, leave) => {
    const table = await connected()
    table.wallet.answer('wallet_switchEthereumChain', answers.hangs)
    const outcome = nameOf(table.connector.switchChain(chain(10)))
    await vi.waitUntil(() => table.wallet.asked('wallet_switchEthereumChain') === 1)
    await leave(table)
    expect(await outcome).toBe(name)
    await table.connector.disconnect()
    expect(table.wallet.listenerCount()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S8.7] without a provider fails with ConnectorNotFound', async () => {
    const connector = createInjectedConnector('test', () => undefined)
    expect(await nameOf(connector.switchChain(chain(10)))).toBe('ConnectorNotFound')
  })

  test.each([
    ['asked to switch', (connector: Connector) => connector.switchChain(chain(10))],
    ['read', (connector: Connector) => connector.getAccounts()],
  ])('[S8.7] a wallet that is gone from the page when it is %s counts as disconnected', async (_, ask) => {
    const wallet = createTestWallet()
    let found: Provider | undefined = wallet.provider
    const connector = createInjectedConnector('test', () => found)
    const heard: unknown[] = []
    connector.events.on('disconnect', (reason) => heard.push(reason))
    await connector.connect()
    found = undefined
    expect(await nameOf(ask(connector))).toBe('ConnectorNotFound')
    expect(heard).toEqual([{ reason: 'ended' }])
    await connector.disconnect()
    expect(wallet.listenerCount()).toBe(0)
    expect(await nameOf(ask(connector))).toBe('ConnectorNotFound')
    expect(heard).toHaveLength(1)
  })
})
