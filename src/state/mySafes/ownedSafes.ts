import { createStore } from 'zustand/vanilla'
import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { wait } from '../../lib/deadline.ts'
import { askOwned, type OwnedSafes } from '../../safe/transactionService.ts'
import { settings } from '../settings/settings.ts'
import { forgetWhenErased } from '../settings/storage.ts'

/** Milliseconds between requests: without a key Safe's service answers two per second. */
const PAUSE = 600

/** What Safe's service answered in this visit, by chain and account; `asking` while in flight. */
export const ownedSafes = createStore<Readonly<Partial<Record<string, OwnedSafes | 'asking'>>>>(() => ({}))

export const ownedKey = (chainId: number, account: Address): string => `${chainId}:${account}`

const forget = () => ownedSafes.setState({}, true)

let turn: Promise<unknown> = Promise.resolve()

const set = (key: string, answer: OwnedSafes | 'asking' | undefined) => ownedSafes.setState({ [key]: answer })

/**
 * Asks Safe's service for the Safes of an account, chain by chain and within its rate limit; nothing is sent where the
 * person hasn't turned it on (S7.4), and nothing more once the limit is hit. It never throws.
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
