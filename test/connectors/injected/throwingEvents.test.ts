import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addThenSwitchChain } from '../../../src/connectors/addThenSwitchChain.ts'
import { DEADLINES } from '../../../src/lib/config.ts'
import { ADA, answers, createTestWallet } from '../../wallets/testWallet.ts'

const SWITCH = 'wallet_switchEthereumChain'
const POLYGON = {
  id: 137,
  name: 'Polygon',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: [],
} as const

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const refuses = () => {
  throw new Error('Not here.')
}

describe('a wallet that is asked to switch', () => {
  test('[S4.5] and throws on subscribing is polled instead, and nothing is left running afterwards', async () => {
    const wallet = createTestWallet()
    let where = '0x1'
    wallet.answer('eth_chainId', () => where)
    wallet.answer(SWITCH, () => {
      where = '0x89'
      return answers.hangs()
    })
    const outcome = addThenSwitchChain({ ...wallet.provider, on: refuses }, POLYGON)
    await vi.advanceTimersByTimeAsync(2_000)
    await outcome
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S8.3] and throws on subscribing leaves nothing running after a rejection either', async () => {
    const wallet = createTestWallet()
    wallet.answer(SWITCH, answers.rejected)
    const outcome = addThenSwitchChain({ ...wallet.provider, on: refuses }, POLYGON)
    await expect(outcome).rejects.toMatchObject({ name: 'UserRejected' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each(['removeListener', 'off'])('[S4.5] has switched although its %s throws', async (name) => {
    const { removeListener: _, ...rest } = createTestWallet({ chains: [1, 137] }).provider
    await addThenSwitchChain({ ...rest, [name]: refuses }, POLYGON)
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('[S4.1] a wallet that is awaited may throw on subscribing and on unsubscribing', async () => {
  localStorage.setItem(
    'connection',
    JSON.stringify({ v: 1, value: { walletId: 'metaMask', account: ADA, chainId: 1 } }),
  )
  const wallet = createTestWallet()
  Object.assign(wallet.provider, { on: refuses, removeListener: refuses })
  onTestFinished(wallet.announce())
  const { connection, reconnect } = await import('../../../src/state/connection/connection.ts')
  const { watchWallet } = await import('../../../src/state/connection/watchWallet.ts')
  const outcome = reconnect()
  await vi.advanceTimersByTimeAsync(DEADLINES.walletAnswer)
  await outcome
  const stop = watchWallet()
  await vi.advanceTimersByTimeAsync(0)
  wallet.share()
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.getState()).toMatchObject({ status: 'connected', account: ADA })
  expect(stop).not.toThrow()
  await vi.advanceTimersByTimeAsync(DEADLINES.walletAgain)
  expect(vi.getTimerCount()).toBe(0)
})
