import { readLinkFile, type UnreadFile } from '../../lib/links/readLinkFile.ts'
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

/** Reads what `offerFile` wrote. */
export const readOfferFile = (text: string): SignedOffer | UnreadFile =>
  readLinkFile(text, { key: 'offer', decode: decodeOffer, write: offerFile })
