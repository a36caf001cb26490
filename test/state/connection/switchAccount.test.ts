import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ADA, answers, BOB, createTestWallet } from '../../wallets/testWallet.ts'

const PERMISSION = 'wallet_requestPermissions'

beforeEach(() => void vi.resetModules())

async function connectedPage() {
  const store = await import('../../../src/state/connection/connection.ts')
  const { switchAccount } = await import('../../../src/state/connection/switchAccount.ts')
  const wallet = createTestWallet()
  onTestFinished(wallet.announce())
  await store.reconnect()
  await store.connect('metaMask')
  const keptConnection = () => JSON.parse(localStorage.getItem('connection') ?? '{}').value?.account
  return { ...store, wallet, keptConnection, switchAccount, state: () => store.connection.getState() }
}

test('[S4.3] the connection stays while the wallet prompts, then has the chosen account', async () => {
  const { wallet, state, keptConnection, switchAccount, connection } = await connectedPage()
  const seen = new Set<string>()
  connection.subscribe(({ status }) => seen.add(status))
  let settle = () => {}
  wallet.answer(PERMISSION, () => new Promise<void>((resolve) => (settle = resolve)))
  wallet.answer('eth_accounts', () => [BOB]) // a wallet without an event when the account changes
  const switching = switchAccount()
  await vi.waitFor(() => expect(wallet.asked(PERMISSION)).toBe(1))
  expect(state()).toMatchObject({ status: 'connected', account: ADA })
  settle()
  await switching
  expect(state()).toMatchObject({ status: 'connected', account: BOB, chainId: 1 })
  expect(keptConnection()).toBe(BOB)
  expect([...seen]).toEqual(['connected'])
})

test('[S8.4] a rejection keeps the connection as it is, without an error', async () => {
  const { wallet, state, keptConnection, switchAccount } = await connectedPage()
  const before = state()
  wallet.answer(PERMISSION, answers.rejected)
  await expect(switchAccount()).rejects.toMatchObject({ name: 'UserRejected' })
  expect(state()).toBe(before)
  expect(keptConnection()).toBe(ADA)
})

test('[S4.1] an answer after a disconnect changes nothing', async () => {
  const { wallet, state, disconnect, switchAccount } = await connectedPage()
  let settle = () => {}
  wallet.answer(PERMISSION, () => new Promise<void>((resolve) => (settle = resolve)))
  const switching = switchAccount()
  await vi.waitFor(() => expect(wallet.asked(PERMISSION)).toBe(1))
  disconnect()
  settle()
  await switching
  expect(state().status).toBe('disconnected')
  expect(localStorage.getItem('connection')).toBeNull()
})

test('[S7.2] fails without a wallet of this browser', async () => {
  const { switchAccount, disconnect } = await connectedPage()
  disconnect()
  await expect(switchAccount()).rejects.toMatchObject({ name: 'UnsupportedMethod' })
})
