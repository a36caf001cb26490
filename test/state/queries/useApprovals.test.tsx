import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FoundApproval, FoundApprovals } from '../../../src/safe/approvals/findApprovals.ts'
import { configuredChains } from '../../../src/state/settings/configuredChains.ts'

// Both answer with a delay, so that the search ends while the live approvals are still being read.

const SEARCH = 50
const READ = 300

const safe = '0x00000000000000000000000000000000000000AA' as const
const approval: FoundApproval = { kind: 'erc20', token: safe, spender: safe, since: 1 }
const found: FoundApprovals = { approvals: [approval], unclear: [], isCut: false }
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

vi.mock('../../../src/state/queries/clients.ts', () => ({
  clientOf: async () => ({}),
  batchingClientOf: async () => ({}),
}))
vi.mock('../../../src/safe/holdings/knownTokens.ts', () => ({ knownTokens: async () => [] }))
vi.mock('../../../src/state/queries/keptSearches.ts', () => ({
  keptSearch: async () => undefined,
  keepSearch: async () => undefined,
}))
vi.mock('../../../src/safe/approvals/findApprovals.ts', async (original) => ({
  ...(await original<object>()),
  async findApprovals() {
    await wait(SEARCH)
    return { block: 10n, value: { found, from: 0 }, before: { found, from: 0, to: 10, marks: [] } }
  },
}))
vi.mock('../../../src/safe/approvals/readApprovals.ts', () => ({
  async readApprovals(_client: unknown, _safe: unknown, { approvals }: { approvals: readonly unknown[] }) {
    await wait(READ)
    return { block: 11n, value: { live: approvals, unread: [] } }
  },
}))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('[W3] approvals read before the search ended are never shown beside the finished search', async () => {
  const { useApprovals } = await import('../../../src/state/queries/useApprovals.ts')
  const [chain] = configuredChains()
  if (!chain) throw new Error('No chain is configured.')
  const seen: { live: number; isSearched: boolean }[] = []
  renderHook(() => {
    const { fact, search } = useApprovals(chain, safe)
    if (fact.status === 'value') seen.push({ live: fact.value.live.length, isSearched: search.status === 'value' })
  })
  for (let passed = 0; passed < 4 * READ; passed += 10) await act(() => vi.advanceTimersByTimeAsync(10))
  expect(seen.filter(({ live, isSearched }) => isSearched && live === 0)).toEqual([])
  expect(seen.at(-1)).toEqual({ live: 1, isSearched: true })
})
