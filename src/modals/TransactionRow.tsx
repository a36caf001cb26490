import { shortAddress } from '../address.ts'
import type { TxHash } from '../hash.ts'
import { chainById } from '../state/chains.ts'
import { ENOUGH_CONFIRMATIONS, isProposal, type Sent, type Transaction } from '../state/transactions/transactionLog.ts'
import { formatAgo } from '../ui/ago.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { inOnePiece } from '../ui/inOnePiece.ts'
import { transactionWords } from '../words/enTransactions.ts'
import styles from './RecentTransactions.module.css'

type Look = 'waiting' | 'ok' | 'danger' | 'unknown' | 'other'

const LOOKS: Record<Transaction['status'], { look: Look; icon?: IconName }> = {
  pending: { look: 'waiting' },
  proposed: { look: 'waiting' },
  confirmed: { look: 'ok', icon: 'check' },
  failed: { look: 'danger', icon: 'close' },
  replaced: { look: 'other', icon: 'arrow' },
  cancelled: { look: 'other', icon: 'back' },
  unknown: { look: 'unknown', icon: 'question' },
}

/** The one line that says how far it got. */
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
  if (status === 'pending' && transaction.replacedBy) return inList.spedUp
  return status === 'replaced' && !transaction.replacedBy ? inList.lost : inList[transaction.status]
}

/** What an explorer knows: never a proposal's own hash. */
const hashOf = (transaction: Transaction): TxHash | undefined =>
  isProposal(transaction) ? transaction.hash : (transaction.replacedBy ?? transaction.hash)

// what asks a chain is heavy, and comes with the click
const lookAgain = (transaction: Sent) =>
  void import('../state/transactions/watchTransactions.ts').then(
    ({ watchAgain }) => watchAgain(transaction),
    () => undefined,
  )

/** One transaction: what, how far, where and when, and a way to its own page at the chain's explorer. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { look, icon } = LOOKS[transaction.status]
  const chain = chainById(transaction.chainId)
  const what = transactionWords.kinds[transaction.kind](inOnePiece(shortAddress(transaction.safe)))
  const hash = hashOf(transaction)
  return (
    <li className={styles.row} data-look={look}>
      <span className={styles.mark}>{icon ? <Icon name={icon} /> : <i className={styles.turning} />}</span>
      <div className={styles.words}>
        <p>{what}</p>
        <p className={styles.state}>{stateOf(transaction)}</p>
        <p className="small muted">
          {chain?.name} · {formatAgo(transaction.sentAt, Date.now())}
        </p>
        {transaction.status === 'unknown' && !isProposal(transaction) && (
          <Button size="small" onClick={() => lookAgain(transaction)}>
            {transactionWords.lookAgain}
          </Button>
        )}
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
