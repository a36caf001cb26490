import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { SearchRefusedError } from '../../../safe/rpc/searchLogs.ts'

/** `refused`: the node answers, but not what tells how far it got. `unreachable`: it doesn't answer. */
export type Silence = 'refused' | 'unreachable'

/** Looks in a row: one without an answer says little of a node. */
const MANY_LOOKS = 3

const inVain = new Map<string, number>()
const silences = createStore<Partial<Record<string, Silence>>>(() => ({}))

/**
 * Notes whether a look at a transaction told anything.
 * @param thrown what came in place of an answer
 */
export function noteLook(id: string, thrown?: unknown): void {
  const count = thrown === undefined ? 0 : (inVain.get(id) ?? 0) + 1
  inVain.set(id, count)
  const said = thrown instanceof SearchRefusedError ? 'refused' : 'unreachable'
  const silence = count < MANY_LOOKS ? undefined : said
  if (silences.getState()[id] !== silence) silences.setState({ [id]: silence })
}

/** Why nobody learns how far a transaction got, while that is so. */
export const silenceOf = (id: string): Silence | undefined => silences.getState()[id]

export const useSilence = (id: string): Silence | undefined => useStore(silences, () => silenceOf(id))
