import * as z from 'zod/mini'
import { MOST_TEXT, type UnreadLink } from '../../lib/links/linkItems.ts'
import type { Consent } from './consent.ts'
import { decodeConsent, encodeConsent } from './consentLink.ts'
import { holderAddress } from './holder.ts'
import { hashesOf, safeTxOf } from './wrapContent.ts'

/**
 * A consent as a file, which no chat cuts. `consent` is what a page reads; all else but `about` says the same for people and
 * other tools, in the words of a Safe transaction, and is compared when the file is read.
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

const File = z.looseObject({ consent: z.string() })

/** Whether a file says all of this, whatever else is in it; hex digits may be of either case. */
function says(file: unknown, said: unknown): boolean {
  if (typeof said === 'string') return typeof file === 'string' && file.toLowerCase() === said.toLowerCase()
  if (typeof said !== 'object' || said === null) return file === said
  if (typeof file !== 'object' || file === null) return false
  if (Array.isArray(said) && !(Array.isArray(file) && file.length === said.length)) return false
  return Object.entries(said).every(([key, value]) => says((file as Record<string, unknown>)[key], value))
}

/** Reads what `consentFile` wrote. `otherContent`: what it says for people isn't what it asks to be signed. */
export function readConsentFile(text: string): Consent | UnreadLink | { wrong: 'file' | 'otherContent' } {
  if (text.length > MOST_TEXT) return { wrong: 'tooLong' }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { wrong: 'file' }
  }
  const { data } = File.safeParse(parsed)
  if (!data) return { wrong: 'file' }
  const consent = decodeConsent(data.consent)
  if ('wrong' in consent) return consent
  const { about: _, ...said } = JSON.parse(consentFile(consent)) as Record<string, unknown>
  return says(data, said) ? consent : { wrong: 'otherContent' }
}
