import type { Chain } from '../../../lib/chains.ts'
import type { KeyState } from '../../../safe/sealKey/nextOfKey.ts'
import type { SealKey } from '../../../safe/sealKey/sealKey.ts'
import { useIsPaid } from '../../../state/sealKey/useIsPaid.ts'
import { formatExactly } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { sealKeyWords } from '../../../words/en/sealKey.ts'

/** Says that nothing can be sent back, and offers to delete the key, unless a payment to it is pending. */
export function NothingLeft({
  chain,
  sealKey,
  state,
  onDrop,
}: {
  chain: Chain
  sealKey: SealKey
  state: KeyState
  onDrop: () => void
}) {
  const { back, next } = state
  const isComing = useIsPaid(sealKey)
  if (next.step === 'wait' || (back.status !== 'none' && back.status !== 'dust')) return null
  if (isComing) return next.step === 'fund' ? null : <p className="muted">{sealKeyWords.paymentComing}</p>
  const dust = back.status === 'dust' && sealKeyWords.dust(formatExactly(back.balance, chain.currency.symbol))
  return (
    <div className={page.section}>
      {dust ? (
        <Notice kind="info" title={dust.title}>
          {dust.say}
        </Notice>
      ) : (
        next.step !== 'fund' && <p>{sealKeyWords.empty}</p>
      )}
      <div className={page.acts}>
        <Button look="quiet" size="small" onClick={onDrop}>
          {sealKeyWords.drop}
        </Button>
      </div>
    </div>
  )
}
