import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Address } from '../../lib/address.ts'
import type { Fact } from '../../lib/Fact.ts'
import { type History, type Rights, readRights } from '../../safe/read/readRights.ts'
import { clientOf } from './clients.ts'
import { useFact } from './queries.ts'

const histories = new Map<string, History>()

/** How many of all blocks of a look were looked into, from 0 to 1. */
const progress = createStore<Partial<Record<string, number>>>(() => ({}))

/** Who may move an account's NFT, looked for while it is on screen; and how far the look has got. */
export function useRights(
  chainId: number,
  holder: Address,
  tokenId: bigint,
  { isEnabled = true } = {},
): { fact: Fact<Rights>; share: number | undefined; again: () => void } {
  const id = `${chainId}:${holder}`
  const share = useStore(progress, (state) => state[id])
  const { fact, again } = useFact({
    key: ['rights', chainId, holder, tokenId.toString()],
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
