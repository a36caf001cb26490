import { beforeEach, expect, test, vi } from 'vitest'
import { createCoinbaseConnector } from '../../src/connectors/coinbase.ts'
import { hasCoinbaseSession } from '../../src/connectors/coinbaseSession.ts'

// The SDK itself, which asks its own page for the opener policy; nothing answers here.

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new Error('No network here.'))),
  )
})

const create = () => createCoinbaseConnector({ appName: 'Wrapped Safe Wallet', chainIds: [1, 10] })
const SESSION = '-CBWSDK:SignerConfigurator:SignerType'

test('[S4.4] is not probed while it is disconnected: the SDK would wipe what it keeps, and say that it was left', async () => {
  const connector = create()
  localStorage.setItem('-walletlink:test', 'kept')
  const left = vi.fn()
  connector.events.on('disconnect', left)
  expect(await connector.getAccounts()).toEqual([])
  expect(await connector.isAuthorized()).toBe(false)
  await expect(connector.getChainId()).rejects.toMatchObject({ name: 'WalletLocked' })
  await expect(connector.connect({ reconnecting: true })).rejects.toMatchObject({ name: 'AccountsEmpty' })
  await connector.disconnect()
  expect(localStorage.getItem('-walletlink:test')).toBe('kept')
  expect(left).not.toHaveBeenCalled()
})

test.each(['eth_getBalance', 'eth_call', 'wallet_getCallsStatus', 'eth_sendRawTransaction', 'net_version'])(
  '[S8] %s would go to a node of its choice, so it is not for it',
  async (method) => {
    const provider = await create().getProvider()
    const fetched = vi.mocked(fetch).mock.calls.length
    await expect(provider?.request({ method })).rejects.toMatchObject({ name: 'UnsupportedMethod' })
    expect(vi.mocked(fetch).mock.calls).toHaveLength(fetched)
  },
)

test('[S4.4] a session of an earlier visit gives its account without a window', async () => {
  localStorage.setItem(SESSION, 'scw')
  const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
  localStorage.setItem('-CBWSDK:SCWStateManager:accounts', JSON.stringify([account]))
  localStorage.setItem('-CBWSDK:SCWStateManager:activeChain', JSON.stringify({ id: 10 }))
  const open = vi.spyOn(window, 'open')
  const connector = create()
  expect(await connector.isAuthorized()).toBe(true)
  const connection = await connector.connect({ reconnecting: true })
  expect(connection).toEqual({ accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'], chainId: 10 })
  expect(open).not.toHaveBeenCalled()
  await connector.disconnect()
  expect(hasCoinbaseSession()).toBe(false)
})

test('[W6] storage that is denied is no session', () => {
  const spy = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError')
  })
  expect(hasCoinbaseSession()).toBe(false)
  spy.mockRestore()
})
