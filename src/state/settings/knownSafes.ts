import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { persisted } from './storage.ts'

const KnownSafe = z.object({
  chainId: z.number().check(z.int(), z.gte(1)),
  address: AddressSchema,
})

type KnownSafe = z.infer<typeof KnownSafe>

const MAX_KNOWN = 20

/** The Safes this browser has looked at, newest first: without a server there is no other list. */
export const knownSafes = persisted<KnownSafe[]>({
  key: STORAGE_KEYS.knownSafes,
  version: 1,
  schema: z.array(KnownSafe).check(z.maxLength(MAX_KNOWN)),
  initial: [],
})

export function rememberSafe(safeRef: KnownSafe): void {
  const isOther = (other: KnownSafe) => other.chainId !== safeRef.chainId || other.address !== safeRef.address
  const [first] = knownSafes.read()
  if (first && !isOther(first)) return
  knownSafes.write([safeRef, ...knownSafes.read().filter(isOther)].slice(0, MAX_KNOWN))
}
