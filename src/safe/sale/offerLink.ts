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
import type { SignedOffer } from './offer.ts'

const VERSION = 1
/** How many items an offer is. */
const COUNT = 11
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

/** A signed offer as the part of a link behind `?offer=`. */
export function encodeOffer({ offer, signature }: SignedOffer): string {
  const { chainId, tokenId, state, currency, price, buyer, deadline } = offer
  const { nonce, epoch, lockedUntil, quietUntil } = state
  const figures = [chainId, tokenId, nonce, epoch, lockedUntil, quietUntil].map(numberItem)
  const terms = [anyoneItem(currency), numberItem(price), anyoneItem(buyer), numberItem(deadline)]
  return encodeItems(VERSION, [...figures, ...terms, signature])
}

/** Reads what `encodeOffer` wrote. What it says is nothing but a claim until it was compared with the chain. */
export const decodeOffer = (text: string): SignedOffer | UnreadLink =>
  decodeItems(text, { version: VERSION, count: COUNT }, (items) => {
    const [chainId, tokenId, nonce, epoch, lockedUntil, quietUntil, currency, price, buyer, deadline, signature] = items
    return {
      offer: {
        chainId: countIn(chainId),
        tokenId: numberIn(tokenId),
        state: {
          nonce: numberIn(nonce),
          epoch: numberIn(epoch),
          lockedUntil: countIn(lockedUntil),
          quietUntil: countIn(quietUntil),
        },
        currency: addressOrNone(currency),
        price: numberIn(price),
        buyer: addressOrNone(buyer),
        deadline: countIn(deadline),
      },
      signature: signatureIn(signature),
    }
  })
