import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { type GenuineSingleton, genuineSingleton } from './genuineSafes.ts'
import type { SafeState } from './readSafe.ts'

/** Exactly an entry of the list of genuine ones. */
const Singleton = z.custom<GenuineSingleton>((value) => {
  const { address } = (value ?? {}) as { address?: unknown }
  return typeof address === 'string' && JSON.stringify(genuineSingleton(address)) === JSON.stringify(value)
})

const Wrap = z.object({
  isLive: z.boolean(),
  isSealed: z.boolean(),
  tokenId: z.bigint(),
  driver: AddressSchema,
  previousSingleton: AddressSchema,
  previousFallbackHandler: AddressSchema,
  nonce: z.bigint(),
  epoch: z.bigint(),
  isSigning: z.boolean(),
  lockedUntil: z.number(),
  quietUntil: z.number(),
  time: z.number(),
  problems: z.bigint(),
})

const GenuineSafe = z.object({
  kind: z.literal('safe'),
  address: AddressSchema,
  singleton: Singleton,
  owners: z.array(AddressSchema),
  threshold: z.number(),
  nonce: z.bigint(),
  modules: z.array(AddressSchema),
  hasMoreModules: z.boolean(),
  guard: AddressSchema,
  moduleGuard: AddressSchema,
  fallbackHandler: AddressSchema,
  balance: z.bigint(),
  wrap: z.union([Wrap, z.literal('missing')]),
})

const RawList = z.object({ addresses: z.array(AddressSchema), end: z.enum(['whole', 'more', 'broken']) })

const UnknownCode = z.object({
  kind: z.literal('unknownSingleton'),
  address: AddressSchema,
  singleton: AddressSchema,
  raw: z.object({
    owners: RawList,
    ownerCount: z.bigint(),
    threshold: z.bigint(),
    modules: RawList,
    guard: AddressSchema,
    moduleGuard: AddressSchema,
    fallbackHandler: AddressSchema,
  }),
  wrap: z.union([Wrap, z.literal('missing')]),
})

/** The shape of a `SafeState` in a browser's storage. */
export const safeStateSchema: z.ZodMiniType<SafeState> = z.union([
  GenuineSafe,
  z.object({ kind: z.enum(['nothing', 'foreign', 'old', 'wrapper']), address: AddressSchema }),
  UnknownCode,
])
