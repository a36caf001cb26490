import * as z from 'zod/mini'
import { type Address, toAddress } from '../../lib/address.ts'
import { type GenuineSingleton, genuineSingleton } from './genuineSafes.ts'
import type { SafeState } from './readSafe.ts'

const AddressValue = z.custom<Address>((value) => toAddress(value) === value)

/** Exactly as the list of genuine ones has it. */
const Singleton = z.custom<GenuineSingleton>((value) => {
  const { address } = (value ?? {}) as { address?: unknown }
  return typeof address === 'string' && JSON.stringify(genuineSingleton(address)) === JSON.stringify(value)
})

const Wrap = z.object({
  isLive: z.boolean(),
  isSealed: z.boolean(),
  tokenId: z.bigint(),
  driver: AddressValue,
  previousSingleton: AddressValue,
  previousFallbackHandler: AddressValue,
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
  address: AddressValue,
  singleton: Singleton,
  owners: z.array(AddressValue),
  threshold: z.number(),
  nonce: z.bigint(),
  modules: z.array(AddressValue),
  hasMoreModules: z.boolean(),
  guard: AddressValue,
  moduleGuard: AddressValue,
  fallbackHandler: AddressValue,
  balance: z.bigint(),
  wrap: z.union([Wrap, z.literal('missing')]),
})

const RawList = z.object({ addresses: z.array(AddressValue), end: z.enum(['whole', 'more', 'broken']) })

const UnknownCode = z.object({
  kind: z.literal('unknownSingleton'),
  address: AddressValue,
  singleton: AddressValue,
  raw: z.object({
    owners: RawList,
    ownerCount: z.bigint(),
    threshold: z.bigint(),
    modules: RawList,
    guard: AddressValue,
    moduleGuard: AddressValue,
    fallbackHandler: AddressValue,
  }),
  wrap: z.union([Wrap, z.literal('missing')]),
})

/** The shape of a `SafeState` that comes from a browser's storage instead of a chain. */
export const safeStateSchema: z.ZodMiniType<SafeState> = z.union([
  GenuineSafe,
  z.object({ kind: z.enum(['nothing', 'foreign', 'wrapper']), address: AddressValue }),
  UnknownCode,
])
