import fc from 'fast-check'
import { bytesToHex, type Hex, hexToBytes, keccak256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { LINK_LIMIT } from '../../../src/lib/links/linkItems.ts'
import { MOST_TEXT } from '../../../src/lib/links/mostText.ts'
import { type Consent, MOST_OWNERS, mergeConsents } from '../../../src/safe/consent/consent.ts'
import { decodeConsent, encodeConsent } from '../../../src/safe/consent/consentLink.ts'
import type { OwnerSignature } from '../../../src/safe/consent/ownerSignature.ts'
import { GENUINE_SINGLETONS } from '../../../src/safe/read/genuineSafes.ts'

const bytes = (length: number, most = length) =>
  fc.uint8Array({ minLength: length, maxLength: most }).map((array): Hex => bytesToHex(array))
const address = bytes(20).map((hex) => toAddress(hex) ?? ZERO_ADDRESS)
const big = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const key = bytes(65).map((signature): OwnerSignature => ({ signature }))
const ofContract = fc
  .record({ owner: address, signature: bytes(0, 900) })
  .map(({ owner, signature }): OwnerSignature => ({ owner, signature }))
const newHolder = fc.record({
  owners: fc.array(address, { minLength: 1, maxLength: 25 }),
  threshold: fc.integer({ min: 1, max: 25 }),
  saltNonce: big,
})

const content = fc.record({
  chainId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  safe: address,
  nonce: big,
  multiSend: fc.constantFrom(...GENUINE_SINGLETONS.map(({ multiSendCallOnly }) => multiSendCallOnly)),
  modules: fc.array(address, { maxLength: 20 }),
  holder: fc.oneof(address, newHolder),
})

const consentOf = (most: number) =>
  fc.record({ content, signatures: fc.array(fc.oneof(key, ofContract), { maxLength: most }) })

const read = (text: string): Consent => {
  const consent = decodeConsent(text)
  if ('wrong' in consent) throw new Error(consent.wrong)
  return consent
}

describe('a consent in a link', () => {
  test('[W3] round-trips, whatever is in it', () => {
    fc.assert(fc.property(consentOf(10), (consent) => void expect(read(encodeConsent(consent))).toEqual(consent)))
  })

  test('[W3] is refused when truncated anywhere', () => {
    fc.assert(
      fc.property(consentOf(4), fc.nat(), (consent, at) => {
        const text = encodeConsent(consent)
        expect(decodeConsent(text.slice(0, at % text.length))).toEqual({ wrong: 'cut' })
      }),
    )
  })

  test('[W3] is refused when any character of it was changed', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/= '
    fc.assert(
      fc.property(consentOf(3), fc.nat(), fc.nat(), (consent, at, which) => {
        const text = encodeConsent(consent)
        const [place, letter] = [at % text.length, letters[which % letters.length] ?? 'A']
        const altered = `${text.slice(0, place)}${letter}${text.slice(place + 1)}`
        if (altered !== text) expect(decodeConsent(altered)).toEqual({ wrong: 'cut' })
      }),
    )
  })

  test('[W3] never throws, whatever text is given instead', () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(decodeConsent(text)).toHaveProperty('wrong')))
    fc.assert(fc.property(fc.base64String(), (text) => void expect(decodeConsent(text)).toHaveProperty('wrong')))
  })

  test('[W3] of another shape is refused though its checksum is right', () => {
    const sealed = (hex: Hex): string => {
      const body = hexToBytes(hex)
      const whole = Buffer.concat([body, hexToBytes(keccak256(body)).slice(0, 4)])
      return whole.toString('base64url')
    }
    expect(decodeConsent(sealed('0xc0'))).toEqual({ wrong: 'cut' })
    expect(decodeConsent(sealed('0x80'))).toEqual({ wrong: 'cut' })
    expect(decodeConsent(sealed('0xc102'))).toEqual({ wrong: 'newer' })
    fc.assert(fc.property(bytes(1, 200), (hex) => void expect(decodeConsent(sealed(hex))).toHaveProperty('wrong')))
  })

  test('[W3] that would make the Safe delegatecall to code other than Safe’s is refused, also offline', () => {
    fc.assert(
      fc.property(consentOf(1), address, (consent, multiSend) => {
        const altered = encodeConsent({ ...consent, content: { ...consent.content, multiSend } })
        expect(decodeConsent(altered)).toEqual({ wrong: 'cut' })
      }),
    )
  })

  test('[W3] is refused truncated at any byte, and with any bit flipped', () => {
    const [consent] = fc.sample(consentOf(3), { numRuns: 1, seed: 17 })
    if (!consent) throw new Error('There is no consent.')
    const text = encodeConsent(consent)
    for (let at = 0; at < text.length; at++) expect(decodeConsent(text.slice(0, at))).toEqual({ wrong: 'cut' })
    const whole = Buffer.from(text, 'base64url')
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const flipped = Buffer.from(whole)
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      expect(decodeConsent(flipped.toString('base64url'))).toEqual({ wrong: 'cut' })
    }
  })

  test('[W3] is not parsed when it is far too long', () => {
    expect(decodeConsent('A'.repeat(MOST_TEXT + 1))).toEqual({ wrong: 'tooLong' })
    expect(decodeConsent('A'.repeat(MOST_TEXT))).toEqual({ wrong: 'cut' })
  })

  test('[W3] with more owners, modules or signatures than allowed is refused though its checksum is right', () => {
    const [consent] = fc.sample(consentOf(0), { numRuns: 1, seed: 17 })
    if (!consent) throw new Error('There is no consent.')
    const many = <Item>(item: Item) => Array.from({ length: MOST_OWNERS + 1 }, () => item)
    const { content } = consent
    const holder = { owners: many(content.safe), threshold: 1, saltNonce: 0n }
    for (const large of [
      { content: { ...content, holder }, signatures: [] },
      { content: { ...content, modules: many(content.safe) }, signatures: [] },
      { content, signatures: many({ signature: '0x12' as const }) },
    ]) {
      const text = encodeConsent(large)
      expect(text.length).toBeLessThan(MOST_TEXT)
      expect(decodeConsent(text)).toEqual({ wrong: 'cut' })
    }
  })

  test('[W3] of three owners with a new holder fits into a link that no chat truncates', () => {
    const hash = (index: number) => keccak256(`0x0${index}`)
    const owners = [1, 2, 3].map((index) => toAddress(hash(index).slice(0, 42)) ?? ZERO_ADDRESS)
    const [safe = ZERO_ADDRESS] = owners
    const multiSend = GENUINE_SINGLETONS[0]?.multiSendCallOnly ?? ZERO_ADDRESS
    const holder = { owners, threshold: 2, saltNonce: BigInt(hash(4)) }
    const shared = { chainId: 42_161, safe, nonce: 1_234n, multiSend, modules: owners.slice(0, 2), holder }
    const signatures = [5, 6, 7].map((index) => ({ signature: `${hash(index)}${hash(index + 1).slice(2)}1b` as Hex }))
    const url = `https://wrapped-safe.example/#/wrap/arb1:${safe}?d=${encodeConsent({ content: shared, signatures })}`
    expect(url.length).toBeLessThan(LINK_LIMIT)
  })
})

