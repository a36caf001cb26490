import { ChangedError } from '../../lib/chainErrors.ts'
import type { Fact } from '../../lib/Fact.ts'
import type { Holder } from '../../safe/consent/holder.ts'
import { readKeptHolder } from '../../safe/consent/readKeptHolder.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { clientOf } from '../queries/clients.ts'
import { useFact } from '../queries/queries.ts'

/** The Safe of the same owners that is to hold the NFT; not read without `safe`. */
export function useKeptHolder(chainId: number, safeState: GenuineSafe | undefined): Fact<Holder> {
  const { fact } = useFact<Holder>({
    key: [
      'keptHolder',
      chainId,
      safeState?.address,
      String(safeState?.nonce),
      safeState?.threshold,
      ...(safeState?.owners ?? []),
    ],
    isEnabled: safeState !== undefined,
    read: async () => {
      if (!safeState) throw new ChangedError()
      return readKeptHolder(await clientOf(chainId), chainId, safeState)
    },
  })
  return fact
}
