import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Fact } from '../../lib/Fact.ts'
import { type Explanation, explainSafe } from '../../safe/proof/explainSafe.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { clientOf, nodesOf } from './clients.ts'
import { useFact } from './queries.ts'

const PROVE_EVERY = 60_000
/** Milliseconds for which a proof counts, and between checks of its age. */
const OLDEST = 2 * PROVE_EVERY
const LOOK_EVERY = 10_000
/** Requests for a Safe's events, at most. */
const MOST_QUESTIONS = 400

/** The share of blocks searched for events so far, from 0 to 1. */
const progress = createStore<Partial<Record<string, number>>>(() => ({}))

/** A proof and its progress: `share` is the share of blocks searched for events, from 0 to 1, while in flight. */
export type StorageProof = { fact: Fact<Explanation>; share: number | undefined; again: () => void }

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}

/**
 * A proof counts for two minutes, also while the next one searches the events; an older one, or a failed one while the
 * next is in flight, is loading.
 * @param fact with the time at which it was proven, in milliseconds, as `now` is
 */
export function standing(
  fact: Fact<Explanation & { at: number }>,
  share: number | undefined,
  now: number,
): Fact<Explanation> {
  if (fact.status === 'value') return now - fact.value.at > OLDEST ? { status: 'loading' } : fact
  return share === undefined ? fact : { status: 'loading' }
}

/** The fields a proof depends on: a change of any of them needs a new proof. */
function whatIsIn(safeState: GenuineSafe): string {
  const { address, singleton, owners, threshold, nonce, modules, guard, moduleGuard, fallbackHandler } = safeState
  const lists = [owners, threshold, nonce.toString(), modules]
  return JSON.stringify([address, singleton.address, ...lists, guard, moduleGuard, fallbackHandler])
}

/**
 * Proves what a Safe's whole storage holds while it is on screen: again when a field read of it changes, and each
 * minute, since hidden storage shows in no field.
 * @param safeState nothing is proven without one
 * @param block at which the Safe was read
 */
export function useStorageProof(chainId: number, safeState: GenuineSafe | undefined, block: bigint): StorageProof {
  const id = `${chainId}:${safeState?.address}`
  const share = useStore(progress, (state) => state[id])
  const { fact, again } = useFact({
    key: ['storage', chainId, safeState && whatIsIn(safeState)],
    isEnabled: safeState !== undefined,
    every: PROVE_EVERY,
    isLong: true,
    isUrgent: true,
    async read() {
      if (!safeState) throw new Error('There is no Safe to prove.')
      const logs = await clientOf(chainId)
      try {
        const value = await explainSafe(
          nodesOf(chainId),
          logs,
          { value: safeState, block },
          {
            most: MOST_QUESTIONS,
            onPage: (left) =>
              progress.setState({ [id]: 1 - Math.min(1, (left.to - left.from + 1) / (Number(block) + 1)) }),
          },
        )
        return { value: { ...value, at: Date.now() }, block: 'block' in value ? value.block.number : block }
      } finally {
        progress.setState({ [id]: undefined })
      }
    },
  })
  return { fact: standing(fact, share, useNow()), share, again }
}
