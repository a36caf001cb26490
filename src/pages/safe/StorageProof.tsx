import type { Chain } from '../../lib/chains.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { useStorageProof } from '../../state/queries/useStorageProof.ts'
import page from '../../ui/Page.module.css'
import { proofWords } from '../../words/en/proof.ts'
import { ProofState } from '../parts/ProofState.tsx'

type Props = { chain: Chain; safe: GenuineSafe; block: bigint }

/** Whether a Safe's storage holds more than its lists show, proven by the newest block. */
export function StorageProof({ chain, safe, block }: Props) {
  const proof = useStorageProof(chain.id, safe, block)
  return (
    <section className={page.section}>
      <h2>{proofWords.title}</h2>
      <p className="small muted">{proofWords.say}</p>
      <ProofState proof={proof} isWrapped={safe.wrap !== 'missing' && safe.wrap.isLive} />
    </section>
  )
}
