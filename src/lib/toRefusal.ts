import { BlindSigningError } from './chainErrors.ts'
import { type AppError, toAppError, UserRejectedError } from './errors.ts'
import { isBlindSigningOff, isRejection } from './isUnsent.ts'

/** Converts what a wallet threw when it was asked to send or to sign into one of our errors. */
export function toRefusal(thrown: unknown): AppError {
  if (isRejection(thrown)) return new UserRejectedError({ cause: thrown })
  const error = toAppError(thrown)
  if (!isBlindSigningOff(thrown)) return error
  return new BlindSigningError({ cause: thrown, ...(error.details && { details: error.details }) })
}
