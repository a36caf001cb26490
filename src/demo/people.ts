import { keccak256, stringToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/**
 * PUBLIC TEST KEY. Anyone can derive it from this line, so whatever is sent to its address on a real chain is lost.
 * Made from the name, so that addresses are the same in every demo.
 */
const derivePublicTestKey = (name: string) => keccak256(stringToHex(`Wrapped Safe Wallet, public demo key of ${name}`))

const createPerson = (name: string): Person => ({ name, account: privateKeyToAccount(derivePublicTestKey(name)) })

/** An account of the demo. It signs with a publicly known key. */
export type Person = { name: string; account: PrivateKeyAccount }

/** Ada, Ben and Dora own the sample Safes; Cleo is the buyer. None of them sends a transaction while the world is built. */
export const people = {
  ada: createPerson('Ada'),
  ben: createPerson('Ben'),
  cleo: createPerson('Cleo'),
  dora: createPerson('Dora'),
} as const

export type PersonName = keyof typeof people

/** Deploys the world and pays for it, so that the people start with their full balance and nonce 0. */
export const builder = createPerson('Builder').account
