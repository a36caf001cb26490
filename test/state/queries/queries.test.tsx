import { focusManager, onlineManager } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { AtBlock } from '../../../src/lib/Fact.ts'

const HOUR = 3_600_000
const kept = z.bigint()
const KEY = ['balance', 1]

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const load = () => import('../../../src/state/queries/queries.ts')
const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** A source that answers on command, with a count of its requests. */
function createSource() {
  const waiting: { resolve: (read: AtBlock<bigint>) => void; reject: (error: unknown) => void }[] = []
  const read = vi.fn(() => new Promise<AtBlock<bigint>>((resolve, reject) => waiting.push({ resolve, reject })))
  return {
    read,
    async answer(value: bigint, block: bigint) {
      waiting.shift()?.resolve({ value, block })
      await pass(1)
    },
    async fail() {
      // from this visit's own modules
      const { NetworkUnreachableError } = await import('../../../src/lib/chainErrors.ts')
      waiting.shift()?.reject(new NetworkUnreachableError())
      await pass(1)
    },
  }
}

/** A visit in which a balance of 5 was read at block 10. */
async function earlierVisit(): Promise<void> {
  const { useFact } = await load()
  const source = createSource()
  const { unmount } = renderHook(() => useFact({ key: KEY, read: source.read, kept }))
  await source.answer(5n, 10n)
  await pass(1_000)
  unmount()
  vi.resetModules()
}

async function watch(options: { isCached?: boolean } = { isCached: true }) {
  const { useFact } = await load()
  const source = createSource()
  const view = renderHook(() => useFact({ key: KEY, read: source.read, kept, ...options }))
  return {
    ...source,
    ...view,
    fact: () => view.result.current.fact,
    again: () => act(() => view.result.current.again()),
  }
}

describe('a read', () => {
  test('[S9.6] is kept in memory for 24 hours', async () => {
    const { queryClient } = await load()
    expect(queryClient.getDefaultOptions().queries?.gcTime).toBe(24 * HOUR)
  })

  test('[S9.6] is not retried by itself', async () => {
    const { fact, fail, read } = await watch()
    await fail()
    await pass(HOUR)
    expect(read).toHaveBeenCalledTimes(1)
    expect(fact()).toMatchObject({ status: 'unknown', reason: { name: 'NetworkUnreachable' } })
  })

  test('[S9.6] is not repeated when the window gets focus, or the network is back', async () => {
    const { queryClient } = await load()
    queryClient.mount() // subscribes to both from here on
    const { answer, read } = await watch()
    await answer(1n, 2n)
    await act(async () => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
    })
    await pass(HOUR)
    expect(read).toHaveBeenCalledTimes(1)
    focusManager.setFocused(undefined)
    queryClient.unmount()
  })
})

describe('an earlier visit’s read', () => {
  test('[S9.6] is shown as stale, with its block, until it is read again', async () => {
    await earlierVisit()
    const { answer, fact } = await watch()
    expect(fact()).toMatchObject({ status: 'stale', value: 5n, block: 10n, reason: { name: 'Cached' } })
    await answer(6n, 11n)
    expect(fact()).toEqual({ status: 'value', value: 6n, block: 11n })
  })

  test('[S9.6] stays stale when it can’t be read, and says why', async () => {
    await earlierVisit()
    const { answer, again, fact, fail } = await watch()
    await fail()
    expect(fact()).toMatchObject({ status: 'stale', value: 5n, block: 10n, reason: { name: 'NetworkUnreachable' } })
    again()
    await pass(1)
    expect(fact()).toMatchObject({ status: 'stale', value: 5n, reason: { name: 'Cached' } })
    await answer(6n, 11n)
    expect(fact()).toEqual({ status: 'value', value: 6n, block: 11n })
  })

  test('[S9.6] is not used for decisions', async () => {
    await earlierVisit()
    const { fact, fail } = await watch({})
    expect(fact()).toEqual({ status: 'loading' })
    await fail()
    expect(fact().status).toBe('unknown')
  })

  test('[S9.6] is gone after a day', async () => {
    await earlierVisit()
    vi.setSystemTime(Date.now() + 24 * HOUR)
    const { fact } = await watch()
    expect(fact()).toEqual({ status: 'loading' })
  })
})

describe('a read by another screen of this visit', () => {
  async function leaveAndComeBack(after: number, isCached: boolean) {
    const first = await watch({ isCached })
    await first.answer(5n, 10n)
    first.unmount()
    await pass(after)
    return watch({ isCached })
  }

  test('[S9.6] is current for half a minute', async () => {
    const { fact, read } = await leaveAndComeBack(29_000, false)
    expect(fact()).toEqual({ status: 'value', value: 5n, block: 10n })
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('[S9.6] is stale after that, and re-read before any decision', async () => {
    const { answer, fact } = await leaveAndComeBack(31_000, false)
    expect(fact()).toEqual({ status: 'loading' })
    await answer(6n, 11n)
    expect(fact()).toEqual({ status: 'value', value: 6n, block: 11n })
  })

  test('[S9.6] may be shown as stale meanwhile', async () => {
    const { fact, fail } = await leaveAndComeBack(HOUR, true)
    expect(fact()).toMatchObject({ status: 'stale', value: 5n, block: 10n, reason: { name: 'Cached' } })
    await fail()
    expect(fact()).toMatchObject({ status: 'stale', value: 5n, reason: { name: 'NetworkUnreachable' } })
  })
})
