import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { SearchRefusedError } from '../../../safe/rpc/searchLogs.ts'

/** `refused`: the node answers, but refuses the search for it. `unreachable`: it doesn't answer. */
export type Silence = 'refused' | 'unreachable'

/** Failed polls in a row: a single one says little about a node. */
const MANY_LOOKS = 3

const inVain = new Map<string, number>()
const silences = createStore<Partial<Record<string, Silence>>>(() => ({}))

/** Records whether a poll of a transaction was answered. @param thrown the error of one that wasn't */
export function noteLook(id: string, thrown?: unknown): void {
  const count = thrown === undefined ? 0 : (inVain.get(id) ?? 0) + 1
  inVain.set(id, count)
  const said = thrown instanceof SearchRefusedError ? 'refused' : 'unreachable'
  const silence = count < MANY_LOOKS ? undefined : said
  if (silences.getState()[id] !== silence) silences.setState({ [id]: silence })
}

/** Why a transaction's progress is unknown, while its polls fail. */
export const silenceOf = (id: string): Silence | undefined => silences.getState()[id]

export const useSilence = (id: string): Silence | undefined => useStore(silences, () => silenceOf(id))
