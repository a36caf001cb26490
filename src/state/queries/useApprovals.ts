import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import type { Fact } from '../../lib/Fact.ts'
import { type FoundApprovals, FoundApprovalsSchema, findApprovals } from '../../safe/approvals/findApprovals.ts'
import type { Approvals } from '../../safe/approvals/liveApproval.ts'
import { readApprovals } from '../../safe/approvals/readApprovals.ts'
import { knownTokens } from '../../safe/holdings/knownTokens.ts'
import type { Search } from '../../safe/rpc/searchOwnLogs.ts'
import { batchingClientOf } from './clients.ts'
import { createChainSearch } from './createChainSearch.ts'
import { queryClient, useFact } from './queries.ts'
import { rpcUrlsOf } from './rpcUrlsOf.ts'

/** Milliseconds between looks at what stands. */
const READ_EVERY = 60_000

const approvals = createChainSearch({
  name: 'approvals',
  schema: FoundApprovalsSchema,
  find: findApprovals,
  countOf: ({ approvals, unclear }) => approvals.length + unclear.length,
})

/** What others may take from a Safe, as a screen has it. */
export type ApprovalsRead = {
  /** Which of the approvals found up to now stand; nothing is known of those that weren't found yet. */
  fact: Fact<Approvals>
  again: () => void
  /** How far the chain was looked through, and how far it has got just now, from 0 to 1. */
  search: Fact<Search<FoundApprovals>>
  share: number | undefined
  /** Goes on with the search where it ended. */
  goOn: () => void
}

/** The approvals of a Safe: looked for in the whole chain, and each confirmed by the chain's own word. */
export function useApprovals(chain: Chain, safe: Address): ApprovalsRead {
  const key = ['approvals', chain.id, safe, rpcUrlsOf(chain).join(' ')]
  const { fact, again } = useFact({
    key,
    every: READ_EVERY,
    async read() {
      const [client, known] = await Promise.all([batchingClientOf(chain.id), knownTokens(chain.id)])
      const { approvals: found = [], unclear = [] } = approvals.foundSoFar(chain, safe) ?? {}
      return readApprovals(client, safe, { approvals: found, unclear, known, nativeSymbol: chain.currency.symbol })
    },
  })
  const search = approvals.useSearch(chain, safe, () => queryClient.invalidateQueries({ queryKey: key }))
  return { fact, again, ...search }
}
