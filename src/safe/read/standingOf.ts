import { type Address, isSameAddress } from '../../lib/address.ts'
import { liveWrapOf } from './liveWrapOf.ts'
import type { HolderKind } from './readHolder.ts'
import type { SafeState } from './readSafe.ts'

/** Who drives a wrapped Safe, as seen from one account. */
export type Standing =
  | { kind: 'you' }
  /** A Safe that the account is an owner of. */
  | { kind: 'yourSafe'; address: Address; threshold: number; owners: number }
  /** A Safe that is wrapped itself, and that the account drives. */
  | { kind: 'yourWrapped'; address: Address }
  | { kind: 'account' | 'contract' | 'unread'; address: Address }

/** Who drives a Safe that is wrapped now, whatever it runs; undefined where it isn't wrapped, or nothing is known of it. */
export const driverIn = (state: SafeState | undefined): Address | undefined =>
  state?.kind === 'safe' || state?.kind === 'unknownSingleton' ? liveWrapOf(state)?.driver : undefined

/** Whether an account has a say in a Safe: as an owner, or as its driver while it is wrapped. */
export function isOwnSafe(state: SafeState | undefined, account: Address): boolean {
  if (state?.kind !== 'safe') return false
  return [...state.owners, liveWrapOf(state)?.driver].some((one) => isSameAddress(one, account))
}

/**
 * How a driver relates to an account.
 * @param holder what the driver is; undefined where that isn't known, which gives `unread`
 */
export function standingOf(driver: Address, account: Address | undefined, holder: HolderKind | undefined): Standing {
  if (isSameAddress(driver, account)) return { kind: 'you' }
  if (holder?.kind !== 'safe') return { kind: holder?.kind ?? 'unread', address: driver }
  if (isSameAddress(holder.driver, account)) return { kind: 'yourWrapped', address: driver }
  const { owners, threshold } = holder
  if (account && owners.some((owner) => isSameAddress(owner, account)))
    return { kind: 'yourSafe', address: driver, threshold, owners: owners.length }
  return { kind: 'contract', address: driver }
}
