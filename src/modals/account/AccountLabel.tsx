import { type ReactNode, useEffect } from 'react'
import { type Address, shortAddress } from '../../lib/address.ts'
import { resumeTransactions } from '../../state/transactions/resumeTransactions.ts'
import { useTransactions } from '../../state/transactions/useTransactions.ts'
import { SmallArt } from '../../ui/art/Art.tsx'
import { transactionWords } from '../../words/en/transactions.ts'
import styles from './AccountLabel.module.css'

type Props = {
  /** The connected account. */
  account: Address
  chainId: number
  /** Id for the button's `aria-describedby`. */
  id: string
  /** Called with the pending count as text, for the button's name; empty while nothing is pending. */
  onPending: (pending: string) => void
}

/** The content of the account's button: picture and short address, or its number of pending transactions. */
export default function AccountLabel({ account, chainId, id, onPending }: Props): ReactNode {
  const { length } = useTransactions(account).filter(({ status }) => status === 'pending')
  // also follows transactions sent from other tabs: without that, the ring might turn forever
  useEffect(resumeTransactions, [])
  const pending = length === 0 ? '' : transactionWords.pendingCount(length)
  useEffect(() => onPending(pending), [onPending, pending])
  return (
    <>
      <span className={styles.picture}>
        <SmallArt address={account} chainId={chainId} />
      </span>
      <span className={styles.text}>
        {/* hidden but keeps its width, so that nothing beside it moves */}
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
