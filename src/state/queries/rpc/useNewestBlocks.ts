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

/** The newest block according to each RPC of a chain, while on screen. With a single RPC nothing is read. */
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
  // the Safe's re-reads re-render this often enough
  return fact.status === 'value' && Date.now() - fact.value.at > OLDEST ? { status: 'loading' } : fact
}
