import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ADA, createTestWallet } from '../wallets/testWallet.ts'

beforeEach(() => void vi.resetModules())

/** The event types with a listener on window or document that was added after this call and not yet removed. */
function listeners(): () => string[] {
  const spies = [window, document].map((target) => ({
    added: vi.spyOn(target, 'addEventListener'),
    removed: vi.spyOn(target, 'removeEventListener'),
  }))
  onTestFinished(() => void vi.restoreAllMocks())
  return () =>
    spies.flatMap(({ added, removed }) => {
      const ended = removed.mock.calls.map(([, listener]) => listener)
      return added.mock.calls.filter(([, listener]) => !ended.includes(listener)).map(([type]) => type)
    })
}

test('[S4.1] started twice, as in a double mount, the wallet is looked up and subscribed to once; after stop nothing listens', async () => {
  const wallet = createTestWallet()
  wallet.share()
  onTestFinished(wallet.announce({ rdns: 'io.metamask' }))
  localStorage.setItem(
    'connection',
    JSON.stringify({ v: 1, value: { walletId: 'metaMask', account: ADA, chainId: 1 } }),
  )
  const { startPage } = await import('../../src/app/startPage.ts')
  const { connected, disconnect, connection } = await import('../../src/state/connection/connection.ts')
  const { getWallets } = await import('../../src/state/connection/wallets.ts')
  getWallets() // the listener for wallets is never removed
  const open = listeners()
  startPage()()
  const stop = startPage()
  await vi.waitUntil(connected)
  await vi.waitUntil(() => open().includes('focus'))
  expect(open().filter((type) => type === 'focus')).toHaveLength(1)
  expect(wallet.asked('eth_accounts')).toBe(1)
  window.dispatchEvent(new Event('focus'))
  await vi.waitUntil(() => wallet.asked('eth_accounts') === 2)
  localStorage.removeItem('connection')
  window.dispatchEvent(new StorageEvent('storage', { key: 'connection' }))
  expect(connection.getState().status).toBe('disconnected')
  stop()
  disconnect()
  expect([open(), wallet.listenerCount()]).toEqual([[], 0])
})

test('[S4.1] stopped before its chunks have loaded, nothing starts', async () => {
  const wallet = createTestWallet()
  wallet.share()
  onTestFinished(wallet.announce({ rdns: 'io.metamask' }))
  const { startPage } = await import('../../src/app/startPage.ts')
  const { connect } = await import('../../src/state/connection/connection.ts')
  const stop = startPage()
  const open = listeners()
  await connect('metaMask')
  stop()
  await vi.dynamicImportSettled()
  expect(open()).not.toContain('focus')
})
