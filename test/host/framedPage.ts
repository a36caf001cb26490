import { onTestFinished, vi } from 'vitest'
import { SAFE, SAFE_ORIGIN, VERSION } from './fakeFrame.ts'

export const SAFE_INFO = { safeAddress: SAFE, chainId: 1 }

/** The host's answer to `getSafeInfo`; what it throws is sent as an error. */
type Answer = () => unknown

/**
 * Puts this page into a frame. The page around it answers `getSafeInfo` in the Safe Apps protocol, or nothing at all
 * where no answer is given.
 * @param late milliseconds until it answers
 */
export function framePage(answer?: Answer, origin = SAFE_ORIGIN, late?: number) {
  const asked: string[] = []
  const say = (data: object) => {
    const event = new MessageEvent('message', { data: { version: VERSION, ...data }, origin })
    Object.defineProperty(event, 'source', { value: parent })
    const deliver = () => window.dispatchEvent(event)
    if (late === undefined) queueMicrotask(deliver)
    else setTimeout(deliver, late)
  }
  const parent = {
    postMessage({ id, method }: { id: string; method: string }) {
      asked.push(method)
      if (!answer) return
      try {
        say({ id, success: true, data: answer() })
      } catch (error) {
        say({ id, success: false, error })
      }
    },
  }
  const add = vi.spyOn(window, 'addEventListener')
  const remove = vi.spyOn(window, 'removeEventListener')
  Object.defineProperty(window, 'parent', { configurable: true, get: () => parent })
  onTestFinished(() => {
    Object.defineProperty(window, 'parent', { configurable: true, get: () => window })
    for (const spy of [add, remove]) spy.mockRestore()
  })
  const count = (calls: unknown[][]) => calls.filter(([name]) => name === 'message').length
  return { asked, parent, listenerCount: () => count(add.mock.calls) - count(remove.mock.calls) }
}
