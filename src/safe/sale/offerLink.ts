import { size } from 'viem'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import {
  addressIn,
  bytesIn,
  countIn,
  decodeItems,
  encodeItems,
  type Item,
  numberIn,
  numberItem,
  UnreadItem,
  type UnreadLink,
} from '../../lib/links/linkItems.ts'
import type { Listing, Offer, SignedOffer } from './offer.ts'

/** An offer for `AsSeen`, and how many items it is. */
const OFFER = { version: 1, count: 11 }
/** An order on Seaport: it names no buyer, and asks for something. */
const ORDER = { version: 2, count: 14 }
/** More bytes are no signature, not even of a Safe of many. */
const MOST_SIGNATURE = 16 * 1_024

const anyoneItem = (address: Address): Item => (address === ZERO_ADDRESS ? '0x' : address)

/** None is zero, and zero has no other spelling. */
function addressOrNone(item: Item | undefined): Address {
  if (bytesIn(item) === '0x') return ZERO_ADDRESS
  const address = addressIn(item)
  if (address === ZERO_ADDRESS) throw new UnreadItem()
  return address
}

function signatureIn(item: Item | undefined) {
  const signature = bytesIn(item)
  if (size(signature) > MOST_SIGNATURE) throw new UnreadItem()
  return signature
}

const figuresOf = ({ chainId, tokenId, state: { nonce, epoch, lockedUntil, quietUntil } }: Offer): Item[] =>
  [chainId, tokenId, nonce, epoch, lockedUntil, quietUntil].map(numberItem)

/** A signed offer as the part of a link behind `?offer=`. */
export function encodeOffer({ offer, signature }: SignedOffer): string {
  const { currency, price, buyer, deadline, listing } = offer
  const asked = [...figuresOf(offer), anyoneItem(currency), numberItem(price)]
  if (!listing) return encodeItems(OFFER.version, [...asked, anyoneItem(buyer), numberItem(deadline), signature])
  const { seller, startTime, salt, counter } = listing
  const own = [seller, ...[startTime, salt, counter].map(numberItem)]
  return encodeItems(ORDER.version, [...asked, numberItem(deadline), ...own, signature])
}

/** The first six items. */
function subjectIn([chainId, tokenId, nonce, epoch, lockedUntil, quietUntil]: readonly Item[]) {
  const times = { lockedUntil: countIn(lockedUntil), quietUntil: countIn(quietUntil) }
  return {
    chainId: countIn(chainId),
    tokenId: numberIn(tokenId),
    state: { nonce: numberIn(nonce), epoch: numberIn(epoch), ...times },
  }
}

function offerIn(items: readonly Item[]): SignedOffer {
  const [currency, price, buyer, deadline, signature] = items.slice(6)
  const terms = { currency: addressOrNone(currency), price: numberIn(price), buyer: addressOrNone(buyer) }
  const offer: Offer = { ...subjectIn(items), ...terms, deadline: countIn(deadline) }
  return { offer, signature: signatureIn(signature) }
}

function orderIn(items: readonly Item[]): SignedOffer {
  const [currency, amount, deadline, seller, startTime, salt, counter, signature] = items.slice(6)
  const price = numberIn(amount)
  if (price === 0n) throw new UnreadItem()
  const times = { startTime: countIn(startTime), salt: numberIn(salt), counter: numberIn(counter) }
  const listing: Listing = { seller: addressIn(seller), ...times }
  const terms = { currency: addressOrNone(currency), price, buyer: ZERO_ADDRESS, deadline: countIn(deadline) }
  return { offer: { ...subjectIn(items), ...terms, listing }, signature: signatureIn(signature) }
}

/** Reads what `encodeOffer` wrote. What it says is nothing but a claim until it was compared with the chain. */
export function decodeOffer(text: string): SignedOffer | UnreadLink {
  const read = decodeItems(text, OFFER, offerIn)
  return 'wrong' in read && read.wrong === 'newer' ? decodeItems(text, ORDER, orderIn) : read
}
