import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { SupersededError } from '../../lib/errors.ts'
import type { Fact } from '../../lib/Fact.ts'
import { type FoundBefore, findTokens, type Search } from '../../safe/holdings/findTokens.ts'
import type { Holdings } from '../../safe/holdings/holding.ts'
import { knownTokens } from '../../safe/holdings/knownTokens.ts'
import { readHoldings } from '../../safe/holdings/readHoldings.ts'
import { readTokenKind } from '../../safe/holdings/readTokenKind.ts'
import { addedTokens, addToken, removeToken } from '../settings/addedTokens.ts'
import { batchingClientOf, clientOf } from './clients.ts'
import { queryClient, useFact } from './queries.ts'
import { rpcUrlsOf } from './rpcUrlsOf.ts'

/** Milliseconds between looks at the amounts. */
const READ_EVERY = 60_000

const histories = new Map<string, FoundBefore>()
/** The searches that the person wants to go on where they ended. */
const goingOn = new Set<string>()
const searches = new Map<string, Promise<unknown>>()

/** Never two searches of a Safe at once: one that was stopped comes to its end first. */
function inTurn<T>(id: string, search: () => Promise<T>): Promise<T> {
  const mine = (searches.get(id) ?? Promise.resolve()).then(search, search)
  searches.set(id, mine)
  return mine
}

/** How many of all blocks of a search were looked into, from 0 to 1. */
const progress = createStore<Partial<Record<string, number>>>(() => ({}))

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
  search: Fact<Search>
  share: number | undefined
  /** Goes on with the search where it ended. */
  goOn: () => void
}

/** What is in a Safe: read at once for what is well known, and again with what a search of the chain has found. */
export function useHoldings(chain: Chain, safe: Address): Read {
  // what one RPC told isn't taken for another's
  const urls = rpcUrlsOf(chain).join(' ')
  const id = `${chain.id}:${safe}:${urls}`
  const share = useStore(progress, (state) => state[id])
  useEffect(() => () => void goingOn.delete(id), [id])
  const key = [...keyOf(chain.id, safe), urls]
  const { fact, again } = useFact({
    key,
    every: READ_EVERY,
    async read() {
      const [client, known] = await Promise.all([batchingClientOf(chain.id), knownTokens(chain.id)])
      const counted = keyOf(chain.id, safe).join()
      const nativeSymbol = chain.currency.symbol
      for (;;) {
        const seen = changes.get(counted)
        const found = histories.get(id)?.found
        const added = addedTokens(chain.id, safe)
        const read = await readHoldings(client, safe, { known, nativeSymbol, added, ...(found && { found }) })
        // a first read isn't cancelled by what is new meanwhile: it is handed out to those who ask again
        if (changes.get(counted) === seen || queryClient.getQueryData(key) !== undefined) return read
      }
    },
  })
  const { fact: search, again: lookAgain } = useFact({
    key: ['foundTokens', chain.id, safe, urls],
    isLong: true,
    read: ({ signal }) =>
      inTurn(id, async () => {
        if (signal.aborted) throw new SupersededError()
        const onProgress = (left: number, all: number) => progress.setState({ [id]: all > 0 ? 1 - left / all : 1 })
        progress.setState({ [id]: 0 })
        try {
          const client = await clientOf(chain.id)
          const how = { before: histories.get(id), isGoingOn: goingOn.has(id), onProgress, signal }
          const { before, ...read } = await findTokens(client, safe, how)
          goingOn.delete(id)
          histories.set(id, before)
          // nothing is said to be searched before it is shown
          await readHoldingsAgain(chain.id, safe)
          return read
        } finally {
          progress.setState({ [id]: undefined })
        }
      }),
  })
  const goOn = () => {
    goingOn.add(id)
    lookAgain()
  }
  return { fact, again, search, share, goOn }
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
