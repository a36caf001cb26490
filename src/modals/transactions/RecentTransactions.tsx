import { useEffect, useRef, useState } from 'react'
import type { Address } from '../../lib/address.ts'
import { resumeTransactions } from '../../state/transactions/resumeTransactions.ts'
import { forgetTransactions, idOf, isAsked, type Transaction } from '../../state/transactions/transactionLog.ts'
import { useTransactions } from '../../state/transactions/useTransactions.ts'
import { Button } from '../../ui/Button.tsx'
import { transactionWords } from '../../words/en/transactions.ts'
import styles from './RecentTransactions.module.css'
import { TransactionRow } from './TransactionRow.tsx'

type Props = {
  /** Whose; of all accounts in this browser when omitted. */
  account?: Address
  /** How many are shown initially. */
  count: number
  /** Whether the section is shown even when it is empty. */
  isAlways?: boolean
}

/** Requests of unknown outcome can't be cleared: without its entry, an act would be offered as if never sent. */
const hasEnded = (transaction: Transaction): boolean =>
  !isAsked(transaction) && transaction.status !== 'pending' && transaction.status !== 'proposed'

/** Transactions sent from this browser (S2.4, S3.4), newest first, on the configured chains only. */
export default function RecentTransactions({ account, count, isAlways = false }: Props) {
  const listed = useTransactions(account)
  const [isWhole, setWhole] = useState(false)
  // each action removes its own button, so the focus is moved before
  const heading = useRef<HTMLHeadingElement>(null)
  // also follows transactions sent from other tabs
  useEffect(resumeTransactions, [])
  if (listed.length === 0 && !isAlways) return null
  const shown = isWhole ? listed : listed.slice(0, count)
  const clear = () => {
    heading.current?.focus()
    forgetTransactions((transaction) => listed.includes(transaction) && hasEnded(transaction))
  }
  const showAll = () => {
    heading.current?.focus()
    setWhole(true)
  }
  return (
    <section className={styles.recent} aria-labelledby="recent-transactions">
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1} id="recent-transactions">
          {transactionWords.recent}
        </h3>
        {listed.some(hasEnded) && (
          <Button look="quiet" size="small" title={transactionWords.clearSay} onClick={clear}>
            {transactionWords.clear}
          </Button>
        )}
      </div>
      {listed.length === 0 ? (
        <p className="small muted">{transactionWords.none}</p>
      ) : (
        <ul className={styles.rows}>
          {shown.map((transaction) => (
            <TransactionRow key={idOf(transaction)} transaction={transaction} onGone={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {shown.length < listed.length && (
        <Button look="quiet" size="small" onClick={showAll}>
          {transactionWords.showAll(listed.length)}
        </Button>
      )}
    </section>
  )
}
