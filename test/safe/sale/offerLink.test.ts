import fc from 'fast-check'
import { type Hex, hexToBytes } from 'viem'
import { describe, expect, test } from 'vitest'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { encodeItems, LINK_LIMIT } from '../../../src/lib/links/linkItems.ts'
import { MOST_TEXT } from '../../../src/lib/links/mostText.ts'
import type { Offer, SignedOffer } from '../../../src/safe/sale/offer.ts'
import { decodeOffer, encodeOffer } from '../../../src/safe/sale/offerLink.ts'
import { signedOffer } from './signedOffer.ts'

const OFFER_TEXT =
  '-HcBAZUBAAAAAAAAAAAAAAAAAAAAAAAAq80DAoRxP7MAhGVT81iAiA3gtrOnZAAAgIRrSdIAuEEiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIn0uROs'
const ORDER_TEXT =
  '-JICAZUBAAAAAAAAAAAAAAAAAAAAAAAAq80DAoRxP7MAhGVT81iAiA3gtrOnZAAAhGtJ0gCUERERERERERERERERERERERERERGEZVPxAAcBuEEiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIptnzwo'

const read = (text: string): SignedOffer => {
  const signed = decodeOffer(text)
  if ('wrong' in signed) throw new Error(signed.wrong)
  return signed
}

describe('an offer in a link', () => {
  test('[W3] round-trips, whatever is in it', () => {
    fc.assert(fc.property(signedOffer(2_000), (signed) => void expect(read(encodeOffer(signed))).toEqual(signed)))
  })

  test('[W3] is refused when any bit of it is another', () => {
    fc.assert(
      fc.property(signedOffer(65), fc.nat(), (signed, at) => {
        const body = hexToBytes(`0x${Buffer.from(encodeOffer(signed), 'base64url').toString('hex')}`)
        const bit = at % (body.length * 8)
        body[bit >> 3] = (body[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(decodeOffer(Buffer.from(body).toString('base64url'))).toEqual({ wrong: 'cut' })
      }),
    )
  })

  test('[W3] is refused when any character of it was changed, and when it was cut anywhere', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/= '
    fc.assert(
      fc.property(signedOffer(65), fc.nat(), fc.nat(), (signed, at, which) => {
        const text = encodeOffer(signed)
        const [place, letter] = [at % text.length, letters[which % letters.length] ?? 'A']
        const altered = `${text.slice(0, place)}${letter}${text.slice(place + 1)}`
        if (altered !== text) expect(decodeOffer(altered)).toEqual({ wrong: 'cut' })
        expect(decodeOffer(text.slice(0, place))).toEqual({ wrong: 'cut' })
      }),
    )
  })

  test('[W3] never throws, whatever text is given instead, and looks at no text that is too long', () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(decodeOffer(text)).toHaveProperty('wrong')))
    fc.assert(fc.property(fc.base64String(), (text) => void expect(decodeOffer(text)).toHaveProperty('wrong')))
    expect(decodeOffer('A'.repeat(MOST_TEXT + 1))).toEqual({ wrong: 'tooLong' })
  })

  test('[W3] signed by a key, it fits into a link; a signature that is none by its length is refused', () => {
    const [signed] = fc.sample(signedOffer(65), { numRuns: 1, seed: 1 })
    if (!signed) throw new Error('No sample.')
    expect(encodeOffer(signed).length).toBeLessThan(LINK_LIMIT / 2)
    const endless: SignedOffer = { ...signed, signature: `0x${'00'.repeat(16 * 1_024 + 1)}` }
    expect(decodeOffer(encodeOffer(endless))).toEqual({ wrong: 'cut' })
  })

  test('[W3] of earlier pages is read as it always was', () => {
    // an offer, and an order that says the same, as they were written when each was new
    const state = { nonce: 3n, epoch: 2n, lockedUntil: 1_900_000_000, quietUntil: 1_700_000_600 }
    const offer: Offer = {
      ...{ chainId: 1, tokenId: (1n << 160n) + 0xabcdn, state, currency: ZERO_ADDRESS, price: 10n ** 18n },
      ...{ buyer: ZERO_ADDRESS, deadline: 1_800_000_000 },
    }
    const seller = toAddress(`0x${'11'.repeat(20)}`) ?? ZERO_ADDRESS
    const listing = { seller, startTime: 1_700_000_000, salt: 7n, counter: 1n }
    const signature: Hex = `0x${'22'.repeat(65)}`
    expect(read(OFFER_TEXT)).toEqual({ offer, signature })
    expect(read(ORDER_TEXT)).toEqual({ offer: { ...offer, listing }, signature })
    expect(encodeOffer({ offer, signature })).toBe(OFFER_TEXT)
    expect(encodeOffer({ offer: { ...offer, listing }, signature })).toBe(ORDER_TEXT)
  })

  test('[W3] is no order that asks for nothing, whatever else is right in it, and of a later page it is said so', () => {
    const [signed] = fc.sample(signedOffer(65), { numRuns: 1, seed: 1 })
    if (!signed) throw new Error('No sample.')
    const listing = { seller: toAddress(`0x${'11'.repeat(20)}`) ?? ZERO_ADDRESS, startTime: 1, salt: 2n, counter: 3n }
    const order = { ...signed, offer: { ...signed.offer, buyer: ZERO_ADDRESS, listing } }
    expect(read(encodeOffer({ ...order, offer: { ...order.offer, price: 1n } })).offer.price).toBe(1n)
    expect(decodeOffer(encodeOffer({ ...order, offer: { ...order.offer, price: 0n } }))).toEqual({ wrong: 'cut' })
    expect(decodeOffer(encodeItems(3, []))).toEqual({ wrong: 'newer' })
    // the shape of one is none of the other
    expect(decodeOffer(encodeItems(1, Array(14).fill('0x01')))).toEqual({ wrong: 'cut' })
    expect(decodeOffer(encodeItems(2, Array(11).fill('0x01')))).toEqual({ wrong: 'cut' })
  })
})
