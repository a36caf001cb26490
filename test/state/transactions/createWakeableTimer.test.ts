import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWakeableTimer } from '../../../src/state/transactions/polling/createWakeableTimer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Records whether a pause is over. */
function begin(pause: Promise<void>) {
  const noted = { isOver: false }
  void pause.then(() => {
    noted.isOver = true
  })
  return noted
}

test('[S4.7] a pause ends by itself, or when woken', async () => {
  const { pause, wake } = createWakeableTimer()
  const first = begin(pause(1_000))
  await vi.advanceTimersByTimeAsync(999)
  expect(first.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(first.isOver).toBe(true)
  const second = begin(pause())
  await vi.advanceTimersByTimeAsync(1_000_000)
  expect(second.isOver).toBe(false)
  wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(second.isOver).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('[S4.7] woken without a pause, only the next one is skipped', async () => {
  const { pause, wake } = createWakeableTimer()
  wake()
  wake()
  const first = begin(pause(1_000))
  await vi.advanceTimersByTimeAsync(0)
  expect(first.isOver).toBe(true)
  const second = begin(pause(1_000))
  await vi.advanceTimersByTimeAsync(0)
  expect(second.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(second.isOver).toBe(true)
})
