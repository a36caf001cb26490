import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { persisted } from './storage.ts'

const MOST_LISTED = 300
const MOST_HOLDERS = 10

const ListedSafe = z.object({
  chainId: z.number().check(z.int(), z.gte(1)),
  address: AddressSchema,
  /** Whether the person watches it. */
  isWatched: z.optional(z.boolean()),
  /** The person's accounts that once held or drove it, by themselves or through a Safe of theirs, as read on chain. */
  hadBy: z.optional(z.array(AddressSchema).check(z.maxLength(MOST_HOLDERS))),
})

type ListedSafe = z.infer<typeof ListedSafe>

/** The Safes that are watched, and those that an account of the person's held once; newest first. */
export const listedSafes = persisted<ListedSafe[]>({
  key: STORAGE_KEYS.listedSafes,
  version: 1,
  schema: z.array(ListedSafe).check(z.maxLength(MOST_LISTED)),
  initial: [],
})

const isAt =
  (chainId: number, address: Address) =>
  (one: ListedSafe): boolean =>
    one.chainId === chainId && isSameAddress(one.address, address)

/** Over the limit, unwatched ones are dropped first. */
const fitting = (all: readonly ListedSafe[]): ListedSafe[] => {
  const isSpare = new Set(all.filter(({ isWatched }) => !isWatched).slice(Math.max(0, MOST_LISTED - countWatched(all))))
  return all.filter((one) => !isSpare.has(one)).slice(0, MOST_LISTED)
}

const countWatched = (all: readonly ListedSafe[]): number => all.filter(({ isWatched }) => isWatched).length

/** Watches a Safe of one chain in this browser, or stops that. */
export function watchSafe(chainId: number, address: Address, isWatched: boolean): void {
  const all = listedSafes.read()
  const before = all.find(isAt(chainId, address))
  if ((before?.isWatched ?? false) === isWatched) return
  const others = all.filter((one) => one !== before)
  const hadBy = before?.hadBy
  const next = { chainId, address, ...(isWatched && { isWatched }), ...(hadBy && { hadBy }) }
  listedSafes.write(fitting(isWatched || hadBy ? [next, ...others] : others))
}

/** Notes that an account holds or drives these Safes, also through a Safe of its own, so that they are found again once it doesn't. */
export function noteHeld(chainId: number, account: Address, addresses: readonly Address[]): void {
  const all = listedSafes.read()
  const fresh = addresses.filter((address) => !all.some((one) => isAt(chainId, address)(one) && isHadBy(one, account)))
  if (fresh.length === 0) return
  const added = fresh.map((address): ListedSafe => {
    const before = all.find(isAt(chainId, address))
    return { ...before, chainId, address, hadBy: [account, ...(before?.hadBy ?? [])].slice(0, MOST_HOLDERS) }
  })
  const others = all.filter((one) => !fresh.some((address) => isAt(chainId, address)(one)))
  listedSafes.write(fitting([...added, ...others]))
}

/** Whether an account is recorded as having held or driven it. */
export const isHadBy = ({ hadBy = [] }: ListedSafe, account: Address | undefined): boolean =>
  hadBy.some((one) => isSameAddress(one, account))

/** Whether a Safe is in the list as watched. */
export const isWatchedIn = (all: readonly ListedSafe[], chainId: number, address: Address): boolean =>
  all.some((one) => one.isWatched === true && isAt(chainId, address)(one))
