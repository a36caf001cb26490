import type { ReactNode } from 'react'
import type { Chain } from '../../lib/chains.ts'
import { Dismiss } from '../../modals/transactions/Dismiss.tsx'
import { Unanswered } from '../../modals/transactions/Unanswered.tsx'
import { outcomeOf } from '../../state/transactions/outcomeOf.ts'
import { receiptHashOf } from '../../state/transactions/receiptHashOf.ts'
import {
  type Asked,
  idOf,
  isAsked,
  isOperation,
  isProposal,
  type Transaction,
} from '../../state/transactions/transactionLog.ts'
import { watchAgain } from '../../state/transactions/watchTransactions.ts'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { TransactionLink } from '../../ui/TransactionLink.tsx'
import { formatLocale } from '../../words/defineMessages.ts'
import { transactionWords } from '../../words/en/transactions.ts'

const isSpedUp = (transaction: Transaction): boolean =>
  'replacedBy' in transaction && transaction.replacedBy !== undefined

/** The Safe transaction hash or user operation hash, shown until there is a transaction. */
function ownHashOf(transaction: Transaction): [string, string] | undefined {
  if (isProposal(transaction)) return [transactionWords.proposal, transaction.safeTxHash]
  return isOperation(transaction) ? [transactionWords.answer, transaction.answer] : undefined
}

function Hashes({ transaction, chain }: { transaction: Transaction; chain: Chain }) {
  const rows: [string, ReactNode][] = []
  const hash = receiptHashOf(transaction)
  const own = ownHashOf(transaction)
  const isOther = transaction.status === 'replaced' || transaction.status === 'cancelled'
  const name = isOther && hash !== undefined ? transactionWords.instead : transactionWords.transaction
  if (hash) rows.push([name, <TransactionLink key="t" hash={hash} chain={chain} />])
  if (own && !hash)
    rows.push([
      own[0],
      <code key="s" className="mono">
        {own[1]}
      </code>,
    ])
  return <Facts rows={rows} />
}

/** The status as heading; in a list it comes below the transaction's description. */
function Heading({ what, said }: { what: string | undefined; said: { title: string; say: string } }) {
  if (what === undefined) return <h2>{said.title}</h2>
  return (
    <>
      <h3>{what}</h3>
      <p>{said.title}</p>
    </>
  )
}

type HeadProps = { transaction: Transaction; what: string | undefined }

function Waiting({ transaction, chain, what }: HeadProps & { chain: Chain }) {
  const said = isProposal(transaction) ? transactionWords.executing(chain.name) : transactionWords.pending(chain.name)
  return (
    <>
      <Heading what={what} said={said} />
      {isSpedUp(transaction) && <p>{transactionWords.spedUp}</p>}
      {transaction.wasUnsettled && <p>{transactionWords.unsettled}</p>}
      {what === undefined && <p className="muted">{said.say}</p>}
    </>
  )
}

function Proposed({ transaction, what }: HeadProps) {
  const { proposed, signed } = transactionWords
  const isCounted = isProposal(transaction) && transaction.signed !== undefined && transaction.required !== undefined
  return (
    <>
      <Heading what={what} said={proposed} />
      {transaction.wasUnsettled && <p>{transactionWords.unsettled}</p>}
      {isCounted && <p>{signed(transaction.signed ?? 0, transaction.required ?? 0)}</p>}
      {what === undefined && <p className="muted">{proposed.say}</p>}
    </>
  )
}

type Props = {
  transaction: Transaction
  chain: Chain
  /** Describes the transaction, if it is in a list. */
  what?: string
  /** Goes back to its form, if this replaces it. */
  onAgain?: () => void
}

/** A request that may or may not have been sent: a retry is offered only after the chain was searched. */
function Unclear({ transaction, chain, onAgain }: Props & { transaction: Asked }) {
  const { answered, asked, lookAgain, notFound, searching, sendAgain, twice, unclear } = transactionWords
  const { reply, searchedTo, status } = transaction
  const said = status === 'asked' ? asked : unclear
  return (
    <div className={page.section} role="alert">
      <Notice kind="unknown" title={said.title}>
        <p>{said.say}</p>
        {reply && <p>{answered(reply)}</p>}
      </Notice>
      {searchedTo === undefined ? (
        <p className="muted">{searching(chain.name)}</p>
      ) : (
        <>
          <p>{notFound(chain.name, new Intl.NumberFormat(formatLocale()).format(searchedTo))}</p>
          <p>{twice}</p>
        </>
      )}
      <Unanswered id={idOf(transaction)} />
      <div className={page.acts}>
        <Button look="primary" onClick={() => watchAgain(transaction)}>
          {lookAgain}
        </Button>
        {searchedTo !== undefined && onAgain && <Button onClick={onAgain}>{sendAgain}</Button>}
      </div>
      <Dismiss transaction={transaction} />
    </div>
  )
}

/** The status of a sent or proposed transaction, and what can be done. */
export function TransactionState({ transaction, chain, what, onAgain }: Props) {
  const { confirmed, lookAgain, sendAgain, spedUp, startAgain } = transactionWords
  const { status } = transaction
  if (status === 'confirmed')
    return (
      <div className={page.section} role="status">
        <p className="muted">{confirmed}</p>
        {isSpedUp(transaction) && (
          <>
            <p>{spedUp}</p>
            <Hashes transaction={transaction} chain={chain} />
          </>
        )}
      </div>
    )
  if (status === 'pending' || status === 'proposed')
    return (
      <div className={page.section} role="status">
        {status === 'pending' ? (
          <Waiting transaction={transaction} chain={chain} what={what} />
        ) : (
          <Proposed transaction={transaction} what={what} />
        )}
        <Hashes transaction={transaction} chain={chain} />
        <Unanswered id={idOf(transaction)} />
        {status === 'proposed' && onAgain && (
          <div className={page.acts}>
            <Button onClick={onAgain}>{startAgain}</Button>
          </div>
        )}
        <Dismiss transaction={transaction} />
      </div>
    )
  if (isAsked(transaction)) return <Unclear transaction={transaction} chain={chain} {...(onAgain && { onAgain })} />
  const said = transactionWords[outcomeOf(transaction)]
  const isUnknown = status === 'unknown' || outcomeOf(transaction) === 'lost'
  return (
    <div className={page.section} role="alert">
      {what !== undefined && <h3>{what}</h3>}
      <Notice kind={isUnknown || status === 'done' ? 'unknown' : 'attention'} title={said.title}>
        {said.say}
      </Notice>
      <Hashes transaction={transaction} chain={chain} />
      <div className={page.acts}>
        {status === 'unknown' && (
          <Button look="primary" onClick={() => watchAgain(transaction)}>
            {lookAgain}
          </Button>
        )}
        {onAgain && (
          <Button look={isUnknown ? 'secondary' : 'primary'} onClick={onAgain}>
            {isUnknown ? sendAgain : startAgain}
          </Button>
        )}
      </div>
      <Dismiss transaction={transaction} />
    </div>
  )
}
