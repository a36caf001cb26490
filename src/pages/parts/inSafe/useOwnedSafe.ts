import { type Address, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { useSafe } from '../../../state/queries/useSafe.ts'

/** The Safe at an address, where an account is one of its owners. */
export function useOwnedSafe(chain: Chain, safe: Address, account: Address | undefined): GenuineSafe | undefined {
  const state = known(useSafe(chain.id, safe).fact)
  return state?.kind === 'safe' && state.owners.some((owner) => isSameAddress(owner, account)) ? state : undefined
}
