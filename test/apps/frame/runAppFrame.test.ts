import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FrameState, runAppFrame } from '../../../src/apps/frame/runAppFrame.ts'

const app = { url: 'https://app.example/', origin: 'https://app.example' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A frame that loads nothing by itself. */
function openFrame() {
  const contentWindow = { postMessage: () => {} }
  const frame = Object.assign(new EventTarget(), {
    contentWindow,
    contentDocument: null as { URL: string } | null,
    src: '',
  })
  const states: FrameState[] = []
  const stop = runAppFrame({
    frame: frame as unknown as HTMLIFrameElement,
    app,
    answer: async () => 1,
    onRefused: () => undefined,
    onState: (state) => states.push(state),
  })
  const last = () => states.at(-1)
  const speak = () => {
    const data = { id: '1', method: 'getSafeInfo' }
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin: app.origin, source: contentWindow }))
  }
  return { frame, stop, states, last, speak, load: () => void frame.dispatchEvent(new Event('load')) }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('[W6] an app that sends no message is slow after 15 seconds, and given up after 30', async () => {
  const { frame, last, load, speak, states } = openFrame()
  expect(frame.src).toBe(app.url)
  load()
  expect(last()).toEqual({ status: 'loading' })
  await pass(15_000)
  expect(last()).toEqual({ status: 'slow' })
  await pass(15_000)
  expect(last()).toEqual({ status: 'over', end: { why: 'silent' } })
  const { length } = states
  speak()
  load()
  await pass(60_000)
  expect(states).toHaveLength(length)
})

test('[W6] an app that sends its first message late is open, and stays so', async () => {
  const { last, load, speak } = openFrame()
  load()
  await pass(29_000)
  speak()
  expect(last()).toEqual({ status: 'open' })
  await pass(120_000)
  expect(last()).toEqual({ status: 'open' })
})

test('[W6] after a navigation the frame has to send a message again; one sent while it loaded counts', async () => {
  const { last, load, speak } = openFrame()
  speak()
  load()
  await pass(60_000)
  speak()
  await pass(2_000)
  load()
  expect(last()).toEqual({ status: 'open' })
  await pass(60_000)
  load()
  expect(last()).toEqual({ status: 'loading' })
  await pass(30_000)
  expect(last()).toEqual({ status: 'over', end: { why: 'silent' } })
})

test('[W6] a page of our own origin is closed; the initial about:blank is not one', async () => {
  const { frame, last, load } = openFrame()
  frame.contentDocument = { URL: 'about:blank' }
  load()
  expect(last()).toEqual({ status: 'loading' })
  frame.contentDocument = { URL: location.href === 'about:blank' ? 'http://localhost/' : location.href }
  load()
  expect(last()).toEqual({ status: 'over', end: { why: 'own' } })
})

test('[W6] once it is stopped, messages are ignored and no deadline expires', async () => {
  const { stop, states, load, speak } = openFrame()
  stop()
  speak()
  load()
  await pass(60_000)
  expect(states).toEqual([{ status: 'loading' }])
})
