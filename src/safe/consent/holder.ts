import type { Address } from '../../lib/address.ts'
import { type NewHolder, newHolderAddress } from './newHolder.ts'

/** Who gets the NFT of a wrap: an account, or a Safe that the wrap itself creates. */
export type Holder = Address | NewHolder

export const holderAddress = (holder: Holder): Address =>
  typeof holder === 'string' ? holder : newHolderAddress(holder)

/** Who decides for the holder, as far as that is known without reading the chain. */
export const decidersOf = (holder: Holder): { accounts: readonly Address[]; threshold: number } =>
  typeof holder === 'string'
    ? { accounts: [holder], threshold: 1 }
    : { accounts: holder.owners, threshold: holder.threshold }
