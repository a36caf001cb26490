import { describe, expect, test, vi } from 'vitest'
import { chooseAccounts } from '../../../src/connectors/chooseAccounts.ts'
import type { ConnectorEvents } from '../../../src/connectors/connector.ts'
import { createInjectedConnector } from '../../../src/connectors/injected/createInjectedConnector.ts'
import { createDiscovery, legacyProviders } from '../../../src/connectors/injected/discovery.ts'
import { requestWatch } from '../../../src/connectors/requestWatch.ts'
import { CHAINS } from '../../../src/lib/chains.ts'
import { addableChain } from '../../../src/state/connection/addableChain.ts'
import { icon, info, injectMetaMask } from '../../wallets/injectMetaMask.ts'
import { createMetaMask } from '../../wallets/metaMask.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

// MetaMask's own in-page provider over its own stream, engine, approvals and checks; nothing of it is mocked.

const [ada, bob] = [ADA.toLowerCase(), BOB.toLowerCase()]
/** A page with MetaMask in it, and our connector for it. */
async function pageWith(options: Partial<Parameters<typeof createMetaMask>[0]> = {}) {
  const metaMask = createMetaMask({ accounts: [ada], ...options })
  const provider = injectMetaMask(metaMask)
  const connector = createInjectedConnector('metaMask', () => provider)
  const heard: ConnectorEvents[keyof ConnectorEvents][] = []
  connector.events.on('change', (change) => heard.push(change))
  connector.events.on('disconnect', (reason) => heard.push(reason))
  await connector.getChainId() // its provider has initialised
  return { metaMask, connector, heard, provider }
}

async function connectedPage(options: Parameters<typeof pageWith>[0] = {}) {
  const page = await pageWith(options)
  const connecting = page.connector.connect()
  await vi.waitFor(() => expect(page.metaMask.open()).toHaveLength(1))
  page.metaMask.approve()
  await connecting
  page.heard.length = 0
  page.metaMask.log.length = 0
  return page
}

const nameOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'done',
    (error: { name: string }) => error.name,
  )

/** Resolves once all messages between page and extension have arrived. */
const arrive = () => new Promise((resolve) => setTimeout(resolve))

describe('discovery', () => {
  test('[S3.2] it is found by its announcement, also by a page that requests one first', () => {
    const early = createDiscovery(window)
    const provider = injectMetaMask(createMetaMask({ accounts: [ada] }), true)
    const late = createDiscovery(window)
    for (const discovery of [early, late]) {
      expect(discovery.getWallets()).toEqual([{ ...info, icon, provider }])
      expect(discovery.getWallets()[0]?.provider).toBe(provider)
      discovery.stop()
    }
  })

  test('[S3.2] it is found on the window', () => {
    const provider = injectMetaMask(createMetaMask({ accounts: [ada] }))
    expect(legacyProviders(window)).toEqual([{ rdns: 'browser', provider }])
  })
})

