import { withDeadline } from '../../lib/deadline.ts'

/** Milliseconds for one read of a network in a list of many: its RPCs in turn, once or twice each. */
const LIST_DEADLINE = 30_000

/**
 * Puts a deadline on the read of one network among others.
 * @throws DeadlineError when the time is up, and what the read throws
 */
export const inTime = <T>(read: Promise<T>): Promise<T> => withDeadline(read, LIST_DEADLINE, 'the network')
