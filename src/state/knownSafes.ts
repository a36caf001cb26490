import { type Address, toAddress } from '../address.ts'
import { STORAGE_KEYS } from '../config.ts'
import { fields, listOf, type Shaped, thatIs, whole } from '../shape.ts'
import { keep } from './storage.ts'

const KnownSafe = fields({
  chainId: whole(1),
  address: thatIs((value): value is Address => toAddress(value) !== undefined),
})

type KnownSafe = Shaped<typeof KnownSafe>

const MAX_KNOWN = 20

/** The Safes this browser has looked at, newest first: without a server there is no other list. */
export const knownSafes = keep<KnownSafe[]>({
  key: STORAGE_KEYS.knownSafes,
  version: 1,
  schema: listOf(KnownSafe, MAX_KNOWN),
  initial: [],
})

export function rememberSafe(safe: KnownSafe): void {
  const isOther = (other: KnownSafe) => other.chainId !== safe.chainId || other.address !== safe.address
  const [first] = knownSafes.read()
  if (first && !isOther(first)) return
  knownSafes.write([safe, ...knownSafes.read().filter(isOther)].slice(0, MAX_KNOWN))
}
