import { NetworkUnreachableError } from '../../lib/chainErrors.ts'
import type { Chain } from '../../lib/chains.ts'
import type { Fact } from '../../lib/Fact.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { askQueue } from '../../safe/transactionService.ts'
import { useFact } from '../queries/queries.ts'
import { settings } from '../settings/settings.ts'

/** How many transactions wait in a Safe's queue; undefined where Safe's service isn't to be asked. */
export function useQueue(chain: Chain, { address, nonce }: GenuineSafe): Fact<number> | undefined {
  const service = settings.read().asksSafeService ? chain.safeService : undefined
  const { fact } = useFact({
    key: ['queue', chain.id, address, nonce.toString()],
    isEnabled: service !== undefined,
    async read() {
      const count = service && (await askQueue(service, address, nonce))
      if (typeof count === 'number') return { value: count, block: 0n }
      throw new NetworkUnreachableError({ details: "Safe's transaction service" })
    },
  })
  return service ? fact : undefined
}
