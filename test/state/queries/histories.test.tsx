import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const holder = '0x00000000000000000000000000000000000000AA' as const

/** The earlier result that each read was given. */
const told: unknown[] = []

vi.mock('../../../src/state/queries/clients.ts', () => ({ clientOf: async () => ({}) }))
vi.mock('../../../src/safe/read/readRights.ts', () => ({
  async readRights(_client: unknown, _holder: unknown, _id: unknown, { history }: { history?: unknown }) {
    told.push(history)
    return { block: 1n, value: { operators: [], isBack: false }, history: { logs: [], to: told.length } }
  },
}))
vi.mock('../../../src/safe/history/readHistory.ts', () => ({
  async readHistory(_client: unknown, _safe: unknown, { before }: { before?: unknown }) {
    told.push(before)
    return { block: 1n, value: { entries: [], from: 0 }, before: { logs: [], from: 0, to: told.length, marks: [] } }
  },
}))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  told.length = 0
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const load = async () => {
  const { configuredChains } = await import('../../../src/state/settings/configuredChains.ts')
  const { eraseEverything } = await import('../../../src/state/settings/storage.ts')
  const { settings } = await import('../../../src/state/settings/settings.ts')
  const [chain] = configuredChains()
  if (!chain) throw new Error('No chain is configured.')
  return { chain, eraseEverything, settings }
}

test('[W3] who may move the NFT is searched again each minute, from where the same RPC ended', async () => {
  const { chain, settings, eraseEverything } = await load()
  const { useRights } = await import('../../../src/state/queries/useRights.ts')
  const show = () => renderHook(() => useRights(chain.id, holder, 1n))
  const first = show()
  await pass(1)
  expect(told).toEqual([undefined])
  await pass(60_000)
  expect(told).toEqual([undefined, { logs: [], to: 1 }])
  first.unmount()
  settings.write({ ...settings.read(), rpc: { [chain.id]: 'https://another.example' } })
  const second = show()
  await pass(1)
  expect(told.slice(2)).toEqual([undefined])
  eraseEverything()
  settings.write({ ...settings.read(), rpc: { [chain.id]: 'https://another.example' } })
  second.rerender()
  await pass(60_001)
  expect(told.slice(3)).toEqual([undefined])
})

test('[W3] a Safe’s history is forgotten when everything is erased', async () => {
  const { chain, eraseEverything } = await load()
  const { useHistory } = await import('../../../src/state/queries/useHistory.ts')
  const view = renderHook(() => useHistory(chain, holder))
  await pass(1)
  act(() => view.result.current.goOn())
  await pass(1)
  expect(told).toEqual([undefined, { logs: [], from: 0, to: 1, marks: [] }])
  eraseEverything()
  act(() => view.result.current.goOn())
  await pass(1)
  expect(told.slice(2)).toEqual([undefined])
})
