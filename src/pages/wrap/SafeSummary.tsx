import type { Chain } from '../../lib/chains.ts'
import type { SafeState } from '../../safe/read/readSafe.ts'
import { Address } from '../../ui/Address.tsx'
import { formatAmount } from '../../ui/amount.ts'
import { SmallArt } from '../../ui/art/Art.tsx'
import { pageWords } from '../../words/en/pages.ts'
import styles from './Wrap.module.css'

/** Which Safe it is about: its picture as an NFT would have it, its address, and what is in it, as far as it is read. */
export function SafeSummary({ chain, state }: { chain: Chain; state: SafeState }) {
  return (
    <section className={styles.summary} aria-label={pageWords.wallet.contents}>
      <span className={styles.picture}>
        <SmallArt address={state.address} chainId={chain.id} isProof />
      </span>
      <div>
        {state.kind === 'safe' && (
          <p className={styles.contents}>
            <bdi>{formatAmount(state.balance, chain.currency.symbol)}</bdi>
          </p>
        )}
        <Address address={state.address} isFull />
        <p className="small muted">
          {chain.name}
          {state.kind === 'safe' && <>. {pageWords.wallet.nativeOnly}</>}
        </p>
      </div>
    </section>
  )
}
