import { BaseError } from 'viem'
import { errorCodesOf } from '../../lib/errors.ts'
import { errorTextsOf } from './errorTextsOf.ts'

/** Too many requests, and a quota that is used up. */
const STATUSES = [429, 402]

/**
 * Some nodes give the status as the code. -32011 is Optimism's proxy without a healthy backend, -32016 the same over
 * its limit, or Nethermind without a free worker.
 */
const CODES = [429, -32011, -32016]

/** EIP-1474. Some also give it where a single request is too wide. */
const LIMIT_EXCEEDED = -32005

const SAYS_BUSY =
  /too many (requests|calls|connections)|(rate|request|call|usage|credit|daily|monthly)s?[- ]?limit|limit exceeded|over (rate )?limit|per[- ]sec(ond)?\b|capacity|quota|throttl|slow down/i

/** The request itself is too large, and a smaller one would be answered. */
const SAYS_TOO_LARGE = /\bbatch|\brange\b|\bresults?\b|\blogs\b|\bgas\b|\bsize\b|\bblocks\b/i

/** Whether an RPC says that it limits requests, in any form that public ones use. Contracts' reverts don't count. */
export function isBusy(thrown: unknown): boolean {
  const hasStatus = (layer: unknown) => STATUSES.includes((layer as { status?: number }).status ?? 0)
  if (thrown instanceof BaseError && thrown.walk(hasStatus) !== null) return true
  const codes = errorCodesOf(thrown)
  if (codes.some((code) => CODES.includes(code))) return true
  const words = errorTextsOf(thrown)
  if (words.some((said) => SAYS_TOO_LARGE.test(said))) return false
  return codes.includes(LIMIT_EXCEEDED) || words.some((said) => SAYS_BUSY.test(said))
}
