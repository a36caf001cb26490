import { AppError, type ErrorName, toAppError } from './errors.ts'

/** The step of a sign-in that failed; `other` is any unforeseen one. */
export type SignInStep = 'prepare' | 'sign' | 'verify' | 'other'

/** S8.9 */
const SAID: Record<SignInStep, [ErrorName, string]> = {
  prepare: ['SignInPreparing', 'Error preparing message, please retry!'],
  sign: ['SignInSigning', 'Error signing message, please retry!'],
  verify: ['SignInVerifying', 'Error verifying signature, please retry!'],
  other: ['SignInFailed', 'Oops, something went wrong!'],
}

/** S8.9: which step failed, and why, in `reason`, which may also be the user's rejection or an invalid signature. */
export class SignInError extends AppError {
  readonly step: SignInStep
  readonly reason: AppError
  /** The signature or its message was checked and rejected. False where it couldn't be checked. */
  readonly isInvalid: boolean

  constructor(step: SignInStep, thrown: unknown, { isInvalid = false }: { isInvalid?: boolean } = {}) {
    const reason = toAppError(thrown)
    const [name, shortMessage] = SAID[step]
    super(name, shortMessage, { cause: reason, details: reason.details ?? reason.shortMessage })
    this.step = step
    this.reason = reason
    this.isInvalid = isInvalid
  }
}
