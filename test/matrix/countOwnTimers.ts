import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../src/')

/**
 * Counts the pending timers that the page's own code has set; its libraries' aren't counted.
 * Counts from now on to the end of the test.
 */
export function countOwnTimers(): () => number {
  const { setTimeout: later, clearTimeout: cancel, setInterval: often, clearInterval: stop } = globalThis
  const pending = new Set<unknown>()
  // the caller is after this function's own line and the replacement's
  const isOurs = () => new Error().stack?.split('\n')[3]?.includes(SOURCE) ?? false
  const counting = {
    setTimeout(run: (...given: unknown[]) => void, milliseconds?: number, ...given: unknown[]) {
      const timer = later(() => {
        pending.delete(timer)
        run(...given)
      }, milliseconds)
      if (isOurs()) pending.add(timer)
      return timer
    },
    setInterval(run: () => void, milliseconds?: number) {
      const timer = often(run, milliseconds)
      if (isOurs()) pending.add(timer)
      return timer
    },
    clearTimeout(timer: ReturnType<typeof later>) {
      pending.delete(timer)
      cancel(timer)
    },
    clearInterval(timer: ReturnType<typeof often>) {
      pending.delete(timer)
      stop(timer)
    },
  }
  Object.assign(globalThis, counting)
  onTestFinished(() => {
    // where a fake clock was in between, the real one is already restored
    if ((globalThis.setTimeout as unknown) !== counting.setTimeout) return
    Object.assign(globalThis, { setTimeout: later, clearTimeout: cancel, setInterval: often, clearInterval: stop })
  })
  return () => pending.size
}
