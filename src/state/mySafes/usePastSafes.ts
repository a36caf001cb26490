import { useEffect } from 'react'
import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import { findPastSafes, PastSafesSchema } from '../../safe/history/findPastSafes.ts'
import { createChainSearch } from '../queries/createChainSearch.ts'
import { noteHeld } from '../settings/listedSafes.ts'

const pastSafes = createChainSearch({
  name: 'pastSafes',
  schema: PastSafesSchema,
  find: findPastSafes,
  countOf: ({ safes }) => safes.length,
})

/**
 * The search of a network for the Safes that an account once had; what it finds is recorded, and listed from then on.
 */
export function usePastSafes(chain: Chain, account: Address) {
  const note = () => {
    noteHeld(chain.id, account, pastSafes.foundSoFar(chain, account)?.safes ?? [])
    return Promise.resolve()
  }
  const read = pastSafes.useSearch(chain, account, note)
  const found = known(read.search)?.found.safes.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: recorded again when more is found
  useEffect(() => void note(), [found])
  return read
}
