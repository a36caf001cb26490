import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Fact } from '../../lib/Fact.ts'
import { type Explanation, explainSafe } from '../../safe/proof/explainSafe.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { clientOf, nodesOf } from './clients.ts'
import { useFact } from './queries.ts'

const PROVE_EVERY = 60_000
/** Milliseconds for which a proof counts, and between two looks at how old it is. */
const OLDEST = 2 * PROVE_EVERY
const LOOK_EVERY = 10_000
/** Questions for a Safe's events, at most. */
const MOST_QUESTIONS = 400

/** How many of the blocks were looked through for events, from 0 to 1. */
const progress = createStore<Partial<Record<string, number>>>(() => ({}))

/** A proof as it stands: `share` is how much of the blocks was searched for events, from 0 to 1, while that goes on. */
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
 * What counts of a proof: for two minutes it does, also while the next one goes through the events; what should have been
 * proven anew by then is as unknown as before.
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

/** What of it a proof is about: with a change of any of these it is another proof. */
function whatIsIn(safe: GenuineSafe): string {
  const { address, singleton, owners, threshold, nonce, modules, guard, moduleGuard, fallbackHandler } = safe
  const lists = [owners, threshold, nonce.toString(), modules]
  return JSON.stringify([address, singleton.address, ...lists, guard, moduleGuard, fallbackHandler])
}

/**
 * What a Safe's whole storage holds, proven while it is on screen: anew where what was read has changed, and each minute,
 * since what is hidden doesn't show in what is read.
 * @param safe nothing is proven where there is none
 * @param block at which the Safe was read
 */
export function useStorageProof(chainId: number, safe: GenuineSafe | undefined, block: bigint): StorageProof {
  const id = `${chainId}:${safe?.address}`
  const share = useStore(progress, (state) => state[id])
  const { fact, again } = useFact({
    key: ['storage', chainId, safe && whatIsIn(safe)],
    isEnabled: safe !== undefined,
    every: PROVE_EVERY,
    isLong: true,
    isUrgent: true,
    async read() {
      if (!safe) throw new Error('There is no Safe to prove.')
      const logs = await clientOf(chainId)
      try {
        const value = await explainSafe(
          nodesOf(chainId),
          logs,
          { value: safe, block },
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
