import { consentPath } from '../../../lib/links/consentPath.ts'
import { offerPath } from '../../../lib/links/offerPath.ts'
import { readConsentFile } from '../../../safe/consent/consentFile.ts'
import { encodeConsent } from '../../../safe/consent/consentLink.ts'
import { safeOfToken } from '../../../safe/sale/offer.ts'
import { readOfferFile } from '../../../safe/sale/offerFile.ts'
import { encodeOffer } from '../../../safe/sale/offerLink.ts'
import { chainById } from '../../../state/settings/configuredChains.ts'
import { fileWords } from '../../../words/en/files.ts'

/** The path that opens a received file, as the equivalent link would; or an error in one sentence. */
export function readSentFile(text: string): { path: string } | { wrong: string } {
  const { wrong } = fileWords
  const signed = readOfferFile(text)
  if (!('wrong' in signed)) {
    const { chainId, tokenId } = signed.offer
    const chain = chainById(chainId)
    if (!chain) return { wrong: wrong.network }
    return { path: offerPath({ prefix: chain.prefix, address: safeOfToken(tokenId) }, encodeOffer(signed)) }
  }
  if (signed.wrong !== 'consent') return { wrong: wrong[signed.wrong] }
  const consent = readConsentFile(text)
  if ('wrong' in consent) return { wrong: wrong[consent.wrong] }
  const { chainId, safe } = consent.content
  const chain = chainById(chainId)
  if (!chain) return { wrong: wrong.network }
  return { path: consentPath({ prefix: chain.prefix, address: safe }, encodeConsent(consent)) }
}
