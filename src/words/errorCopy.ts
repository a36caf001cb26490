import { RevertedError } from '../lib/chainErrors.ts'
import type { AppError } from '../lib/errors.ts'
import { errorWords, refusalWords } from './en/errors.ts'
import { reasonWords } from './en/reasons.ts'
import { formatMoment } from './formatMoment.ts'

/** Of both, the second argument is when it ends, in seconds. */
const ENDS = ['AccountLocked', 'QuietTime']

function withEnd(say: string, { reason, args }: RevertedError): string {
  const [, until] = args
  const isEnding = ENDS.includes(reason ?? '') && typeof until === 'bigint'
  return isEnding ? `${say} ${refusalWords.endsOn(formatMoment(Number(until)))}` : say
}

/** Words for a failure: a contract's own reason where it gave one that we know, else those of the failure itself. */
export function errorCopy(error: AppError): { title: string; say: string } {
  if (error instanceof RevertedError && error.reason) {
    const known: Record<string, { title: string; say: string }> = reasonWords
    const said = Object.hasOwn(known, error.reason) ? known[error.reason] : undefined
    if (said) return { title: said.title, say: withEnd(said.say, error) }
    return { title: errorWords.Reverted.title, say: refusalWords.contractSays(error.reason) }
  }
  return errorWords[error.name]
}
