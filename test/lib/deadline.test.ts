import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wait, withDeadline } from '../../src/lib/deadline.ts'
import { WalletDisconnectedError } from '../../src/lib/errors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const late = <T>(value: T, milliseconds: number) => wait(milliseconds).then(() => value)

test('[S8] an answer in time is passed on, and leaves no timer', async () => {
  await expect(withDeadline(Promise.resolve(7), 1_000, 'the wallet')).resolves.toBe(7)
  await expect(withDeadline(Promise.reject('no'), 1_000, 'the wallet')).rejects.toBe('no')
  expect(vi.getTimerCount()).toBe(0)
})

test('[S8] silence ends at the deadline, with the name of the silent side', async () => {
  const outcome = expect(withDeadline(new Promise(() => {}), 3_000, 'the wallet')).rejects.toMatchObject({
    name: 'Deadline',
    shortMessage: 'No answer from the wallet within 3 s.',
    details: 'the wallet',
  })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await outcome
})

test('[S8] once aborted nothing waits any more, and neither timer nor listener is left', async () => {
  const leaving = new AbortController()
  const removed = vi.spyOn(leaving.signal, 'removeEventListener')
  const outcome = withDeadline(new Promise(() => {}), 1_000, 'the wallet', leaving.signal)
  leaving.abort()
  await expect(outcome).rejects.toMatchObject({ name: 'Superseded' })
  expect(vi.getTimerCount()).toBe(0)
  expect(removed).toHaveBeenCalledOnce()
})

test('[S8] a signal aborted beforehand counts, and an AppError as its reason is thrown', async () => {
  const left = AbortSignal.abort(new WalletDisconnectedError())
  await expect(withDeadline(new Promise(() => {}), 1_000, 'the wallet', left)).rejects.toMatchObject({
    name: 'WalletDisconnected',
  })
})

test.each([
  ['value', () => late('late', 2_000)],
  ['refusal', () => late(0, 2_000).then(() => Promise.reject(new Error('late')))],
])('[S8] a late %s is dropped', async (_, start) => {
  const outcome = expect(withDeadline(start(), 1_000, 'the wallet')).rejects.toMatchObject({ name: 'Deadline' })
  await vi.advanceTimersByTimeAsync(5_000)
  await outcome
})
