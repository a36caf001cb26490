import { type AppError, RevertedError } from '../errors.ts'
import { errorWords, refusalWords } from './enErrors.ts'
import { reasonWords } from './enReasons.ts'

/** Words for a failure: a contract's own reason where it gave one that we know, else those of the failure itself. */
export function saidOf(error: AppError): { title: string; say: string } {
  if (error instanceof RevertedError && error.reason) {
    const known: Record<string, { title: string; say: string }> = reasonWords
    if (Object.hasOwn(known, error.reason)) return known[error.reason] ?? errorWords.Reverted
    return { title: errorWords.Reverted.title, say: refusalWords.contractSays(error.reason) }
  }
  return errorWords[error.name]
}
