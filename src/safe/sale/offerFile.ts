import * as z from 'zod/mini'
import { MOST_TEXT, type UnreadLink } from '../../lib/links/linkItems.ts'
import { offerHash, offerStruct, type SignedOffer, safeOfToken } from './offer.ts'
import { decodeOffer, encodeOffer } from './offerLink.ts'

/** What of an offer's file is compared when it is read: the same as `offer` says, for people and other tools. */
function readable(signed: SignedOffer) {
  const { offer, signature } = signed
  const { tokenId, fingerprint, currency, price, buyer, deadline } = offerStruct(offer)
  const figures = { tokenId: `${tokenId}`, fingerprint, currency, price: `${price}`, buyer, deadline: `${deadline}` }
  return {
    ...{ chainId: offer.chainId, safe: safeOfToken(tokenId), ...figures },
    ...{ hash: offerHash(offer), signature, offer: encodeOffer(signed) },
  }
}

/** An offer as a file, which no chat cuts. `offer` is what a page reads. */
export const offerFile = (signed: SignedOffer): string =>
  JSON.stringify({ about: 'An offer to sell a wrapped Safe as seen', ...readable(signed) }, null, 2)

const File = z.looseObject({ offer: z.string() })

/** Reads what `offerFile` wrote. `otherContent`: what it says for people isn't the offer that it carries. */
export function readOfferFile(text: string): SignedOffer | UnreadLink | { wrong: 'file' | 'otherContent' } {
  if (text.length > MOST_TEXT) return { wrong: 'tooLong' }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { wrong: 'file' }
  }
  const { data } = File.safeParse(parsed)
  if (!data) return { wrong: 'file' }
  const signed = decodeOffer(data.offer)
  if ('wrong' in signed) return signed
  const isSame = Object.entries(readable(signed)).every(([key, value]) => data[key] === value)
  return isSame ? signed : { wrong: 'otherContent' }
}
