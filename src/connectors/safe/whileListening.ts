import { DeadlineError } from '../../lib/errors.ts'

/** A busy page handles messages only after overdue timers, so the deadline is split into this many timers. */
const PARTS = 8

/**
 * Waits for a message of another window, but no longer than `milliseconds` in which this page was responsive: a spell
 * in which its thread was busy counts as one part of them.
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
