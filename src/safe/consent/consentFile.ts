import { readLinkFile, type UnreadFile } from '../../lib/links/readLinkFile.ts'
import type { Consent } from './consent.ts'
import { decodeConsent, encodeConsent } from './consentLink.ts'
import { holderAddress } from './holder.ts'
import { hashesOf, safeTxOf } from './wrapContent.ts'

/**
 * A consent as a file, which no chat truncates. `consent` is what a page reads; all else but `about` repeats it for
 * people and other tools, in the terms of a Safe transaction, and is compared when the file is read.
 */
export function consentFile(consent: Consent): string {
  const { content, signatures } = consent
  const { value, nonce, safeTxGas, baseGas, gasPrice, ...rest } = safeTxOf(content)
  const figures = { value, safeTxGas, baseGas, gasPrice, nonce }
  const transaction = { ...rest, ...Object.fromEntries(Object.entries(figures).map(([key, n]) => [key, n.toString()])) }
  const { safeTxHash } = hashesOf(content)
  const { chainId, safe, holder } = content
  const readable = { about: 'The owners’ consent to wrap a Safe', chainId, safe, holder: holderAddress(holder) }
  return JSON.stringify({ ...readable, safeTxHash, transaction, signatures, consent: encodeConsent(consent) }, null, 2)
}

/** Reads what `consentFile` wrote. */
export const readConsentFile = (text: string): Consent | UnreadFile =>
  readLinkFile(text, { key: 'consent', decode: decodeConsent, write: consentFile })
