import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import type { Fact } from '../../lib/Fact.ts'
import { type Found, FoundSchema, findTokens } from '../../safe/holdings/findTokens.ts'
import type { Holdings } from '../../safe/holdings/holding.ts'
import { knownTokens } from '../../safe/holdings/knownTokens.ts'
import { readHoldings } from '../../safe/holdings/readHoldings.ts'
import { readTokenKind } from '../../safe/holdings/readTokenKind.ts'
import type { Search } from '../../safe/rpc/searchOwnLogs.ts'
import { addedTokens, addToken, removeToken } from '../settings/addedTokens.ts'
import { batchingClientOf } from './clients.ts'
import { createChainSearch } from './createChainSearch.ts'
import { useFact } from './queries.ts'
import { readNewest, readNewestAgain } from './readNewest.ts'
import { rpcUrlsOf } from './rpcUrlsOf.ts'

/** Milliseconds between re-reads of the amounts. */
const READ_EVERY = 60_000

const tokens = createChainSearch({
  name: 'tokens',
  schema: FoundSchema,
  find: findTokens,
  countOf: ({ erc20, erc721, erc1155 }) => erc20.length + erc721.length + erc1155.length,
})

// one RPC's results aren't reused for another
const keyOf = (chain: Chain, safe: Address) => ['holdings', chain.id, safe, rpcUrlsOf(chain).join(' ')] as const

type Read = {
  fact: Fact<Holdings>
  again: () => void
  /** How far the chain was searched for unlisted tokens; `share` is the progress of the search in flight. */
  search: Fact<Search<Found>>
  share: number | undefined
  /** Goes on with the search where it ended. */
  goOn: () => void
}

/** What is in a Safe: read at once for well-known tokens, and again with what a search of the chain has found. */
export function useHoldings(chain: Chain, safe: Address): Read {
  const key = keyOf(chain, safe)
  const { fact, again } = useFact({
    key,
    every: READ_EVERY,
    async read() {
      const [client, known] = await Promise.all([batchingClientOf(chain.id), knownTokens(chain.id)])
      const nativeSymbol = chain.currency.symbol
      return readNewest(key, () => {
        const found = tokens.foundSoFar(chain, safe)
        const added = addedTokens(chain.id, safe)
        return readHoldings(client, safe, { known, nativeSymbol, added, ...(found && { found }) })
      })
    },
  })
  const search = tokens.useSearch(chain, safe, () => readNewestAgain(key))
  return { fact, again, ...search }
}

/**
 * Adds a token that the person named, and reads the Safe again with it.
 * @returns false where no token answers at the address
 * @throws AppError when the network doesn't answer
 */
export async function nameToken(chain: Chain, safe: Address, address: Address): Promise<boolean> {
  const kind = await readTokenKind(await batchingClientOf(chain.id), address, safe)
  if (!kind) return false
  addToken(chain.id, safe, { address, kind })
  await readNewestAgain(keyOf(chain, safe))
  return true
}

/** Removes a token that the person added. */
export function forgetToken(chain: Chain, safe: Address, address: Address): void {
  removeToken(chain.id, safe, address)
  void readNewestAgain(keyOf(chain, safe))
}
