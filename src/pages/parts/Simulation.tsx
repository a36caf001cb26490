import type { Chain } from '../../lib/chains.ts'
import type { Action } from '../../state/transactions/useAction.ts'
import { formatAmount } from '../../ui/amount.ts'
import { Notice } from '../../ui/Notice.tsx'
import { pageWords } from '../../words/en/pages.ts'
import styles from './Simulation.module.css'
import { Refusal } from './WriteProgress.tsx'

type Props = {
  action: Action
  chain: Chain
  onAgain: () => void
  /** Whether to show only refusals. */
  isOnlyRefusal: boolean
}

const triedCopy = (fee: bigint | 'unknown', symbol: string): string =>
  fee === 'unknown' ? pageWords.write.triedFeeUnknown : pageWords.write.tried(formatAmount(fee, symbol))

/** The result of simulating an act. Its space is reserved from the start, so that the buttons below don't move. */
export function Simulation({ action: { simulated, status }, chain, onAgain, isOnlyRefusal }: Props) {
  if (simulated.status === 'incomplete') return null
  return (
    <>
      {!isOnlyRefusal && (
        <div className={styles.simulation} role="status">
          {simulated.status === 'trying' && <p className="muted">{pageWords.write.trying}</p>}
          {simulated.status === 'ready' && (
            <Notice kind="ok">{triedCopy(simulated.prepared.fee, chain.currency.symbol)}</Notice>
          )}
        </div>
      )}
      {/* once it was sent, only the outcome counts */}
      {simulated.status === 'refused' && status.status === 'idle' && (
        <Refusal error={simulated.error} chain={chain} onAgain={onAgain} />
      )}
    </>
  )
}