describe('connect', () => {
  test('[S4.1] one prompt, then account and chain', async () => {
    const { metaMask, connector } = await pageWith({ chainId: 10 })
    const connecting = connector.connect()
    await vi.waitFor(() => expect(metaMask.open()).toEqual(['wallet_requestPermissions']))
    metaMask.approve()
    expect(await connecting).toEqual({ accounts: [ADA], chainId: 10 })
  })

  test('[S8.4] a rejection in its prompt', async () => {
    const { metaMask, connector, provider } = await pageWith()
    const connecting = nameOf(connector.connect())
    await vi.waitFor(() => expect(metaMask.open()).toHaveLength(1))
    metaMask.reject()
    expect(await connecting).toBe('UserRejected')
    expect((provider as unknown as { listenerCount(event: string): number }).listenerCount('accountsChanged')).toBe(0)
  })

  test('[S8.2] a second prompt while the first is open', async () => {
    const { metaMask, connector } = await pageWith()
    const first = connector.connect()
    await vi.waitFor(() => expect(metaMask.open()).toHaveLength(1))
    expect(await nameOf(connector.connect())).toBe('RequestPending')
    metaMask.approve()
    expect((await first).accounts).toEqual([ADA])
  })

  test('[S8.2] it waits to be unlocked, and a second request meanwhile is refused as pending', async () => {
    const { metaMask, connector } = await connectedPage()
    metaMask.lock()
    const first = connector.connect()
    await arrive()
    expect(await nameOf(connector.connect())).toBe('RequestPending')
    metaMask.unlock()
    expect((await first).accounts).toEqual([ADA])
  })

  test('[S4.4] on the next visit it gets no request that could prompt', async () => {
    const { metaMask } = await connectedPage({ chainId: 137 })
    const provider = injectMetaMask(metaMask)
    const connector = createInjectedConnector('metaMask', () => provider)
    expect(await connector.isAuthorized()).toBe(true)
    expect(await connector.connect({ reconnecting: true })).toEqual({ accounts: [ADA], chainId: 137 })
    expect(metaMask.log.filter((method) => !method.startsWith('metamask_'))).toEqual([
      'eth_accounts',
      'eth_accounts',
      'eth_chainId',
    ])
    expect(metaMask.open()).toEqual([])
  })

  test('[S4.4] on the next visit, locked or with the permission revoked, it is not connected', async () => {
    for (const act of ['lock', 'revoke'] as const) {
      const { metaMask } = await connectedPage()
      metaMask[act]()
      const connector = createInjectedConnector('metaMask', () => injectMetaMask(metaMask))
      expect(await nameOf(connector.connect({ reconnecting: true }))).toBe('AccountsEmpty')
    }
  })
})

describe('while connected', () => {
  test('[S4.3] an account and a chain switched in the wallet', async () => {
    const { metaMask, heard } = await connectedPage()
    metaMask.chooseAccounts([bob, ada])
    metaMask.goTo(8453)
    await arrive()
    expect(heard).toEqual([{ accounts: [BOB, ADA] }, { chainId: 8453 }])
  })

  test.each(['lock', 'revoke'] as const)('[S4.1] %s ends it as locked', async (act) => {
    const { metaMask, heard } = await connectedPage()
    metaMask[act]()
    await arrive()
    expect(heard).toEqual([{ reason: 'locked' }])
  })

  test('[S4.1] bug 15: a network that drops (1013) does not disconnect it, and it continues afterwards', async () => {
    const { metaMask, heard, connector } = await connectedPage()
    metaMask.setOnline(false)
    await vi.waitFor(() => expect(metaMask.log).toEqual(['eth_accounts']))
    await arrive()
    expect(heard).toEqual([])
    metaMask.setOnline(true)
    metaMask.goTo(10)
    await arrive()
    expect(heard).toEqual([{ chainId: 10 }])
    await connector.disconnect()
  })

  test('[S4.1] bug 15: a network that drops (1013) while it is locked disconnects it', async () => {
    const { metaMask, heard } = await connectedPage()
    metaMask.lock()
    await arrive()
    heard.length = 0
    metaMask.setOnline(false)
    await vi.waitFor(() => expect(heard).toEqual([{ reason: 'locked' }]))
  })

  test('[S4.1] an extension that is gone (1011) disconnects it', async () => {
    const { metaMask, heard } = await connectedPage()
    metaMask.vanish()
    await arrive()
    expect(heard).toEqual([{ reason: 'ended' }])
  })

  test('[S4.1] connecting again while it is locked prompts, and succeeds once it is unlocked', async () => {
    const { metaMask, connector, heard } = await connectedPage()
    metaMask.lock()
    await arrive()
    heard.length = 0
    void nameOf(connector.connect())
    await arrive()
    expect(await nameOf(connector.connect())).toBe('RequestPending')
    metaMask.unlock()
    await arrive()
    expect(heard).toEqual([{ accounts: [ADA] }])
  })
})

