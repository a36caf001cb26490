import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { MOST_TEXT } from '../../../src/lib/links/mostText.ts'
import type { SignedOffer } from '../../../src/safe/sale/offer.ts'
import { offerFile, readOfferFile } from '../../../src/safe/sale/offerFile.ts'
import { signedOffer } from './signedOffer.ts'

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

  test('[W3] comes back as it went, whatever is in it, and is refused or the same when any letter of it is another', () => {
    const letters = 'ABCDEFabcdefghijklmnopqrstuvwxyz0123456789-_+/= \n{}[]":,\\'
    fc.assert(
      fc.property(signedOffer(130), fc.nat(), fc.nat(), (given, at, which) => {
        const text = offerFile(given)
        expect(readOfferFile(text)).toEqual(given)
        const [place, letter] = [at % text.length, letters[which % letters.length] ?? 'A']
        const read = readOfferFile(`${text.slice(0, place)}${letter}${text.slice(place + 1)}`)
        // the case of a digit, a space, or what is there for people alone changes nothing
        if (!('wrong' in read)) expect(read).toEqual(given)
      }),
    )
  })

  test('[W3] is refused when any letter of what it says is another, and when it was cut anywhere', () => {
    fc.assert(
      fc.property(signedOffer(65), fc.nat(), fc.nat(), (given, which, at) => {
        const text = offerFile(given)
        const file = JSON.parse(text) as Record<string, unknown>
        const said = Object.entries(file).filter(([key]) => key !== 'about')
        const [key, value] = said[which % said.length] ?? ['', '']
        const [letters, place] = [`${value}`, at % `${value}`.length]
        const other = /[a-f0-8]/i.test(letters[place] ?? '') ? '9' : 'a'
        const altered = `${letters.slice(0, place)}${other}${letters.slice(place + 1)}`
        const read = readOfferFile(
          JSON.stringify({ ...file, [key]: typeof value === 'number' ? Number(altered) : altered }),
        )
        expect(read, key).toEqual({ wrong: key === 'offer' ? 'cut' : 'otherContent' })
        expect(readOfferFile(text.slice(0, at % text.length))).toHaveProperty('wrong')
      }),
    )
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
