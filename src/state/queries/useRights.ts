import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Address } from '../../lib/address.ts'
import type { Fact } from '../../lib/Fact.ts'
import { type History, type Rights, readRights } from '../../safe/read/readRights.ts'
import { chainById } from '../settings/configuredChains.ts'
import { clientOf } from './clients.ts'
import { createForgetting } from './createForgetting.ts'
import { useFact } from './queries.ts'
import { rpcUrlsOf } from './rpcUrlsOf.ts'

/** Milliseconds between re-reads. */
const READ_EVERY = 60_000

const histories = createForgetting<History>()

/** The share of a search's blocks done so far, from 0 to 1. */
const progress = createStore<Partial<Record<string, number>>>(() => ({}))

/** Who may move an account's NFT, searched for while it is on screen; `share` is the search's progress. */
export function useRights(
  chainId: number,
  holder: Address,
  tokenId: bigint,
  { isEnabled = true } = {},
): { fact: Fact<Rights>; share: number | undefined; again: () => void } {
  // one RPC's results aren't reused for another
  const chain = chainById(chainId)
  const urls = chain ? rpcUrlsOf(chain).join(' ') : ''
  const id = `${chainId}:${holder}:${urls}`
  const share = useStore(progress, (state) => state[id])
  const { fact, again } = useFact({
    key: ['rights', chainId, holder, tokenId.toString(), urls],
    every: READ_EVERY,
    isLong: true,
    isEnabled,
    async read() {
      const onProgress = (left: number, all: number) => progress.setState({ [id]: 1 - left / all })
      const client = await clientOf(chainId)
      try {
        const { history, ...read } = await readRights(client, holder, tokenId, {
          history: histories.get(id),
          onProgress,
        })
        histories.set(id, history)
        return read
      } finally {
        progress.setState({ [id]: undefined })
      }
    },
  })
  return { fact, again, share }
}
