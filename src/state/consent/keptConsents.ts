import * as z from 'zod/mini'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { type Consent, isSameContent, mergeConsents } from '../../safe/consent/consent.ts'
import { decodeConsent, encodeConsent } from '../../safe/consent/consentLink.ts'
import { persisted } from '../settings/storage.ts'

const MOST_KEPT = 20
/** Per consent; a hundred owners' signatures take half of it. */
const MOST_LETTERS = 32_768

/** The consents this browser has collected, encoded as in a link, newest first; stored nowhere else. */
export const keptConsents = persisted<string[]>({
  key: STORAGE_KEYS.consents,
  version: 1,
  schema: z.array(z.string().check(z.maxLength(MOST_LETTERS))).check(z.maxLength(MOST_KEPT)),
  initial: [],
})

/** All that was collected, newest first; what can't be read any more is left out. */
export const readConsents = (texts: readonly string[]): Consent[] =>
  texts.flatMap((text) => {
    const consent = decodeConsent(text)
    return 'wrong' in consent ? [] : [consent]
  })

/** What was collected for one Safe, newest first; each is about a different transaction. */
export const consentsIn = (texts: readonly string[], chainId: number, safe: Address): Consent[] =>
  readConsents(texts).filter(({ content }) => content.chainId === chainId && isSameAddress(content.safe, safe))

/** Stores a consent, merged with what was collected before. @returns the merged one */
export function keepConsent(consent: Consent): Consent {
  const all = readConsents(keptConsents.read())
  const before = all.find(({ content }) => isSameContent(content, consent.content))
  const merged = (before && mergeConsents(before, consent)) ?? consent
  const others = all.filter((one) => one !== before)
  const texts = [merged, ...others].map(encodeConsent).filter(({ length }) => length <= MOST_LETTERS)
  if (texts.join() !== keptConsents.read().join()) keptConsents.write(texts.slice(0, MOST_KEPT))
  return merged
}

/** Forgets all that was collected for a Safe, once it is wrapped or another wrap was begun. */
export function forgetConsents(chainId: number, safe: Address): void {
  const texts = keptConsents.read()
  const gone = new Set(consentsIn(texts, chainId, safe).map(encodeConsent))
  if (gone.size > 0) keptConsents.write(texts.filter((text) => !gone.has(text)))
}
