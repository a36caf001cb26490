import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { persisted } from './storage.ts'

const Recipient = z.object({
  address: AddressSchema,
  /** Milliseconds since 1970. */
  at: z.number(),
})

export type Recipient = z.infer<typeof Recipient>

const MAX_KEPT = 100

/** The recipients of what was sent from here, latest first. */
const recipients = persisted<Recipient[]>({
  key: STORAGE_KEYS.recipients,
  version: 1,
  schema: z.array(Recipient).check(z.maxLength(MAX_KEPT)),
  initial: [],
})

export function rememberRecipient(address: Address): void {
  const others = recipients.read().filter((other) => !isSameAddress(other.address, address))
  recipients.write([{ address, at: Date.now() }, ...others].slice(0, MAX_KEPT))
}

const ends = (address: Address): string => `${address.slice(2, 6)}${address.slice(-4)}`.toLowerCase()

/**
 * The earlier recipient that an address imitates: it starts and ends the same, but differs in the middle (address
 * poisoning). Undefined for one that was paid before.
 */
export function imitated(address: Address): Recipient | undefined {
  const known = recipients.read()
  if (known.some((other) => isSameAddress(other.address, address))) return undefined
  return known.find((other) => ends(other.address) === ends(address))
}
