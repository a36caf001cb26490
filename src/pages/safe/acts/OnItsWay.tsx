import { useId } from 'react'
import { type Address, shortAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { idOf, type Transaction } from '../../../state/transactions/transactionLog.ts'
import { hasFailed, useOnItsWay } from '../../../state/transactions/useOnItsWay.ts'
import { formatExactly } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { inOnePiece } from '../../../ui/inOnePiece.ts'
import page from '../../../ui/Page.module.css'
import { holderWords } from '../../../words/en/holder.ts'
import { transactionWords } from '../../../words/en/transactions.ts'
import { TransactionState } from '../../parts/TransactionState.tsx'
import styles from '../Safe.module.css'
import { actCopy } from './actCopy.ts'

/** What a transaction does, with figures if they were kept. */
function whatOf(transaction: Transaction, { currency }: Chain): string {
  const { kind, safe, summary = {} } = transaction
  const { to, value } = summary
  const { doing } = actCopy(transaction)
  if (doing) return doing
  if (kind === 'execute' && to && value !== undefined)
    return holderWords.onItsWay.send(formatExactly(BigInt(value), currency.symbol), inOnePiece(shortAddress(to)))
  return transactionWords.kinds[kind](inOnePiece(shortAddress(safe)))
}

/** Unconfirmed transactions with their status, while the form is free for the next one. */
export function OnItsWay({ chain, safe, account }: { chain: Chain; safe: Address; account: Address }) {
  const { listed, putAway } = useOnItsWay({ chainId: chain.id, safe, account })
  const heading = useId()
  if (listed.length === 0) return null
  const said = holderWords.onItsWay
  return (
    <section className={page.section} aria-labelledby={heading}>
      <h2 id={heading}>{said.title}</h2>
      <p className="small muted">{said.say}</p>
      <ul className={styles.onItsWay}>
        {listed.map((transaction) => (
          <li key={idOf(transaction)} className={page.section}>
            <TransactionState transaction={transaction} chain={chain} what={whatOf(transaction, chain)} />
            {hasFailed(transaction) && (
              <div className={page.acts}>
                <Button look="quiet" size="small" onClick={() => putAway(idOf(transaction))}>
                  {transactionWords.dismiss}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
