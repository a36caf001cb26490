import type { AppError } from './errors.ts'

/** Something read from outside, and how sure we are of it. Unknown is a state of its own, never zero and never none. */
export type Fact<T> =
  | { status: 'loading' }
  | { status: 'value'; value: T; block: bigint }
  | { status: 'stale'; value: T; block: bigint; reason: AppError }
  | { status: 'unknown'; reason: AppError }

/** A value and the block it was read at: what every read in `safe/` returns. */
export type AtBlock<T> = { value: T; block: bigint }
