import { type MouseEvent, useEffect, useRef, useState } from 'react'
import {
  forgetTransactions,
  idOf,
  isDismissable,
  isProposal,
  isAsked as isUnanswered,
  type Transaction,
} from '../../state/transactions/transactionLog.ts'
import { Button } from '../../ui/Button.tsx'
import page from '../../ui/Page.module.css'
import { transactionWords } from '../../words/en/transactions.ts'

type Props = {
  transaction: Transaction
  /** What it is, for whoever hears a button without what stands around it. */
  what?: string
  size?: 'small'
  /** Once it is off the list, and the focus with it. */
  onGone?: () => void
}

/** Takes what the chain may never hold off the list for good, after saying that this takes nothing back. */
export function Dismiss({ transaction, what, size, onGone }: Props) {
  const [isAsked, setAsked] = useState(false)
  const all = useRef<HTMLDivElement>(null)
  // what is said moves the acts down, and in a dialog out of sight
  useEffect(() => {
    if (isAsked) all.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isAsked])
  if (!isDismissable(transaction)) return null
  const { dismiss, dismissAsked, dismissIt, dismissProposed, dismissSent, keepIt } = transactionWords
  const said = isUnanswered(transaction) ? dismissAsked : isProposal(transaction) ? dismissProposed : dismissSent
  const act = ({ detail }: MouseEvent) => {
    // the second half of a double click hasn't read anything
    if (detail > 1) return
    if (!isAsked) return setAsked(true)
    onGone?.()
    forgetTransactions((other) => idOf(other) === idOf(transaction))
  }
  return (
    <div ref={all} className={page.section}>
      <p className="small" role="status">
        {isAsked && said}
      </p>
      <div className={page.acts}>
        <Button
          look={isAsked ? 'secondary' : 'quiet'}
          {...(size && { size })}
          {...(!isAsked && what && { 'aria-label': `${dismiss}: ${what}` })}
          onClick={act}
        >
          {isAsked ? dismissIt : dismiss}
        </Button>
        {isAsked && (
          <Button look="quiet" {...(size && { size })} onClick={() => setAsked(false)}>
            {keepIt}
          </Button>
        )}
      </div>
    </div>
  )
}
