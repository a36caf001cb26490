import type { Chain } from '../../lib/chains.ts'
import type { SafeState } from '../../safe/read/readSafe.ts'
import { Address } from '../../ui/Address.tsx'
import { SmallArt } from '../../ui/art/Art.tsx'
import { pageWords } from '../../words/en/pages.ts'
import { Holdings } from '../parts/holdings/Holdings.tsx'
import styles from './Wrap.module.css'

/**
 * The Safe in question: its picture as an NFT, its address, and what it holds, as far as that is known.
 * @param block at which the state was read
 */
export function SafeSummary({ chain, state, block }: { chain: Chain; state: SafeState; block: bigint }) {
  return (
    <section className={styles.summary} aria-label={pageWords.safe.contents}>
      <span className={styles.picture}>
        <SmallArt address={state.address} chainId={chain.id} isProof />
      </span>
      <div>
        {state.kind === 'safe' && (
          <Holdings chain={chain} safe={state.address} balance={state.balance} block={block} isBrief />
        )}
        <Address address={state.address} isFull />
        <p className="small muted">{chain.name}</p>
      </div>
    </section>
  )
}
