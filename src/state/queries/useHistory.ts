import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { SupersededError } from '../../lib/errors.ts'
import type { Fact } from '../../lib/Fact.ts'
import { type History, type HistoryBefore, readHistory } from '../../safe/history/readHistory.ts'
import { clientOf } from './clients.ts'
import { createForgetting } from './createForgetting.ts'
import { useFact } from './queries.ts'
import { rpcUrlsOf } from './rpcUrlsOf.ts'

const befores = createForgetting<HistoryBefore>()
/** The searches that the person asked to resume. */
const goingOn = new Set<string>()
/** Those in flight, and how each is stopped. */
const searches = new Map<string, { end: Promise<unknown>; stop: () => void }>()

/** The share of a search's blocks done so far, from 0 to 1. */
const progress = createStore<Partial<Record<string, number>>>(() => ({}))

type Read = {
  fact: Fact<History>
  /** The progress of the search in flight, from 0 to 1. */
  share: number | undefined
  /** Ends it, with what it has found. */
  stop: () => void
  /** Goes on with it where it ended. */
  goOn: () => void
}

/** What happened to a Safe, searched for while it is on screen; what was found is kept until the page is left. */
export function useHistory(chain: Chain, safe: Address): Read {
  // one RPC's results aren't reused for another
  const urls = rpcUrlsOf(chain).join(' ')
  const id = `${chain.id}:${safe}:${urls}`
  const share = useStore(progress, (state) => state[id])

  async function search(signal: AbortSignal) {
    if (signal.aborted) throw new SupersededError()
    const onProgress = (left: number, all: number) => progress.setState({ [id]: all > 0 ? 1 - left / all : 1 })
    progress.setState({ [id]: 0 })
    try {
      const client = await clientOf(chain.id)
      const how = { before: befores.get(id), isGoingOn: goingOn.has(id), onProgress, signal }
      const { before, ...read } = await readHistory(client, safe, how)
      goingOn.delete(id)
      befores.set(id, before)
      return read
    } finally {
      progress.setState({ [id]: undefined })
    }
  }

  const { fact, again } = useFact({
    key: ['history', chain.id, safe, urls],
    isLong: true,
    read({ signal }) {
      const own = new AbortController()
      // never two of a Safe at once: an aborted one finishes first
      const start = () => search(own.signal)
      const onEnd = () => own.abort()
      signal.addEventListener('abort', onEnd)
      if (signal.aborted) onEnd()
      const before = searches.get(id)?.end ?? Promise.resolve()
      const end = before.then(start, start).finally(() => signal.removeEventListener('abort', onEnd))
      searches.set(id, { end, stop: onEnd })
      return end
    },
  })
  return {
    fact,
    share,
    stop: () => searches.get(id)?.stop(),
    goOn() {
      goingOn.add(id)
      again()
    },
  }
}
