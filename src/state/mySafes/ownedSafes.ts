import { createStore } from 'zustand/vanilla'
import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { wait } from '../../lib/deadline.ts'
import { askOwned, type OwnedSafes } from '../../safe/transactionService.ts'
import { settings } from '../settings/settings.ts'
import { forgetWhenErased } from '../settings/storage.ts'

/** Milliseconds between two questions: without a key Safe's service answers two a second. */
const PAUSE = 600

/** Of each chain and account what Safe's service said in this visit, or that it is being asked. */
export const ownedSafes = createStore<Readonly<Partial<Record<string, OwnedSafes | 'asking'>>>>(() => ({}))

export const ownedKey = (chainId: number, account: Address): string => `${chainId}:${account}`

const forget = () => ownedSafes.setState({}, true)

let turn: Promise<unknown> = Promise.resolve()

const set = (key: string, answer: OwnedSafes | 'asking' | undefined) => ownedSafes.setState({ [key]: answer })

/**
 * Asks Safe's service for the Safes of an account, chain by chain and no faster than it answers; nothing is sent where the
 * person hasn't turned it on (S7.4), and nothing more once it is asked too much. It never throws.
 */
export async function askForOwned(chains: readonly Chain[], account: Address): Promise<void> {
  forgetWhenErased(forget)
  const waiting = chains.filter(({ id }) => ownedSafes.getState()[ownedKey(id, account)] !== 'asking')
  for (const { id } of waiting) set(ownedKey(id, account), 'asking')
  let isBusy = false
  const mine = turn.then(async () => {
    for (const { id, safeService } of waiting) {
      const key = ownedKey(id, account)
      const isWanted = settings.read().asksSafeService === true && safeService !== undefined
      if (isWanted && !isBusy) {
        const answer = await askOwned(safeService, account)
        isBusy = 'refused' in answer && answer.refused === 'busy'
        set(key, answer)
        await wait(PAUSE)
      } else set(key, isWanted ? { refused: 'busy' } : undefined)
    }
  })
  turn = mine
  await mine
}
