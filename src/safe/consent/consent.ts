import { isSameAddress } from '../../lib/address.ts'
import type { OwnerSignature } from './ownerSignature.ts'
import { hashesOf, type WrapContent } from './wrapContent.ts'

/**
 * A wrap that owners agree to, with the signatures so far, passed on by link or file; the chain decides what counts.
 */
export type Consent = { content: WrapContent; signatures: readonly OwnerSignature[] }

/** No Safe that can be wrapped has more owners (docs/contract.md). */
export const MOST_OWNERS = 250

const isSameSignature = (a: OwnerSignature, b: OwnerSignature): boolean =>
  a.signature === b.signature && isSameAddress('owner' in a ? a.owner : '0x', 'owner' in b ? b.owner : '0x')

/** Whether two are about the very same transaction. */
export const isSameContent = (a: WrapContent, b: WrapContent): boolean =>
  hashesOf(a).safeTxHash === hashesOf(b).safeTxHash

/**
 * Merges two collections of signatures for the same wrap: the same result in any order, each signature once.
 * @returns undefined where they are for different wraps
 */
export function mergeConsents(a: Consent, b: Consent): Consent | undefined {
  if (!isSameContent(a.content, b.content)) return undefined
  const more = b.signatures.filter((one) => !a.signatures.some((other) => isSameSignature(one, other)))
  const signatures = [...a.signatures, ...more].toSorted((one, other) => (one.signature < other.signature ? -1 : 1))
  return { content: a.content, signatures: signatures.slice(0, MOST_OWNERS) }
}
