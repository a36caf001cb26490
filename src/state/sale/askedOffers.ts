import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { type Offer, offerHash, safeOfToken } from '../../safe/sale/offer.ts'
import { decodeOffer, encodeOffer } from '../../safe/sale/offerLink.ts'
import { persisted } from '../settings/storage.ts'

const MOST_ASKED = 20
/** Of an offer that nobody has signed yet. */
const MOST_LETTERS = 1_024

/** What is kept of one: its terms in the letters of a link, and whom it is asked of. */
type Kept = { offer: string; account: Address; messageHash?: string }

/** Offers that the owners of a Safe were asked in Safe to sign, newest first. They may take days, and no tab is open that long. */
export const askedOffers = persisted<Kept[]>({
  key: STORAGE_KEYS.askedOffers,
  version: 1,
  schema: z
    .array(
      z.object({
        offer: z.string().check(z.maxLength(MOST_LETTERS)),
        account: AddressSchema,
        messageHash: z.exactOptional(z.string().check(z.regex(/^0x[0-9a-f]{64}$/i))),
      }),
    )
    .check(z.maxLength(MOST_ASKED)),
  initial: [],
})

/** An offer that waits for its signature. */
export type AskedOffer = {
  offer: Offer
  /** The Safe that is to sign it. */
  account: Address
  /** By which the wallet knows it, where it said so. */
  messageHash?: string
}

/** All of them, newest first; what can't be read any more is left out. */
const readAsked = (kept: readonly Kept[]): AskedOffer[] =>
  kept.flatMap(({ offer: text, ...asked }) => {
    const signed = decodeOffer(text)
    return 'wrong' in signed ? [] : [{ ...asked, offer: signed.offer }]
  })

/** Those of one wrapped Safe, newest first, whatever has become of them. */
export const askedIn = (kept: readonly Kept[], chainId: number, safe: Address): AskedOffer[] =>
  readAsked(kept).filter(({ offer }) => offer.chainId === chainId && isSameAddress(safeOfToken(offer.tokenId), safe))

export const askedOf = (offer: Offer): AskedOffer | undefined =>
  readAsked(askedOffers.read()).find((one) => offerHash(one.offer) === offerHash(offer))

function write(asked: readonly AskedOffer[]): void {
  const kept = asked.map(({ offer, ...rest }) => ({ ...rest, offer: encodeOffer({ offer, signature: '0x' }) }))
  askedOffers.write(kept.slice(0, MOST_ASKED))
}

const without = (offer: Offer): AskedOffer[] =>
  readAsked(askedOffers.read()).filter((one) => offerHash(one.offer) !== offerHash(offer))

/** Keeps what is out to be signed, in place of what was kept of the same offer. */
export const keepAsked = (asked: AskedOffer): void => write([asked, ...without(asked.offer)])

/** Looks for its signature no longer: it was found, or nobody waits for it. */
export function forgetAsked(offer: Offer): void {
  if (askedOf(offer)) write(without(offer))
}
