import fc from 'fast-check'
import { type Hex, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { MOST_TEXT } from '../../../src/lib/links/mostText.ts'
import type { Consent } from '../../../src/safe/consent/consent.ts'
import { consentFile, readConsentFile } from '../../../src/safe/consent/consentFile.ts'
import { GENUINE_SINGLETONS } from '../../../src/safe/read/genuineSafes.ts'

const hash = (index: number): Hex => keccak256(`0x${index.toString(16).padStart(4, '0')}`)
const addressOf = (index: number) => toAddress(hash(index).slice(0, 42)) ?? ZERO_ADDRESS

/** As many owners as a large Safe has, all of whom have signed. */
function consentOf(count: number): Consent {
  const owners = Array.from({ length: count }, (_, index) => addressOf(index + 1))
  const holder = { owners, threshold: count, saltNonce: BigInt(hash(0)) }
  const multiSend = GENUINE_SINGLETONS[2]?.multiSendCallOnly ?? ZERO_ADDRESS
  const content = { chainId: 10, safe: addressOf(900), nonce: 7n, multiSend, modules: [addressOf(901)], holder }
  const signatures = owners.map((_, index) => ({ signature: `${hash(index)}${hash(index + 500).slice(2)}1b` as Hex }))
  return { content, signatures }
}

test('[W3] a file of 25 owners round-trips, and is far below the size limit', () => {
  const consent = consentOf(25)
  const text = consentFile(consent)
  expect(readConsentFile(text)).toEqual(consent)
  expect(text.length).toBeLessThan(MOST_TEXT / 4)
})

test('[W3] a file whose description differs from what is to be signed is refused', () => {
  const file = JSON.parse(consentFile(consentOf(3)))
  const { transaction } = file
  for (const altered of [
    { ...file, safeTxHash: hash(3) },
    { ...file, transaction: { ...transaction, to: addressOf(4) } },
    { ...file, transaction: { ...transaction, data: `${transaction.data}00` } },
    { ...file, transaction: { ...transaction, nonce: '8' } },
    { ...file, transaction: { ...transaction, operation: 0 } },
    { ...file, transaction: { ...transaction, gasPrice: '1' } },
    { ...file, holder: addressOf(4) },
    { ...file, safe: addressOf(4) },
    { ...file, chainId: 1 },
    { ...file, signatures: file.signatures.slice(1) },
    { ...file, transaction: undefined },
  ])
    expect(readConsentFile(JSON.stringify(altered))).toEqual({ wrong: 'otherContent' })
})

test('[W3] no single changed character makes a file pass for another one', () => {
  const consent = consentOf(2)
  const text = consentFile(consent)
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }), (at, code) => {
      const read = readConsentFile(`${text.slice(0, at)}${String.fromCharCode(code)}${text.slice(at + 1)}`)
      if (!('wrong' in read)) expect(read).toEqual(consent)
    }),
    { numRuns: 500 },
  )
})

test('[W3] a file that is truncated, of another kind or far too long is refused, without throwing', () => {
  const text = consentFile(consentOf(2))
  fc.assert(
    fc.property(fc.nat(), (at) => {
      expect(readConsentFile(text.slice(0, at % text.length))).toHaveProperty('wrong')
    }),
  )
  fc.assert(fc.property(fc.json(), (json) => void expect(readConsentFile(json)).toHaveProperty('wrong')))
  const { consent, ...rest } = JSON.parse(text)
  expect(readConsentFile(JSON.stringify({ ...rest, consent: consent.slice(0, -2) }))).toEqual({ wrong: 'cut' })
  expect(readConsentFile(' '.repeat(MOST_TEXT + 1))).toEqual({ wrong: 'tooLong' })
})
