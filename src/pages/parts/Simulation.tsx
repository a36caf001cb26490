import type { Chain } from '../../lib/chains.ts'
import type { PreparedFact } from '../../state/transactions/usePrepared.ts'
import type { WriteStatus } from '../../state/transactions/writeStatus.ts'
import { formatAmount } from '../../ui/amount.ts'
import { Notice } from '../../ui/Notice.tsx'
import { pageWords } from '../../words/en/pages.ts'
import styles from './Simulation.module.css'
import { Refusal } from './WriteProgress.tsx'

type Props = {
  fact: PreparedFact
  /** What has become of the act itself: once it was asked for, that is what counts. */
  status: WriteStatus
  chain: Chain
  onAgain: () => void
}

const sayTried = (fee: bigint | 'unknown', symbol: string): string =>
  fee === 'unknown' ? pageWords.write.triedFeeUnknown : pageWords.write.tried(formatAmount(fee, symbol))

/** How an act went when it was tried out. Its sentence has room from the start: what is pressed below stays in its place. */
export function Simulation({ fact, status, chain, onAgain }: Props) {
  return (
    <>
      <div className={styles.trial} role="status">
        {fact.status === 'trying' && <p className="muted">{pageWords.write.trying}</p>}
        {fact.status === 'ready' && <Notice kind="ok">{sayTried(fact.prepared.fee, chain.currency.symbol)}</Notice>}
      </div>
      {fact.status === 'refused' && status.status === 'idle' && (
        <Refusal error={fact.error} chain={chain} onAgain={onAgain} />
      )}
    </>
  )
}
