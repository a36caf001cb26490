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
import { queryClient, useFact } from './queries.ts'
import { rpcUrlsOf } from './rpcUrlsOf.ts'

/** Milliseconds between looks at the amounts. */
const READ_EVERY = 60_000

const tokens = createChainSearch({
  name: 'tokens',
  schema: FoundSchema,
  find: findTokens,
  countOf: ({ erc20, erc721, erc1155 }) => erc20.length + erc721.length + erc1155.length,
})

const keyOf = (chainId: number, safe: Address) => ['holdings', chainId, safe] as const

/** How often there was something new to read in a Safe. */
const changes = new Map<string, number>()

function readHoldingsAgain(chainId: number, safe: Address): Promise<void> {
  const key = keyOf(chainId, safe)
  changes.set(key.join(), (changes.get(key.join()) ?? 0) + 1)
  return queryClient.invalidateQueries({ queryKey: key })
}

type Read = {
  fact: Fact<Holdings>
  again: () => void
  /** How far the chain was looked through for tokens that nobody listed, and how far it has got just now. */
  search: Fact<Search<Found>>
  share: number | undefined
  /** Goes on with the search where it ended. */
  goOn: () => void
}

/** What is in a Safe: read at once for what is well known, and again with what a search of the chain has found. */
export function useHoldings(chain: Chain, safe: Address): Read {
  // what one RPC told isn't taken for another's
  const key = [...keyOf(chain.id, safe), rpcUrlsOf(chain).join(' ')]
  const { fact, again } = useFact({
    key,
    every: READ_EVERY,
    async read() {
      const [client, known] = await Promise.all([batchingClientOf(chain.id), knownTokens(chain.id)])
      const counted = keyOf(chain.id, safe).join()
      const nativeSymbol = chain.currency.symbol
      for (;;) {
        const seen = changes.get(counted)
        const found = tokens.foundSoFar(chain, safe)
        const added = addedTokens(chain.id, safe)
        const read = await readHoldings(client, safe, { known, nativeSymbol, added, ...(found && { found }) })
        // a first read isn't cancelled by what is new meanwhile: it is handed out to those who ask again
        if (changes.get(counted) === seen || queryClient.getQueryData(key) !== undefined) return read
      }
    },
  })
  const search = tokens.useSearch(chain, safe, () => readHoldingsAgain(chain.id, safe))
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
  await readHoldingsAgain(chain.id, safe)
  return true
}

/** Takes back what the person named. */
export function forgetToken(chain: Chain, safe: Address, address: Address): void {
  removeToken(chain.id, safe, address)
  void readHoldingsAgain(chain.id, safe)
}
