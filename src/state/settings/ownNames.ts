import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Address } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { visible } from '../../lib/visible.ts'
import { persisted } from './storage.ts'

const MAX_LENGTH = 40
const MAX_KEPT = 500

/** A Safe's name holds on one chain, since another one may be at its address elsewhere; a plain account's on all of them. */
export type Named = { address: Address; chainId?: number | undefined }

const keyOf = ({ address, chainId }: Named): string => (chainId === undefined ? address : `${chainId}:${address}`)

/** The names that the person gave to accounts and Safes. They prove nothing, and never leave this browser. */
const ownNames = persisted<Record<string, string>>({
  key: STORAGE_KEYS.ownNames,
  version: 1,
  schema: z
    .record(z.string().check(z.maxLength(80)), z.string().check(z.minLength(1), z.maxLength(MAX_LENGTH)))
    .check(z.refine((all) => Object.keys(all).length <= MAX_KEPT)),
  initial: {},
})

/** Stores a name, without invisible characters and cut to 40; an empty one removes it. */
export function setOwnName(named: Named, text: string): void {
  const key = keyOf(named)
  const name = visible(text).trim().slice(0, MAX_LENGTH)
  const others = Object.entries(ownNames.read()).filter(([other]) => other !== key)
  // the oldest goes first where there are too many
  ownNames.write(Object.fromEntries([...others, ...(name ? [[key, name] as const] : [])].slice(-MAX_KEPT)))
}

/** The name that the person gave, synced across tabs; undefined where there is none. */
export function useOwnName(named: Named): string | undefined {
  const all = useSyncExternalStore(ownNames.subscribe, ownNames.read, ownNames.read)
  return Object.hasOwn(all, keyOf(named)) ? all[keyOf(named)] : undefined
}
