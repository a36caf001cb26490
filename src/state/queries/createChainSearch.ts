import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { SupersededError } from '../../lib/errors.ts'
import type { AtBlock, Fact } from '../../lib/Fact.ts'
import type { Schema } from '../../lib/parse/schemas.ts'
import type { ChainClient } from '../../safe/rpc/chainClient.ts'
import type { FoundBefore, Search, SearchOptions } from '../../safe/rpc/searchOwnLogs.ts'
import { demoProvider } from '../settings/configuredChains.ts'
import { forgetWhenErased } from '../settings/storage.ts'
import { clientOf } from './clients.ts'
import { keepSearch, keptSearch } from './keptSearches.ts'
import { useFact } from './queries.ts'
import { rpcUrlsOf } from './rpcUrlsOf.ts'

type Kind<F> = {
  /** Prefix of the key that it is stored under. */
  name: string
  /** The shape of what was found, as it is stored. */
  schema: Schema<F>
  find: (
    client: ChainClient,
    safe: Address,
    options: SearchOptions<F>,
  ) => Promise<AtBlock<Search<F>> & { before: FoundBefore<F> }>
  /** How much was found: a change triggers a re-read. */
  countOf: (found: F) => number
}

/** Milliseconds between searches of the blocks that came since. */
const SEARCH_EVERY = 60_000

type Read<F> = {
  /** How far the chain was searched; `share` is the progress of the search in flight, from 0 to 1. */
  search: Fact<Search<F>>
  share: number | undefined
  /** Goes on with the search where it ended. */
  goOn: () => void
}

// one RPC's results aren't reused for another
const idOf = (name: string, chain: Chain, safe: Address) => `${name}:${chain.id}:${safe}:${rpcUrlsOf(chain).join(' ')}`

/**
 * A search of a Safe's logs for a screen: one at a time for each Safe, aborted on unmount and resumed where it was cut
 * off, also after a reload.
 */
export function createChainSearch<F>({ name, schema, find, countOf }: Kind<F>) {
  const histories = new Map<string, FoundBefore<F>>()
  /** The searches that the person asked to resume. */
  const goingOn = new Set<string>()
  const searches = new Map<string, Promise<unknown>>()
  /** The share of a search's blocks done so far, from 0 to 1. */
  const progress = createStore<Partial<Record<string, number>>>(() => ({}))
  forgetWhenErased(() => histories.clear())

  /** Never two searches of a Safe at once: an aborted one finishes first. */
  function inTurn<T>(id: string, search: () => Promise<T>): Promise<T> {
    const mine = (searches.get(id) ?? Promise.resolve()).then(search, search)
    searches.set(id, mine)
    return mine
  }

  async function look(
    chain: Chain,
    safe: Address,
    onFound: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<AtBlock<Search<F>>> {
    const id = idOf(name, chain, safe)
    // the demo's chain can be reset, so nothing found there is stored
    const isKept = demoProvider(chain.id) === undefined
    let count: number | undefined
    const note = (before: FoundBefore<F>) => {
      histories.set(id, before)
      if (isKept) void keepSearch(id, before)
      const isMore = countOf(before.found) !== count
      count = countOf(before.found)
      return isMore
    }
    progress.setState({ [id]: 0 })
    try {
      const before = histories.get(id) ?? (isKept ? await keptSearch(id, schema) : undefined)
      if (signal.aborted) throw new SupersededError()
      if (before && !histories.has(id)) {
        histories.set(id, before)
        void onFound()
      }
      count = before && countOf(before.found)
      const { before: next, ...read } = await find(await clientOf(chain.id), safe, {
        before,
        ...(goingOn.has(id) && { isGoingOn: true }),
        onProgress: (left, all) => progress.setState({ [id]: all > 0 ? 1 - left / all : 1 }),
        onStretch: (before) => void (note(before) && onFound()),
        signal,
      })
      goingOn.delete(id)
      note(next)
      // not reported as searched before its finds are shown
      await onFound()
      return read
    } finally {
      progress.setState({ [id]: undefined })
    }
  }

  return {
    /** What the search of a Safe has found up to now; undefined before it has begun. */
    foundSoFar: (chain: Chain, safe: Address): F | undefined => histories.get(idOf(name, chain, safe))?.found,
    /** @param onFound reads what was found, and settles once that is shown */
    useSearch(chain: Chain, safe: Address, onFound: () => Promise<void>): Read<F> {
      const id = idOf(name, chain, safe)
      const share = useStore(progress, (state) => state[id])
      // biome-ignore lint/correctness/useExhaustiveDependencies: `goingOn` is never replaced
      useEffect(() => () => void goingOn.delete(id), [id])
      const { fact: search, again } = useFact({
        key: ['search', id],
        isLong: true,
        every: SEARCH_EVERY,
        read: ({ signal }) =>
          inTurn(id, async () => {
            if (signal.aborted) throw new SupersededError()
            return look(chain, safe, onFound, signal)
          }),
      })
      const goOn = () => {
        goingOn.add(id)
        again()
      }
      return { search, share, goOn }
    },
  }
}
