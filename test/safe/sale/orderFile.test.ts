import { expect, test } from 'vitest'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import type { SignedOffer } from '../../../src/safe/sale/offer.ts'
import { offerFile, readOfferFile } from '../../../src/safe/sale/offerFile.ts'

const seller = toAddress(`0x${'11'.repeat(20)}`) ?? ZERO_ADDRESS
const order: SignedOffer = {
  offer: {
    ...{ chainId: 1, tokenId: (1n << 160n) + 0xabcdn, currency: ZERO_ADDRESS, price: 10n ** 18n },
    state: { nonce: 3n, epoch: 2n, lockedUntil: 1_900_000_000, quietUntil: 1_700_000_600 },
    ...{ buyer: ZERO_ADDRESS, deadline: 1_800_000_000 },
    listing: { seller, startTime: 1_700_000_000, salt: 7n, counter: 1n },
  },
  signature: `0x${'22'.repeat(65)}`,
}

test('[W3] the file of an order on Seaport is read as it was written, and not where it says something else for people', () => {
  const text = offerFile(order)
  expect(readOfferFile(text)).toEqual(order)
  const { listing: _, ...terms } = order.offer
  // the hash that it says is Seaport's, of the order and not of the same offer for another contract
  const other = JSON.parse(offerFile({ ...order, offer: terms })) as { hash: string }
  const { hash } = JSON.parse(text) as { hash: string }
  expect(hash).not.toBe(other.hash)
  expect(readOfferFile(text.replace(hash, other.hash))).toEqual({ wrong: 'otherContent' })
})
