import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import type { Fact } from '../../lib/Fact.ts'
import { known } from '../../lib/known.ts'
import type { HeldSafes } from '../../safe/read/readHeldSafes.ts'
import type { SafeState } from '../../safe/read/readSafe.ts'
import { driverIn, isOwnSafe, type Standing, standingOf } from '../../safe/read/standingOf.ts'
import { knownSafes } from '../settings/knownSafes.ts'
import { isHadBy, listedSafes, noteHeld } from '../settings/listedSafes.ts'
import { useHeldSafes } from './useHeldSafes.ts'
import { useHolders } from './useHolders.ts'
import { useSafes } from './useSafes.ts'

/** How many of the Safes this browser knows are read, per chain. */
const MOST_KNOWN = 60

/** A Safe of an account: by its NFT, through another Safe of the account's, or held by a contract for now. */
type MySafe = { address: Address; fact: Fact<SafeState>; standing: Standing }

/** What an account has on one chain. */
export type MySafes = {
  /** What our contract there lists for it. */
  held: Fact<HeldSafes>
  safes: readonly MySafe[]
  /** Known to this browser, but couldn't be read: some may be the account's. */
  unread: number
  again: () => void
}

/** Usable ones first, those held by others last. */
const ORDER: readonly Standing['kind'][] = ['you', 'yourSafe', 'yourWrapped', 'unread', 'contract', 'account']
const OWN: ReadonlySet<Standing['kind']> = new Set(['you', 'yourSafe', 'yourWrapped'])
const isOwn = ({ kind }: Standing): boolean => OWN.has(kind)
const rankOf = ({ standing }: MySafe): number => ORDER.indexOf(standing.kind)

const unique = (addresses: readonly Address[]): Address[] => [...new Set(addresses)]

/** The Safes of a chain that this browser has looked at, watches, or saw with the account. */
function useKnown(chainId: number, account: Address): { all: Address[]; had: ReadonlySet<Address> } {
  const seen = useSyncExternalStore(knownSafes.subscribe, knownSafes.read, knownSafes.read)
  const listed = useSyncExternalStore(listedSafes.subscribe, listedSafes.read, listedSafes.read)
  const here = listed.filter((one) => one.chainId === chainId)
  const had = here.filter((one) => isHadBy(one, account)).map(({ address }) => address)
  const others = [...here.filter(({ isWatched }) => isWatched), ...seen.filter((one) => one.chainId === chainId)]
  const all = unique([...had, ...others.map(({ address }) => address)]).slice(0, MOST_KNOWN)
  return { all, had: new Set(had) }
}

/**
 * The wrapped Safes of an account on one chain: those that our contract lists for it and for each of its Safes, and of
 * those this browser knows, the ones it drives before they are sealed and the ones a contract holds.
 * @param more further Safes to read, each only a hint
 */
export function useMySafes(chain: Chain, account: Address, more: readonly Address[] = []): MySafes {
  const { all, had } = useKnown(chain.id, account)
  const hints = unique([...all, ...more])
  const hinted = useSafes(chain.id, hints)
  const own = hints.filter((_, index) => isOwnSafe(hinted[index] && known(hinted[index].fact), account))
  const holders = unique([account, ...own])
  const lists = useHeldSafes(chain.id, holders)
  const held = unique(lists.flatMap(({ fact }) => known(fact)?.safes.map(({ address }) => address) ?? []))
  const fresh = held.filter((address) => !hints.includes(address))
  const states = new Map<Address, Fact<SafeState>>()
  for (const [index, address] of hints.entries()) if (hinted[index]) states.set(address, hinted[index].fact)
  const freshReads = useSafes(chain.id, fresh)
  for (const [index, address] of fresh.entries()) if (freshReads[index]) states.set(address, freshReads[index].fact)

  const driverOf = (address: Address): Address | undefined => {
    const fact = states.get(address)
    const listing = lists.findIndex(({ fact }) => known(fact)?.safes.some((one) => one.address === address))
    return driverIn(fact && known(fact)) ?? holders[listing]
  }
  const drivers = unique([...states.keys()].flatMap((address) => driverOf(address) ?? [])).filter(
    (driver) => driver !== account,
  )
  const kinds = useHolders(chain.id, drivers)
  const safes = [...states].flatMap(([address, fact]): MySafe[] => {
    const driver = driverOf(address)
    if (!driver) return []
    const kind = kinds[drivers.indexOf(driver)]
    const standing = standingOf(driver, account, kind && known(kind.fact))
    const isAway = standing.kind === 'contract' || standing.kind === 'unread'
    if (standing.kind === 'account' || (isAway && !had.has(address))) return []
    return [{ address, fact, standing }]
  })

  const mine = safes.filter(({ standing }) => isOwn(standing)).map(({ address }) => address)
  const noted = mine.join()
  // before paint, or it would flash up in two lists
  // biome-ignore lint/correctness/useExhaustiveDependencies: `noted` stands for `mine`, a new array on each render
  useLayoutEffect(() => noteHeld(chain.id, account, mine), [chain.id, account, noted])

  const [first] = lists
  return {
    held: first?.fact ?? { status: 'loading' },
    safes: safes.toSorted((one, other) => rankOf(one) - rankOf(other)),
    unread: hinted.filter(({ fact }) => fact.status === 'unknown').length,
    again: () => {
      for (const { again } of [...lists, ...hinted, ...freshReads, ...kinds]) again()
    },
  }
}
