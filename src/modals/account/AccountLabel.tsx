import { type ReactNode, useEffect } from 'react'
import { type Address, shortAddress } from '../../lib/address.ts'
import { resumeTransactions } from '../../state/transactions/resumeTransactions.ts'
import { useTransactions } from '../../state/transactions/useTransactions.ts'
import { SmallArt } from '../../ui/art/Art.tsx'
import { transactionWords } from '../../words/en/transactions.ts'
import styles from './AccountLabel.module.css'

type Props = {
  /** Whose. */
  account: Address
  chainId: number
  /** What the button is described by. */
  id: string
  /** Told what the button shows of it, for its name; empty while nothing is pending. */
  onPending: (pending: string) => void
}

/** What stands on the account's button: its picture and short address, or how many of its transactions are pending. */
export default function AccountLabel({ account, chainId, id, onPending }: Props): ReactNode {
  const { length } = useTransactions(account).filter(({ status }) => status === 'pending')
  // one that another tab has sent is followed here too: without that its ring might turn for ever
  useEffect(resumeTransactions, [])
  const pending = length === 0 ? '' : transactionWords.pendingCount(length)
  useEffect(() => onPending(pending), [onPending, pending])
  return (
    <>
      <span className={styles.picture}>
        <SmallArt address={account} chainId={chainId} />
      </span>
      <span className={styles.text}>
        {/* keeps its room, so that nothing moves beside it */}
        <span className={length === 0 ? undefined : styles.gone}>{shortAddress(account)}</span>
        {length > 0 && <span>{pending}</span>}
      </span>
      {length > 0 && (
        <>
          <span className={styles.ring} title={transactionWords.underWay(length)} />
          <span id={id} className="hidden">
            {transactionWords.underWay(length)}
          </span>
        </>
      )}
    </>
  )
}
