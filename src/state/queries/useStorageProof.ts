import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Fact } from '../../lib/Fact.ts'
import { type Explanation, explainSafe } from '../../safe/proof/explainSafe.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { clientOf, nodesOf } from './clients.ts'
import { useFact } from './queries.ts'

const PROVE_EVERY = 60_000
/** Questions for a Safe's events, at most. */
const MOST_QUESTIONS = 400

/** How many of the blocks were looked through for events, from 0 to 1. */
const progress = createStore<Partial<Record<string, number>>>(() => ({}))

/**
 * What a Safe's whole storage holds, proven while it is on screen: anew where what was read has changed, and each minute,
 * since what is hidden doesn't show in what is read.
 * @param block at which the Safe was read
 */
export function useStorageProof(
  chainId: number,
  safe: GenuineSafe,
  block: bigint,
): { fact: Fact<Explanation>; share: number | undefined; again: () => void } {
  const { address, singleton, owners, threshold, nonce, modules, guard, moduleGuard, fallbackHandler } = safe
  const lists = [owners.join(), threshold, nonce.toString(), modules.join()]
  const key = ['storage', chainId, address, singleton.address, ...lists, guard, moduleGuard, fallbackHandler]
  const id = `${chainId}:${address}`
  const share = useStore(progress, (state) => state[id])
  const { fact, again } = useFact({
    key,
    every: PROVE_EVERY,
    async read() {
      const logs = await clientOf(chainId)
      try {
        const value = await explainSafe(
          nodesOf(chainId),
          logs,
          { value: safe, block },
          {
            most: MOST_QUESTIONS,
            onPage: (left) => progress.setState({ [id]: 1 - (left.to - left.from + 1) / (Number(block) + 1) }),
          },
        )
        return { value, block: 'block' in value ? value.block.number : block }
      } finally {
        progress.setState({ [id]: undefined })
      }
    },
  })
  return { fact, share, again }
}