describe('what several people collected', () => {
  const pair = content.chain((shared) => {
    const signatures = fc.array(fc.oneof(key, ofContract), { maxLength: 5 })
    return fc.record({ content: fc.constant(shared), a: signatures, b: signatures, c: signatures })
  })
  const merge = (...all: Consent[]) => all.reduce((sum, one) => mergeConsents(sum, one) ?? sum)

  test('[W3] merges to the same in any order, idempotently', () => {
    fc.assert(
      fc.property(pair, ({ content: shared, ...collected }) => {
        const [a, b, c] = (['a', 'b', 'c'] as const).map((name) => ({ content: shared, signatures: collected[name] }))
        if (!a || !b || !c) return
        const none: Consent = { content: shared, signatures: [] }
        const sum = merge(none, a, b, c)
        expect(new Set(merge(none, c, b, a).signatures)).toEqual(new Set(sum.signatures))
        expect(merge(sum, a, sum, b)).toEqual(sum)
        for (const one of [...a.signatures, ...b.signatures, ...c.signatures])
          expect(sum.signatures).toContainEqual(one)
      }),
    )
  })

  test('[W3] for another transaction is never merged', () => {
    fc.assert(
      fc.property(consentOf(3), fc.bigInt({ min: 1n, max: 2n ** 64n }), (consent, more) => {
        const other = {
          ...consent,
          content: { ...consent.content, nonce: (consent.content.nonce + more) % 2n ** 256n },
        }
        expect(mergeConsents(consent, other)).toBeUndefined()
      }),
    )
  })
})
