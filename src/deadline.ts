import { DeadlineError } from './errors.ts'

/**
 * Waits for something outside, but no longer than `milliseconds`.
 * @param what names it for the error, as in "the wallet"
 * @throws DeadlineError when the time is up; the late answer is dropped, also when it is a refusal
 */
export function withDeadline<T>(promise: PromiseLike<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlineError(what, milliseconds)), milliseconds)
    Promise.resolve(promise).then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}

export const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
