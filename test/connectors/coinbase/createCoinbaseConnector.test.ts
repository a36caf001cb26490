import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCoinbaseConnector } from '../../../src/connectors/coinbase/createCoinbaseConnector.ts'
import { hasCoinbaseSession } from '../../../src/connectors/coinbase/hasCoinbaseSession.ts'
import { installCoinbasePopup } from '../../host/installCoinbasePopup.ts'
import { ADA } from '../../wallets/testWallet.ts'

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

test('[S4.4] is not probed while it is disconnected: the SDK would wipe its storage, and emit a disconnect', async () => {
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
  '[S8] %s would go to a node of its choice, so it is refused',
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

describe('its window', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('[S8.1] that was closed leaves the SDK unconnected, as before', async () => {
    localStorage.setItem('-walletlink:test', 'kept')
    const popup = await installCoinbasePopup()
    popup.conduct = () => 'close'
    const connector = create()
    await expect(connector.connect()).rejects.toMatchObject({ name: 'UserRejected' })
    expect(await connector.isAuthorized()).toBe(false)
    expect(localStorage.getItem('-walletlink:test')).toBe('kept')
    expect(popup.listenerCount()).toBe(0)
  })

  test.each(['asked', 'loaded'])(
    '[S8.1] that vanished without a message, before it had %s, ends the request, and the next one is answered',
    async (moment) => {
      const popup = await installCoinbasePopup()
      popup.conduct = () => 'vanish'
      popup.loads = moment === 'asked'
      const connector = create()
      await expect(connector.connect()).rejects.toMatchObject({ name: 'UserRejected' })
      expect(popup.listenerCount()).toBe(0)
      popup.loads = true
      popup.conduct = () => ({ value: [ADA] })
      expect(await connector.connect()).toMatchObject({ accounts: [ADA] })
    },
  )

  test('[S8] that answered and closed without saying so leaves no state behind: a blocked next one is noticed', async () => {
    const popup = await installCoinbasePopup()
    popup.isMute = true
    popup.conduct = () => ({ value: [ADA] })
    const connector = create()
    await connector.connect()
    popup.isBlocked = true
    const provider = await connector.getProvider()
    await expect(provider?.request({ method: 'personal_sign', params: ['0x00', ADA] })).rejects.toMatchObject({
      name: 'PopupBlocked',
    })
  })

  test.each(['close', 'vanish'] as const)(
    '[S8] that went (%s) without answering a transaction is no rejection: it may be sent; error 4001 is one',
    async (way) => {
      const popup = await installCoinbasePopup()
      popup.conduct = () => ({ value: [ADA] })
      const connector = create()
      await connector.connect()
      const provider = await connector.getProvider()
      const send = { method: 'eth_sendTransaction', params: [{ from: ADA, to: ADA, value: '0x1' }] }
      popup.conduct = () => way
      await expect(provider?.request(send)).rejects.toMatchObject({ name: 'WalletDisconnected' })
      popup.conduct = () => ({ error: { code: 4001, message: 'User rejected the request.' } })
      await expect(provider?.request(send)).rejects.toMatchObject({ code: 4001 })
      // closed before it could show anything
      popup.loads = false
      await expect(provider?.request(send)).rejects.toMatchObject({ code: 4001 })
    },
  )

  test('[S4.1] is closed when the user cancels, and its late approval connects nothing', async () => {
    const popup = await installCoinbasePopup()
    popup.conduct = () => 'silence'
    const connector = create()
    const leaving = new AbortController()
    const outcome = connector.connect({ signal: leaving.signal })
    await vi.waitUntil(() => popup.requests.length === 1)
    leaving.abort()
    await expect(outcome).rejects.toMatchObject({ name: 'Superseded' })
    expect(popup.listenerCount()).toBe(0)
    expect(hasCoinbaseSession()).toBe(false)
  })

  test('[S4.1] opens again when the user retries, and the answer to the retry counts', async () => {
    const popup = await installCoinbasePopup()
    popup.conduct = () => 'silence'
    const connector = create()
    const leaving = new AbortController()
    const first = connector.connect({ signal: leaving.signal }).catch(({ name }) => name)
    await vi.waitUntil(() => popup.requests.length === 1)
    popup.conduct = () => ({ value: [ADA] })
    leaving.abort()
    const second = connector.connect()
    expect(await first).toBe('Superseded')
    expect(await second).toMatchObject({ accounts: [ADA] })
    expect(popup.windows.map(({ closed }) => closed)).toEqual([true, true])
  })

  test('[S8] that is blocked is reported, and the bar that the SDK shows instead is removed', async () => {
    const popup = await installCoinbasePopup()
    popup.isBlocked = true
    const connector = create()
    await expect(connector.connect()).rejects.toMatchObject({ name: 'PopupBlocked' })
    expect(document.querySelector('[class^="-cbwsdk"]')).toBeNull()
    popup.isBlocked = false
    popup.conduct = () => ({ value: [ADA] })
    expect(await connector.connect()).toMatchObject({ accounts: [ADA] })
  })
})

test('[W6] without access to storage there is no session', () => {
  const spy = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError')
  })
  expect(hasCoinbaseSession()).toBe(false)
  spy.mockRestore()
})