describe('switching the account', () => {
  test('[S7.2] it prompts although it shares an account, and the chosen account comes first', async () => {
    const { metaMask, provider, heard } = await connectedPage()
    metaMask.chooseAccounts([bob, ada])
    await arrive()
    heard.length = 0
    const choosing = chooseAccounts(provider)
    await vi.waitFor(() => expect(metaMask.open()).toEqual(['wallet_requestPermissions']))
    metaMask.approve()
    expect(await choosing).toEqual([BOB, ADA])
    expect(heard).toEqual([])
  })

  test('[S8.4] a rejection there keeps the connection', async () => {
    const { metaMask, provider, heard, connector } = await connectedPage()
    const choosing = nameOf(chooseAccounts(provider))
    await vi.waitFor(() => expect(metaMask.open()).toHaveLength(1))
    expect(await nameOf(chooseAccounts(provider))).toBe('RequestPending')
    metaMask.reject()
    expect(await choosing).toBe('UserRejected')
    expect(heard).toEqual([])
    expect(await connector.getAccounts()).toEqual([ADA])
  })
})

test('[S7.2] an NFT is listed once it is confirmed there', async () => {
  const { metaMask, provider } = await connectedPage()
  const asked = requestWatch(provider, { contract: ADA, tokenId: 7n })
  await vi.waitFor(() => expect(metaMask.open()).toEqual(['wallet_watchAsset']))
  metaMask.approve()
  expect(await asked).toBe(true)
})

describe('switching', () => {
  test.each(CHAINS.slice(1))(
    '[S4.5] $name is added with the fields that MetaMask requires, then switched to',
    async (chain) => {
      const { metaMask, connector, heard } = await connectedPage()
      metaMask.setMood('confirm')
      await connector.switchChain(addableChain(chain))
      expect(metaMask.log.filter((method) => method.startsWith('wallet_'))).toEqual([
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
      ])
      expect(heard.at(-1)).toEqual({ chainId: chain.id })
    },
  )

  const optimism = addableChain(CHAINS[1] as (typeof CHAINS)[number])

  test('[S4.5] a chain that it has is switched to, with one prompt', async () => {
    const { metaMask, connector } = await connectedPage({ chains: [10] })
    const switching = connector.switchChain(optimism)
    await vi.waitFor(() => expect(metaMask.open()).toEqual(['wallet_switchEthereumChain']))
    metaMask.approve()
    await switching
    expect(await connector.getChainId()).toBe(10)
  })

  test('[S8.3] added but not switched to: the switch is requested once more', async () => {
    const { metaMask, connector } = await connectedPage()
    const switching = connector.switchChain(optimism)
    await vi.waitFor(() => expect(metaMask.open()).toEqual(['wallet_addEthereumChain']))
    metaMask.approve()
    await vi.waitFor(() => expect(metaMask.open()).toEqual(['wallet_switchEthereumChain']))
    metaMask.reject()
    await vi.waitFor(() => expect(metaMask.open()).toEqual(['wallet_switchEthereumChain']))
    metaMask.approve()
    await switching
    expect(await connector.getChainId()).toBe(10)
  })

  test('[S8.4] a rejection of adding the chain is a rejection, and the chain stays the same', async () => {
    const { metaMask, connector } = await connectedPage()
    const switching = nameOf(connector.switchChain(optimism))
    await vi.waitFor(() => expect(metaMask.open()).toEqual(['wallet_addEthereumChain']))
    metaMask.reject()
    expect(await switching).toBe('UserRejected')
    expect(await connector.getChainId()).toBe(1)
  })

  test.each([
    ['a symbol of one letter', { currency: { name: 'X', symbol: 'X', decimals: 18 } }, /2-6 character string/],
    ['an RPC without TLS', { rpcUrls: ['http://rpc.example'] }, /valid string HTTPS url 'rpcUrls'/],
    ['an explorer without TLS', { explorerUrl: 'http://explorer.example' }, /'blockExplorerUrl'/],
    ['no name', { name: '' }, /non-empty string 'chainName'/],
  ] as const)('[S8.3] %s: its refusal is no rejection by the user, and its message is kept', async (_, bad, said) => {
    const { metaMask, connector } = await connectedPage()
    metaMask.setMood('confirm')
    const refused = connector.switchChain({ ...optimism, ...bad })
    await expect(refused).rejects.toMatchObject({ name: 'AddChain', details: expect.stringMatching(said) })
  })
})
