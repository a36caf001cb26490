import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import { SIGN_IN } from '../../lib/config.ts'

/** What a message has to say; times in milliseconds. `domain` and `uri` are this page's own, in a frame too. */
export type SignInFields = {
  account: Address
  chainId: number
  nonce: string
  domain: string
  uri: string
  issuedAt: number
  expiresAt: number
}

/** How a message differs from the one that was to be signed. */
export type MessageFault = 'shape' | 'account' | 'chain' | 'nonce' | 'domain' | 'uri' | 'time' | 'expired' | 'rewritten'

/** Printable ASCII in one line, as EIP-4361 demands, and so never translated. */
const STATEMENT = 'Show that this account is mine. This sends nothing and costs nothing.'

export const Nonce = z.string().check(z.regex(/^[a-zA-Z0-9]{8,128}$/))

// anything else that EIP-4361 allows in a message is not in ours
const Message = z.strictObject({
  address: AddressSchema,
  chainId: z.number().check(z.int(), z.gte(1)),
  domain: z.string().check(z.minLength(1)),
  expirationTime: z.date(),
  issuedAt: z.date(),
  nonce: Nonce,
  statement: z.literal(STATEMENT),
  uri: z.string().check(z.minLength(1)),
  version: z.literal('1'),
})

/** 128 bits from the platform: viem's own generator is made of `Math.random`. */
export const createNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** This page's domain and URI, for a message. */
export const ownPlace = () => ({ domain: location.host, uri: `${location.origin}${location.pathname}` })

/**
 * Writes the message of a sign-in (EIP-4361).
 * @throws where a field isn't allowed in one, such as a host without a dot
 */
export function writeSignInMessage(fields: SignInFields): string {
  const { account, chainId, domain, nonce, uri } = fields
  return createSiweMessage({
    ...Message.parse({
      address: account,
      chainId,
      domain,
      expirationTime: new Date(fields.expiresAt),
      issuedAt: new Date(fields.issuedAt),
      nonce,
      statement: STATEMENT,
      uri,
      version: '1',
    }),
  })
}

const SAMPLE = { account: ZERO_ADDRESS, chainId: 1, nonce: '0'.repeat(8), issuedAt: 0, expiresAt: 1 }

/**
 * Which part of this page's address no message can contain: its host, as one without a dot or with an underscore, or
 * its path. Wallets accept more of them (EIP-4361 allows what RFC 3986 does), but servers check with libraries as
 * strict as ours.
 * @returns undefined where a message can be written and read back
 */
export function unnameable({ domain, uri } = ownPlace()): 'host' | 'path' | undefined {
  const isNameable = (place: Pick<SignInFields, 'domain' | 'uri'>) => {
    const fields = { ...SAMPLE, ...place }
    try {
      return faultIn(writeSignInMessage(fields), { ...fields, askedAt: 0, now: 0 }) === undefined
    } catch {
      return false
    }
  }
  if (!isNameable({ domain, uri: 'https://localhost/' })) return 'host'
  return isNameable({ domain, uri }) ? undefined : 'path'
}

type Expected = SignInFields & {
  /** When the account was asked to sign it. */
  askedAt: number
  now: number
}

/** Reads a message back and compares it with what was to be signed, at last byte for byte: the parser is lenient. */
export function faultIn(text: string, expected: Expected): MessageFault | undefined {
  const { data: read } = Message.safeParse(parseSiweMessage(text))
  if (!read) return 'shape'
  const [issuedAt, expiresAt] = [read.issuedAt.getTime(), read.expirationTime.getTime()]
  if (!isSameAddress(read.address, expected.account)) return 'account'
  if (read.chainId !== expected.chainId) return 'chain'
  if (read.nonce !== expected.nonce) return 'nonce'
  if (read.domain !== expected.domain) return 'domain'
  if (read.uri !== expected.uri) return 'uri'
  if (issuedAt !== expected.issuedAt || expiresAt !== expected.expiresAt) return 'time'
  if (Math.abs(issuedAt - expected.askedAt) > SIGN_IN.skew || issuedAt > expected.now + SIGN_IN.skew) return 'time'
  if (expiresAt <= issuedAt || expiresAt - issuedAt > SIGN_IN.validFor) return 'time'
  if (expiresAt <= expected.now) return 'expired'
  return createSiweMessage(read) === text ? undefined : 'rewritten'
}
