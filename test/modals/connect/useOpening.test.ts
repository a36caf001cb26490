import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEADLINES } from '../../../src/lib/config.ts'
import { useOpening } from '../../../src/modals/connect/useOpening.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const show = (state: 'hidden' | 'visible') =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
const begin = () => {
  const { result, rerender, unmount } = renderHook(({ link }) => useOpening(link), { initialProps: { link: 'wc:a' } })
  return { now: () => result.current.opening, tap: () => act(() => result.current.onOpen()), rerender, unmount }
}

test('[S2.4] an app that has not opened after two seconds is reported as not opened', () => {
  expect(DEADLINES.app).toBe(2_000)
  const { now, tap } = begin()
  tap()
  pass(1_999)
  expect(now()).toBe('untried')
  pass(1)
  expect(now()).toBe('unopened')
  tap()
  expect(now()).toBe('untried')
})

test('[S2.4] an app that opens is reported as opened, and on returning as such, however late', () => {
  const { now, tap } = begin()
  tap()
  show('hidden')
  pass(60_000)
  expect(now()).toBe('left')
  show('visible')
  expect(now()).toBe('returned')
})

test('[S2.4] an app beside the browser only takes the focus, possibly after the browser asked whether to open it', () => {
  const { now, tap } = begin()
  tap()
  pass(3_000)
  act(() => void window.dispatchEvent(new Event('blur')))
  expect(now()).toBe('left')
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(now()).toBe('returned')
})

test('[S2.4] a new code is a new link, and resets the state of the last one', () => {
  const { now, tap, rerender } = begin()
  tap()
  rerender({ link: 'wc:b' })
  pass(2_000)
  expect(now()).toBe('untried')
})

test('[S2.4] subscribes to nothing before a tap, and leaves nothing subscribed afterwards', () => {
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  const { now, tap, unmount } = begin()
  show('hidden')
  show('visible')
  expect([now(), added.mock.calls.length]).toEqual(['untried', 0])
  tap()
  unmount()
  expect(removed.mock.calls.length).toBe(added.mock.calls.length)
  expect(vi.getTimerCount()).toBe(0)
  vi.restoreAllMocks()
})
