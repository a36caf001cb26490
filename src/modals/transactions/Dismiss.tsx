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
  /** The transaction's title, for the button's accessible name. */
  what?: string
  size?: 'small'
  /** Called before the entry is removed, to move the focus. */
  onGone?: () => void
}

/** Removes an entry that may never be mined, after a warning that this doesn't cancel the transaction. */
export function Dismiss({ transaction, what, size, onGone }: Props) {
  const [isAsked, setAsked] = useState(false)
  const all = useRef<HTMLDivElement>(null)
  // the warning pushes the buttons down, in a dialog possibly out of view
  useEffect(() => {
    if (isAsked) all.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isAsked])
  if (!isDismissable(transaction)) return null
  const { dismiss, dismissAsked, dismissIt, dismissProposed, dismissSent, keepIt } = transactionWords
  const said = isUnanswered(transaction) ? dismissAsked : isProposal(transaction) ? dismissProposed : dismissSent
  const act = ({ detail }: MouseEvent) => {
    // ignores the second click of a double click
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
