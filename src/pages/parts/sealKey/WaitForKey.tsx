import type { Chain } from '../../../lib/chains.ts'
import type { KeyNext } from '../../../safe/sealKey/nextOfKey.ts'
import type { KeyAct } from '../../../state/sealKey/actByKey.ts'
import { formatExactly } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { TransactionLink } from '../../../ui/TransactionLink.tsx'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { transactionWords } from '../../../words/en/transactions.ts'

type Props = {
  chain: Chain
  next: Extract<KeyNext, { step: 'wait' }>
  isDoing: boolean
  onAct: (act: KeyAct) => void
}

/** A key's pending transaction: it can be re-sent, also at a higher fee, and is mined once at most. */
export function WaitForKey({ chain, next, isDoing, onAct }: Props) {
  const { waiting, unheard, underpriced, short, again, raise } = sealKeyWords
  const { sent, isUnheard, isUnderpriced, raised } = next
  const { title, say } = waiting[sent.act](chain.name)
  return (
    <div className={page.section}>
      <div className={page.section} role="status">
        <h3>{title}</h3>
        <p className="muted">{say}</p>
        {isUnheard ? (
          <Notice kind="unknown">{unheard}</Notice>
        ) : (
          isUnderpriced && <Notice kind="attention">{underpriced}</Notice>
        )}
        {isUnderpriced && next.short !== undefined && (
          <p className="small">{short(formatExactly(next.short, chain.currency.symbol))}</p>
        )}
      </div>
      <Facts rows={[[transactionWords.transaction, <TransactionLink key="t" hash={sent.hash} chain={chain} />]]} />
      <div className={page.acts}>
        {isUnheard && (
          <Button look="primary" aria-disabled={isDoing} onClick={() => onAct('again')}>
            {again}
          </Button>
        )}
        {raised && (
          <Button
            look={isUnderpriced && !isUnheard ? 'primary' : 'secondary'}
            aria-disabled={isDoing}
            onClick={() => onAct('raise')}
          >
            {raise}
          </Button>
        )}
      </div>
    </div>
  )
}
