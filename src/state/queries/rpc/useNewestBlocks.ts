import type { Fact } from '../../../lib/Fact.ts'
import { type NewestBlocks, readNewestBlocks } from '../../../safe/read/readNewestBlocks.ts'
import { chainById, demoProvider } from '../../settings/configuredChains.ts'
import { nodesOf } from '../clients.ts'
import { useFact } from '../queries.ts'
import { rpcUrlsOf } from '../rpcUrlsOf.ts'

const ASK_EVERY = 60_000
/** Milliseconds for which an answer counts. */
const OLDEST = 2 * ASK_EVERY

const ALONE: Fact<NewestBlocks> = { status: 'value', value: { asked: 1, times: [] }, block: 0n }

/** What the RPCs of a chain say of its newest block, while it is on screen. Where there is one alone, nothing is asked. */
export function useNewestBlocks(chainId: number, isEnabled: boolean): Fact<NewestBlocks> {
  const chain = chainById(chainId)
  const urls = chain && !demoProvider(chainId) ? rpcUrlsOf(chain) : []
  const isAlone = urls.length < 2
  const { fact } = useFact({
    key: ['newestBlocks', chainId, urls.join(' ')],
    async read() {
      const { block, value } = await readNewestBlocks(nodesOf(chainId))
      return { block, value: { ...value, at: Date.now() } }
    },
    isEnabled: isEnabled && !isAlone,
    every: ASK_EVERY,
    isUrgent: true,
  })
  if (isAlone) return ALONE
  // the Safe is looked at often enough that this is noticed
  return fact.status === 'value' && Date.now() - fact.value.at > OLDEST ? { status: 'loading' } : fact
}
