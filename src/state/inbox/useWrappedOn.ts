import type { Address } from '../../lib/address.ts'
import type { Fact } from '../../lib/Fact.ts'
import { type Elsewhere, readElsewhere } from '../../safe/read/readElsewhere.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { clientOf } from '../queries/clients.ts'
import { useFacts } from '../queries/queries.ts'

/** What is at a Safe's address on each of the networks that an app asks for. */
export function useWrappedOn(
  chainIds: readonly number[],
  safeState: GenuineSafe,
): { chainId: number; fact: Fact<Elsewhere>; driver: Address | undefined }[] {
  const reads = useFacts(
    chainIds.map((chainId) => ({
      key: ['elsewhere', chainId, safeState.address, safeState.threshold, ...safeState.owners],
      isLong: true,
      read: async () => readElsewhere(await clientOf(chainId), safeState),
    })),
  )
  return reads.flatMap(({ fact }, index) => {
    const chainId = chainIds[index]
    const found = 'value' in fact ? fact.value : undefined
    return chainId === undefined
      ? []
      : [{ chainId, fact, driver: found?.kind === 'wrapped' ? found.driver : undefined }]
  })
}
