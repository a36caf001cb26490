import * as z from 'zod/mini'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { type SealKey, SealKeySchema, type SentByKey } from '../../safe/sealKey/sealKey.ts'
import { persisted, readText } from '../settings/storage.ts'

/** The one-time keys of this browser, one per chain, each kept until it is empty. */
export const keptSealKeys = persisted<SealKey[]>({
  key: STORAGE_KEYS.sealKeys,
  version: 1,
  // an invalid entry is dropped without the others
  schema: {
    safeParse(value) {
      const list = z.array(z.unknown()).safeParse(value)
      if (!list.success) return { success: false }
      return { success: true, data: list.data.filter((one): one is SealKey => SealKeySchema.safeParse(one).success) }
    },
  },
  initial: [],
})

/** The stored key of a chain. */
export const sealKeyOf = (keys: readonly SealKey[], chainId: number): SealKey | undefined =>
  keys.find((key) => key.chainId === chainId)

/** Whether it would be there after a reload: where storage is denied, it is in memory only. */
export const isKeptForLater = ({ privateKey }: SealKey): boolean =>
  readText(STORAGE_KEYS.sealKeys)?.includes(privateKey) === true

/** Stores a key, replacing its earlier entry. @returns false where it is in memory only */
export function keepSealKey(key: SealKey): boolean {
  const others = keptSealKeys.read().filter(({ address }) => !isSameAddress(address, key.address))
  return keptSealKeys.write([...others, key])
}

const MOST_SENT = 20

/** Records what a key signed, before it is sent. */
export function noteSentByKey(address: Address, sent: SentByKey): void {
  const key = keptSealKeys.read().find((one) => isSameAddress(one.address, address))
  if (key) keepSealKey({ ...key, sent: [...key.sent, sent].slice(-MOST_SENT) })
}

/** Forgets what a key signed, where the node didn't accept it. */
export function forgetSentByKey(address: Address, sent: SentByKey): void {
  const key = keptSealKeys.read().find((one) => isSameAddress(one.address, address))
  if (key) keepSealKey({ ...key, sent: key.sent.filter(({ hash }) => hash !== sent.hash) })
}

/** Forgets a key. The caller has checked that it is empty. */
export function dropSealKey(address: Address): void {
  const others = keptSealKeys.read().filter((key) => !isSameAddress(key.address, address))
  if (others.length > 0) keptSealKeys.write(others)
  else keptSealKeys.remove()
}
