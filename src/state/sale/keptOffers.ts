import * as z from 'zod/mini'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { DAY_SECONDS } from '../../lib/duration.ts'
import { offerHash, type SignedOffer, safeOfToken } from '../../safe/sale/offer.ts'
import { decodeOffer, encodeOffer } from '../../safe/sale/offerLink.ts'
import { persisted } from '../settings/storage.ts'

/** Of those that are over; one that may be open is kept however many there are. */
const MOST_KEPT = 50
/** Each; of a Safe of a hundred owners it is half of it. */
const MOST_LETTERS = 24_576

/** The offers that were signed in this browser, in the letters of a link, newest first. The chain knows of none of them. */
export const keptOffers = persisted<string[]>({
  key: STORAGE_KEYS.offers,
  version: 2,
  // the first version read fifty at most
  upgrades: { 1: (texts) => texts },
  schema: z.array(z.string().check(z.maxLength(MOST_LETTERS))),
  initial: [],
})

/** All of them, newest first; what can't be read any more is left out. */
const readOffers = (texts: readonly string[]): SignedOffer[] =>
  texts.flatMap((text) => {
    const signed = decodeOffer(text)
    return 'wrong' in signed ? [] : [signed]
  })

/** Those of one Safe, newest first, whatever has become of them. */
export const offersIn = (texts: readonly string[], chainId: number, safe: Address): SignedOffer[] =>
  readOffers(texts).filter(({ offer }) => offer.chainId === chainId && isSameAddress(safeOfToken(offer.tokenId), safe))

const isOf = (signed: SignedOffer) => {
  const hash = offerHash(signed.offer)
  return ({ offer }: SignedOffer) => offerHash(offer) === hash
}

/** Whether an offer can be taken no more, as another one of the same NFT shows, or the time: a clock may be a day off. */
function isOver({ offer: { chainId, tokenId, state, deadline } }: SignedOffer, { offer: newer }: SignedOffer): boolean {
  const isOfSame = chainId === newer.chainId && tokenId === newer.tokenId
  const isOfEarlierState = state.nonce < newer.state.nonce || state.epoch < newer.state.epoch
  return (isOfSame && isOfEarlierState) || deadline + DAY_SECONDS < Date.now() / 1_000
}

/** Keeps an offer, in place of what was kept of the same one. Of too many the oldest go that are over, and none that may be open. */
export function keepOffer(signed: SignedOffer): void {
  const others = readOffers(keptOffers.read()).filter((one) => !isOf(signed)(one))
  const kept = [signed, ...others.filter((one, index) => index + 1 < MOST_KEPT || !isOver(one, signed))]
  keptOffers.write(kept.map(encodeOffer).filter(({ length }) => length <= MOST_LETTERS))
}

/** What was kept of an offer. */
export const keptOf = (signed: SignedOffer): SignedOffer | undefined => readOffers(keptOffers.read()).find(isOf(signed))

/** Takes an offer off the list; that ends nothing. */
export const forgetOffer = (signed: SignedOffer): void =>
  void keptOffers.write(
    readOffers(keptOffers.read())
      .filter((one) => !isOf(signed)(one))
      .map(encodeOffer),
  )
