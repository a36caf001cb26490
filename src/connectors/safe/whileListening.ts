import { DeadlineError } from '../../lib/errors.ts'

/** A page that was busy hears what was said meanwhile only after a timer that fell due, so its time is counted in so many. */
const PARTS = 8

/**
 * Waits for what another window says, but no longer than `milliseconds` in which this page could hear it: a spell in which its
 * thread was busy counts as one part of them.
 * @param what names it for the error
 * @throws DeadlineError when the time is up
 */
export function whileListening<T>(answered: PromiseLike<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const over = new Promise<never>((_, reject) => {
    const wait = (parts: number) => {
      timer = setTimeout(
        () => (parts > 1 ? wait(parts - 1) : reject(new DeadlineError(what, milliseconds))),
        milliseconds / PARTS,
      )
    }
    wait(PARTS)
  })
  return Promise.race([answered, over]).finally(() => clearTimeout(timer))
}
