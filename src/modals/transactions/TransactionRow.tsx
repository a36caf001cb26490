import { shortAddress } from '../../lib/address.ts'
import { chainById } from '../../state/settings/configuredChains.ts'
import { receiptHashOf } from '../../state/transactions/receiptHashOf.ts'
import {
  type Asked,
  ENOUGH_CONFIRMATIONS,
  isAsked,
  isProposal,
  type Operation,
  type Sent,
  type Transaction,
} from '../../state/transactions/transactionLog.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { formatAgo } from '../../ui/formatAgo.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { inOnePiece } from '../../ui/inOnePiece.ts'
import { transactionWords } from '../../words/en/transactions.ts'
import { Dismiss } from './Dismiss.tsx'
import styles from './RecentTransactions.module.css'

type Look = 'waiting' | 'ok' | 'danger' | 'unknown' | 'other'

const LOOKS: Record<Transaction['status'], { look: Look; icon?: IconName }> = {
  asked: { look: 'unknown', icon: 'question' },
  pending: { look: 'waiting' },
  proposed: { look: 'waiting' },
  confirmed: { look: 'ok', icon: 'check' },
  failed: { look: 'danger', icon: 'close' },
  replaced: { look: 'other', icon: 'arrow' },
  cancelled: { look: 'other', icon: 'back' },
  done: { look: 'other', icon: 'check' },
  void: { look: 'other', icon: 'close' },
  unknown: { look: 'unknown', icon: 'question' },
}

/** The transaction's status in one line. */
function stateOf(transaction: Transaction): string {
  const { inList } = transactionWords
  const { status, confirmations, block } = transaction
  if (status === 'confirmed' && block && confirmations < ENOUGH_CONFIRMATIONS) return inList.confirmedBy(confirmations)
  if (isProposal(transaction)) {
    const { signed, required } = transaction
    if (status === 'pending') return inList.executing
    if (status === 'proposed' && signed !== undefined && required !== undefined) return inList.signed(signed, required)
    return inList[transaction.status]
  }
  if (isAsked(transaction)) return status === 'asked' ? inList.asked : inList.unclear
  const isReplaced = 'replacedBy' in transaction && transaction.replacedBy !== undefined
  if (status === 'pending' && isReplaced) return inList.spedUp
  return status === 'replaced' && !isReplaced ? inList.lost : inList[transaction.status]
}

// the chain client is heavy, and loaded on click
const lookAgain = (transaction: Sent | Operation | Asked) =>
  void import('../../state/transactions/watchTransactions.ts').then(
    ({ watchAgain }) => watchAgain(transaction),
    () => undefined,
  )

type Props = {
  transaction: Transaction
  /** Called once the user has removed it from the list. */
  onGone: () => void
}

/** One transaction: what it is, its status, where and when, and a link to the chain's explorer. */
export function TransactionRow({ transaction, onGone }: Props) {
  const { look, icon } = LOOKS[transaction.status]
  const chain = chainById(transaction.chainId)
  const what = transactionWords.kinds[transaction.kind](inOnePiece(shortAddress(transaction.safe)))
  const hash = receiptHashOf(transaction)
  return (
    <li className={styles.row} data-look={look}>
      <span className={styles.mark}>{icon ? <Icon name={icon} /> : <i className={styles.turning} />}</span>
      <div className={styles.words}>
        <p>{what}</p>
        <p className={styles.state}>{stateOf(transaction)}</p>
        <p className="small muted">
          {chain?.name} · {formatAgo(transaction.sentAt, Date.now())}
        </p>
        {(isAsked(transaction) || transaction.status === 'unknown') && !isProposal(transaction) && (
          <Button size="small" onClick={() => lookAgain(transaction)}>
            {transactionWords.lookAgain}
          </Button>
        )}
        <Dismiss transaction={transaction} what={what} size="small" onGone={onGone} />
      </div>
      {hash && chain?.explorer && (
        <ButtonLink
          look="quiet"
          size="square"
          href={`${chain.explorer.url}/tx/${hash}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={transactionWords.openIn(chain.explorer.name, what)}
        >
          <Icon name="external" size={16} />
        </ButtonLink>
      )}
    </li>
  )
}
