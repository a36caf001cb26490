import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { SIGN_IN } from '../../../src/lib/config.ts'
import {
  createNonce,
  faultIn,
  ownPlace,
  type SignInFields,
  unnameable,
  writeSignInMessage,
} from '../../../src/state/signIn/signInMessage.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const NOW = Date.UTC(2027, 0, 15, 12)
const fields: SignInFields = {
  account: ADA,
  chainId: 1,
  nonce: 'a1b2c3d4e5f6',
  domain: 'wrapped-safe.example',
  uri: 'https://wrapped-safe.example/app/',
  issuedAt: NOW,
  expiresAt: NOW + SIGN_IN.validFor,
}
const expected = { ...fields, askedAt: NOW, now: NOW + 60_000 }
const text = writeSignInMessage(fields)

describe('the message', () => {
  test('[S1.2] says who, where, why and until when', () => {
    expect(text).toBe(`wrapped-safe.example wants you to sign in with your Ethereum account:
${ADA}

Show that this account is mine. This sends nothing and costs nothing.

URI: https://wrapped-safe.example/app/
Version: 1
Chain ID: 1
Nonce: a1b2c3d4e5f6
Issued At: 2027-01-15T12:00:00.000Z
Expiration Time: 2027-01-16T12:00:00.000Z`)
    expect(faultIn(text, expected)).toBeUndefined()
  })

  test.each<[string, Partial<SignInFields>]>([
    ['chain zero', { chainId: 0 }],
    ['a negative chain id', { chainId: -1 }],
    ['a fractional chain id', { chainId: 1.5 }],
    ['NaN as chain id', { chainId: Number.NaN }],
    ['an invalid account', { account: '0x12' }],
    ['a nonce of seven characters', { nonce: 'a1b2c3d' }],
    ['a nonce with a dash', { nonce: 'a1b2c3d4-e5' }],
    ['a nonce with a line break', { nonce: 'a1b2c3d4\nIssued At: 2099' }],
    ['a host without a dot', { domain: 'intranet' }],
    ['no time', { issuedAt: Number.NaN }],
    ['a URI with a space', { uri: 'https://wrapped-safe.example/a b' }],
  ])('[S8.9] cannot be written with %s', (_, change) => {
    expect(() => writeSignInMessage({ ...fields, ...change })).toThrow()
  })

  test('[S1.2] names this page, also inside another page’s frame', () => {
    expect(ownPlace()).toEqual({ domain: location.host, uri: location.origin + location.pathname })
  })

  const placeOf = (url: string) => {
    const { host, origin, pathname } = new URL(url)
    return { domain: host, uri: origin + pathname }
  }

  test.each([
    ['host', 'http://nas/'],
    ['host', 'http://nas:8080/'],
    ['host', 'https://my_app.example.com/'],
    ['host', 'http://[::1]:5173/'],
    ['host', 'https://example.com./'],
    ['host', 'https://wallet.example.c/'],
    ['host', 'file:///home/index.html'],
    ['host', 'http://nas/a|b/'],
    ['path', 'https://example.com/a|b/'],
    ['path', 'https://example.com/a^b/'],
    ['path', 'https://example.com/100%/'],
    ['path', 'http://127.0.0.1:8080/%zz/'],
  ] as const)('[S8.9] cannot be written at an address whose %s it cannot contain: %s', (part, url) => {
    const place = placeOf(url)
    expect(unnameable(place)).toBe(part)
    expect(() => writeSignInMessage({ ...fields, ...place })).toThrow()
  })

  test('[S8.9] cannot be written at a path with braces, a bar or a caret, where a browser leaves them unencoded', () => {
    for (const sign of ['{', '}', '|', '^', '`', '"', '<', '>', ' ', '\\', '\u00fc'])
      expect(unnameable({ domain: 'example.com', uri: `https://example.com/a${sign}b/` }), sign).toBe('path')
  })

  test.each([
    'https://example.com/',
    'https://example.com:8443/app/',
    'http://localhost:5173/',
    'http://127.0.0.1:4173/',
    'http://nas.local/',
    'https://wallet.eth.limo/',
    'https://кошелёк.рф/',
    'https://example.com/ipfs/bafy/%7Ba%7D/',
  ])('[S8.9] can be written at %s', (url) => {
    expect(unnameable(placeOf(url))).toBeUndefined()
  })

  test('[S8.9] can be written exactly where the check says so, and is then read back', () => {
    const sign = fc.constantFrom(...'aZ09-._~%:/?#[]@!$&()*+,;={}|^`"<> \u00fc')
    const text = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''))
    const host = fc.oneof(text, fc.constantFrom('example.com', 'localhost', '10.0.0.1', 'nas', '[::1]'))
    fc.assert(
      fc.property(host, text, (domain, path) => {
        const place = { domain, uri: `https://example.com/${path}` }
        const read = () => faultIn(writeSignInMessage({ ...fields, ...place }), { ...expected, ...place })
        if (unnameable(place)) expect(() => expect(read()).toBeUndefined()).toThrow()
        else expect(read()).toBeUndefined()
      }),
      { numRuns: 2_000 },
    )
  })

  test('[S1.2] its nonce comes from the platform, 128 bits, and never from Math.random', () => {
    const dice = vi.spyOn(Math, 'random')
    const random = vi.spyOn(crypto, 'getRandomValues')
    const nonces = Array.from({ length: 100 }, createNonce)
    expect(random).toHaveBeenCalledTimes(100)
    expect(dice).not.toHaveBeenCalled()
    expect(new Set(nonces).size).toBe(100)
    for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('a message that differs', () => {
  const written = (change: Partial<SignInFields>) => writeSignInMessage({ ...fields, ...change })

  test.each<[string, string, string]>([
    ['another account', 'account', written({ account: BOB })],
    ['another chain', 'chain', written({ chainId: 10 })],
    ['another nonce', 'nonce', written({ nonce: 'a1b2c3d4e5f7' })],
    ['another site', 'domain', written({ domain: 'wrapped-safe.example.com' })],
    ['the same site with a port', 'domain', written({ domain: 'wrapped-safe.example:8443' })],
    ['another page', 'uri', written({ uri: 'https://wrapped-safe.example/' })],
    ['another issue time', 'time', written({ issuedAt: NOW + 1_000 })],
    ['another end', 'time', written({ expiresAt: NOW + SIGN_IN.validFor - 1_000 })],
    ['no end', 'shape', text.replace(/\nExpiration Time.*/, '')],
    ['no statement', 'shape', text.replace(/Show.*\n\n/, '\n')],
    ['another version', 'shape', text.replace('Version: 1', 'Version: 2')],
    ['an invalid date', 'shape', text.replace('2027-01-15T12:00:00.000Z', 'tomorrow')],
    ['a later start', 'shape', `${text}\nNot Before: 2027-01-15T12:00:00.000Z`],
    ['resources', 'shape', `${text}\nResources:\n- https://evil.example`],
    ['a request', 'shape', `${text}\nRequest ID: 7`],
    ['a scheme', 'shape', `https://${text}`],
    ['a statement with look-alike letters', 'shape', text.replace('Show', 'Sh\u043ew')],
    ['another statement', 'shape', text.replace('Show', 'Know')],
    ['something before it', 'shape', `x\n${text}`],
    ['something after it', 'rewritten', `${text}\nand all my money`],
    ['a line between', 'rewritten', text.replace('URI:', 'I give everything away.\nURI:')],
    ['an account in lower case', 'shape', text.replace(ADA, ADA.toLowerCase())],
    ['a chain id with a leading zero', 'rewritten', text.replace('Chain ID: 1', 'Chain ID: 01')],
    ['a time in another format', 'rewritten', text.replace('2027-01-15T12:00:00.000Z', '2027-01-15T12:00:00Z')],
    ['carriage returns', 'shape', text.replaceAll('\n', '\r\n')],
    ['nothing', 'shape', ''],
  ])('[S8.9] %s is reported', (_, fault, message) => expect(faultIn(message, expected)).toBe(fault))

  const times = (issuedAt: number, expiresAt: number) => {
    const change = { issuedAt, expiresAt }
    return faultIn(written(change), { ...expected, ...change })
  }

  test('[S8.9] a clock may be off by five minutes', () => {
    expect(SIGN_IN.skew).toBe(300_000)
    for (const off of [-SIGN_IN.skew, 0, SIGN_IN.skew]) expect(times(NOW + off, NOW + 3_600_000)).toBeUndefined()
    for (const off of [-SIGN_IN.skew - 1, SIGN_IN.skew + 1]) expect(times(NOW + off, NOW + 3_600_000)).toBe('time')
    // by a clock that has been ahead since
    const early = { ...expected, now: NOW - SIGN_IN.skew - 1 }
    expect(faultIn(text, early)).toBe('time')
  })

  test('[S9.5] it expires after a day of 86 400 s, to the millisecond', () => {
    expect(SIGN_IN.validFor).toBe(86_400_000)
    expect(times(NOW, NOW + SIGN_IN.validFor)).toBeUndefined()
    expect(times(NOW, NOW + SIGN_IN.validFor + 1)).toBe('time')
    expect(times(NOW, NOW)).toBe('time')
    expect(faultIn(text, { ...expected, now: fields.expiresAt - 1 })).toBeUndefined()
    expect(faultIn(text, { ...expected, now: fields.expiresAt })).toBe('expired')
  })

  test('[S8.9] no change anywhere in it passes', () => {
    const place = fc.nat({ max: text.length })
    const any = fc.string({ maxLength: 3, unit: 'binary-ascii' })
    fc.assert(
      fc.property(place, fc.nat({ max: 3 }), any, (at, gone, put) => {
        const changed = text.slice(0, at) + put + text.slice(at + gone)
        fc.pre(changed !== text)
        expect(faultIn(changed, expected)).toBeDefined()
      }),
      { numRuns: 2_000 },
    )
  })
})
