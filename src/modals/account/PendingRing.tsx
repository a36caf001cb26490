import { type ReactNode, useEffect } from 'react'
import type { Address } from '../../lib/address.ts'
import { resumeTransactions } from '../../state/transactions/resumeTransactions.ts'
import { useTransactions } from '../../state/transactions/useTransactions.ts'
import { transactionWords } from '../../words/en/transactions.ts'
import styles from './PendingRing.module.css'

type Props = {
  /** Whose. */
  account: Address
  /** What the button is described by. */
  id: string
}

/** A ring around the account's button while a transaction of it is pending. */
export default function PendingRing({ account, id }: Props): ReactNode {
  const { length } = useTransactions(account).filter(({ status }) => status === 'pending')
  // one that another tab has sent is followed here too: without that its ring might turn for ever
  useEffect(resumeTransactions, [])
  return (
    length > 0 && (
      <>
        <span className={styles.ring} title={transactionWords.underWay(length)} />
        <span id={id} className="hidden">
          {transactionWords.underWay(length)}
        </span>
      </>
    )
  )
}
