import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { asTxHash, type TxHash } from '../../lib/hash.ts'

const Hex = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value))
const Hash = z.custom<TxHash>((value) => asTxHash(value) !== undefined)
const PrivateKey = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value))
const Count = z.number().check(z.int(), z.gte(0))
/** Wei, as decimal text. */
const Wei = z.string().check(z.regex(/^\d{1,78}$/))

const SentByKeySchema = z.object({
  act: z.enum(['seal', 'sweep']),
  /** The Safe that the key was for then. */
  safe: AddressSchema,
  /** The contract that seals; of a sweep, the recipient of what is left. */
  to: AddressSchema,
  value: Wei,
  nonce: Count,
  maxFeePerGas: Wei,
  maxPriorityFeePerGas: Wei,
  /** Signed, and sent as often as needed: by its nonce it happens at most once. */
  raw: Hex.check(z.maxLength(4_000)),
  hash: Hash,
})

/** What a key signed: stored before it is sent. */
export type SentByKey = z.infer<typeof SentByKeySchema>

export const SealKeySchema = z.object({
  chainId: z.number().check(z.int(), z.gte(1)),
  /** The Safe that it was made to seal. */
  safe: AddressSchema,
  address: AddressSchema,
  privateKey: PrivateKey,
  /** Who funds it, and gets the refund. */
  payer: AddressSchema,
  /** Newest last; those with the same nonce replace each other. */
  sent: z.array(SentByKeySchema).check(z.maxLength(20)),
})

/** A key for one seal on one chain, as this browser keeps it until it is empty. */
export type SealKey = z.infer<typeof SealKeySchema>

/** Whether neither it nor a replacement was mined. @param nonce the key's next one, on chain */
export const isWaiting = (sent: SentByKey, nonce: number): boolean => sent.nonce >= nonce
