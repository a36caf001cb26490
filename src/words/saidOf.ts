import { type AppError, RevertedError } from '../errors.ts'
import { errorWords } from './enErrors.ts'
import { reasonWords } from './enReasons.ts'

/** Words for a failure: a contract's own reason where it gave one that we know, else those of the failure itself. */
export function saidOf(error: AppError): { title: string; say: string } {
  if (error instanceof RevertedError && error.reason) {
    const known = Object.hasOwn(reasonWords, error.reason) ? reasonWords[error.reason] : undefined
    if (known) return known
    return { title: errorWords.Reverted.title, say: `The contract says: “${error.reason}”. Nothing was sent.` }
  }
  return errorWords[error.name]
}
