import { useEffect, useSyncExternalStore } from 'react'
import { consentPath } from '../../../lib/links/consentPath.ts'
import { replacePath } from '../../../lib/links/replacePath.ts'
import { type Consent, isSameContent, mergeConsents } from '../../../safe/consent/consent.ts'
import { encodeConsent } from '../../../safe/consent/consentLink.ts'
import { consentsIn, keepConsent, keptConsents } from '../../../state/consent/keptConsents.ts'

/**
 * The signatures collected for one wrap: those of the link and those kept in this browser. The link in the address bar
 * always carries all of them, so that a reload, or a browser without storage, loses nothing.
 * @param prefix the chain's short name in the link
 * @returns all of them, the other wraps of this Safe being collected here, and a function that adds some
 */
export function useCollected(prefix: string, given: Consent) {
  const texts = useSyncExternalStore(keptConsents.subscribe, keptConsents.read, keptConsents.read)
  const { chainId, safe } = given.content
  const kept = consentsIn(texts, chainId, safe)
  const own = kept.find(({ content }) => isSameContent(content, given.content))
  const consent = (own && mergeConsents(given, own)) ?? given
  const path = consentPath({ prefix, address: safe }, encodeConsent(consent))
  useEffect(() => replacePath(path), [path])
  return {
    consent,
    others: kept.filter(
      ({ content }) => content.nonce === given.content.nonce && !isSameContent(content, given.content),
    ),
    /** @returns how many signatures are new; undefined if they are for another wrap */
    add: (more: Consent): number | undefined => {
      const merged = mergeConsents(consent, more)
      if (!merged) return undefined
      keepConsent(merged)
      return merged.signatures.length - consent.signatures.length
    },
  }
}
