import { AppError, DeadlineError, SupersededError } from './errors.ts'

/**
 * Waits for something outside, but no longer than `milliseconds`, and not after `signal`.
 * @param what names it for the error, as in "the wallet"
 * @throws DeadlineError when the time is up, SupersededError or its reason at the signal; a late answer is ignored, a
 *   rejection too
 */
export function withDeadline<T>(
  promise: PromiseLike<T>,
  milliseconds: number,
  what: string,
  signal?: AbortSignal,
): Promise<T> {
  let stop = () => {}
  const over = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new DeadlineError(what, milliseconds)), milliseconds)
    const onAbort = () => reject(signal?.reason instanceof AppError ? signal.reason : new SupersededError())
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    stop = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
  })
  return Promise.race([promise, over]).finally(() => stop())
}

export const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
