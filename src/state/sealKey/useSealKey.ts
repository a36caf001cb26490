import { useSyncExternalStore } from 'react'
import type { Address } from '../../lib/address.ts'
import type { Fact } from '../../lib/Fact.ts'
import { known } from '../../lib/known.ts'
import { type KeyFacts, type KeyState, nextOfKey } from '../../safe/sealKey/nextOfKey.ts'
import { readKeyFacts } from '../../safe/sealKey/readKeyFacts.ts'
import type { SealKey } from '../../safe/sealKey/sealKey.ts'
import { batchingClientOf } from '../queries/clients.ts'
import { useFact } from '../queries/queries.ts'
import { keptSealKeys, sealKeyOf } from './keptSealKeys.ts'

const LOOK_EVERY = 4_000

/** The one-time keys of this browser, the same in every tab. */
export const useSealKeys = (): readonly SealKey[] =>
  useSyncExternalStore(keptSealKeys.subscribe, keptSealKeys.read, keptSealKeys.read)

/** The one of a chain. */
export const useSealKeyOn = (chainId: number): SealKey | undefined => sealKeyOf(useSealKeys(), chainId)

/**
 * A key's balance and next step, re-read every four seconds while on screen: it may be paid from anywhere.
 * @param to receives what is left
 */
export function useKeyState(
  key: SealKey,
  to: Address,
): { fact: Fact<KeyFacts>; state: KeyState | undefined; again: () => void } {
  const { fact, again } = useFact<KeyFacts>({
    key: ['sealKey', key.chainId, key.address, key.safe, to],
    every: LOOK_EVERY,
    read: async () => readKeyFacts(await batchingClientOf(key.chainId), key, to),
  })
  const facts = known(fact)
  return { fact, again, state: facts && nextOfKey(key, facts) }
}
