import { AppError, errorMessagesOf, toAppError, UserRejectedError } from '../../lib/errors.ts'

const SAYS_NO = /\b(rejected|denied|cancell?ed)\b/i

/** A Safe host gives no error codes: a refusal is recognised by its message. */
export function toHostError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const isNo = errorMessagesOf(thrown).some((message) => SAYS_NO.test(message))
  return isNo ? new UserRejectedError({ cause: thrown }) : toAppError(thrown)
}
