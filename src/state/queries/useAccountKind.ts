import type { Address } from '../../lib/address.ts'
import type { Fact } from '../../lib/Fact.ts'
import { type AccountKind, readAccountKind } from '../../safe/read/readAccountKind.ts'
import { clientOf } from './clients.ts'
import { useFact } from './queries.ts'

/** What kind of account an address is on a chain, read before it is prompted for anything. */
export function useAccountKind(chainId: number, account: Address): { fact: Fact<AccountKind>; again: () => void } {
  const read = async () => readAccountKind(await clientOf(chainId), account)
  return useFact({ key: ['accountKind', chainId, account], read })
}
