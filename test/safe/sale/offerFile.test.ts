import { describe, expect, test } from 'vitest'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { MOST_TEXT } from '../../../src/lib/links/mostText.ts'
import type { SignedOffer } from '../../../src/safe/sale/offer.ts'
import { offerFile, readOfferFile } from '../../../src/safe/sale/offerFile.ts'

const signed: SignedOffer = {
  offer: {
    ...{ chainId: 1, tokenId: 5n, state: { nonce: 1n, epoch: 2n, lockedUntil: 3, quietUntil: 4 } },
    ...{ currency: ZERO_ADDRESS, price: 7n, buyer: ZERO_ADDRESS, deadline: 8 },
  },
  signature: '0x1234',
}

describe('an offer in a file', () => {
  test('[W3] comes back as it went, and says for people what it carries', () => {
    const text = offerFile(signed)
    expect(readOfferFile(text)).toEqual(signed)
    expect(JSON.parse(text)).toMatchObject({ price: '7', deadline: '8', chainId: 1, signature: '0x1234' })
  })

  test('[W3] is refused where it says another thing for people, or is none', () => {
    const file = JSON.parse(offerFile(signed)) as Record<string, unknown>
    for (const [key, value] of Object.entries(file)) {
      if (key === 'offer' || key === 'about') continue
      const altered = JSON.stringify({ ...file, [key]: `${value}1` })
      expect(readOfferFile(altered), key).toEqual({ wrong: 'otherContent' })
    }
    expect(readOfferFile(JSON.stringify({ ...file, offer: 'xyz' }))).toEqual({ wrong: 'cut' })
    expect(readOfferFile('{}')).toEqual({ wrong: 'file' })
    expect(readOfferFile('no file')).toEqual({ wrong: 'file' })
    expect(readOfferFile('[]')).toEqual({ wrong: 'file' })
    expect(readOfferFile(offerFile(signed).slice(0, -1))).toEqual({ wrong: 'cut' })
    expect(readOfferFile(JSON.stringify({ consent: 'abc' }))).toEqual({ wrong: 'consent' })
    expect(readOfferFile(JSON.stringify({ transactions: [] }))).toEqual({ wrong: 'batch' })
    expect(readOfferFile(' '.repeat(MOST_TEXT + 1))).toEqual({ wrong: 'tooLong' })
  })
})
