import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import type { Fact } from '../../lib/Fact.ts'
import { known as knownOf } from '../../lib/known.ts'
import { type FoundApprovals, FoundApprovalsSchema, findApprovals } from '../../safe/approvals/findApprovals.ts'
import type { Approvals } from '../../safe/approvals/liveApproval.ts'
import { readApprovals } from '../../safe/approvals/readApprovals.ts'
import { knownTokens } from '../../safe/holdings/knownTokens.ts'
import type { Search } from '../../safe/rpc/searchOwnLogs.ts'
import { batchingClientOf } from './clients.ts'
import { createChainSearch } from './createChainSearch.ts'
import { useFact } from './queries.ts'
import { readNewest, readNewestAgain } from './readNewest.ts'
import { rpcUrlsOf } from './rpcUrlsOf.ts'

/** Milliseconds between re-reads of the approvals. */
const READ_EVERY = 60_000

const NOTHING_FOUND = { approvals: [], unclear: [] }

const countOf = ({ approvals, unclear }: Pick<FoundApprovals, 'approvals' | 'unclear'>) =>
  approvals.length + unclear.length

const approvals = createChainSearch({
  name: 'approvals',
  schema: FoundApprovalsSchema,
  find: findApprovals,
  countOf,
})

/** What was read, and how many of the found approvals it covers. */
type Read = Approvals & { asked: number }

/** Whether the read covers all that the search has found: until then the search is shown as loading. */
function isReadOf(fact: Fact<Read>, search: Fact<Search<FoundApprovals>>): boolean {
  const [read, searched] = [knownOf(fact), knownOf(search)]
  return !read || !searched || read.asked >= countOf(searched.found)
}

/** What others may take from a Safe, as a screen has it. */
export type ApprovalsRead = {
  /** Which of the approvals found so far are in force; nothing is known of those not found yet. */
  fact: Fact<Approvals>
  again: () => void
  /** How far the chain was searched; `share` is the progress of the search in flight, from 0 to 1. */
  search: Fact<Search<FoundApprovals>>
  share: number | undefined
  /** Goes on with the search where it ended. */
  goOn: () => void
}

/** The approvals of a Safe: searched for in the whole chain, and each confirmed by a read. */
export function useApprovals(chain: Chain, safe: Address): ApprovalsRead {
  const key = ['approvals', chain.id, safe, rpcUrlsOf(chain).join(' ')]
  const { fact, again } = useFact({
    key,
    every: READ_EVERY,
    async read() {
      const [client, known] = await Promise.all([batchingClientOf(chain.id), knownTokens(chain.id)])
      const nativeSymbol = chain.currency.symbol
      return readNewest(key, async () => {
        const found = approvals.foundSoFar(chain, safe) ?? NOTHING_FOUND
        const { block, value } = await readApprovals(client, safe, { ...found, known, nativeSymbol })
        return { block, value: { ...value, asked: countOf(found) } }
      })
    },
  })
  const search = approvals.useSearch(chain, safe, () => readNewestAgain(key))
  return { fact, again, ...search, search: isReadOf(fact, search.search) ? search.search : { status: 'loading' } }
}
