import fc from 'fast-check'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { describe, expect, test } from 'vitest'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { LINK_LIMIT, MOST_TEXT } from '../../../src/lib/links/linkItems.ts'
import type { SignedOffer } from '../../../src/safe/sale/offer.ts'
import { decodeOffer, encodeOffer } from '../../../src/safe/sale/offerLink.ts'

const bytes = (length: number, most = length) =>
  fc.uint8Array({ minLength: length, maxLength: most }).map((array): Hex => bytesToHex(array))
const address = bytes(20).map((hex) => toAddress(hex) ?? ZERO_ADDRESS)
const big = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const count = fc.nat({ max: Number.MAX_SAFE_INTEGER })

const signedOffer = (mostSignature: number) =>
  fc.record({
    offer: fc.record({
      chainId: count,
      tokenId: big,
      state: fc.record({ nonce: big, epoch: big, lockedUntil: count, quietUntil: count }),
      currency: fc.oneof(address, fc.constant(ZERO_ADDRESS)),
      price: big,
      buyer: fc.oneof(address, fc.constant(ZERO_ADDRESS)),
      deadline: count,
    }),
    signature: bytes(0, mostSignature),
  })

const read = (text: string): SignedOffer => {
  const signed = decodeOffer(text)
  if ('wrong' in signed) throw new Error(signed.wrong)
  return signed
}

describe('an offer in a link', () => {
  test('[W3] comes back as it went, whatever is in it', () => {
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

  test('[W3] is refused when any letter of it is another, and when it was cut anywhere', () => {
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

  test('[W3] never throws, whatever text is in its place, and looks at no text that is too long', () => {
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
})
