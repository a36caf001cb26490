import type { ReactNode } from 'react'
import { shortAddress } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { safePath } from '../../lib/routes.ts'
import { receiptHashOf } from '../../state/transactions/receiptHashOf.ts'
import type { Transaction } from '../../state/transactions/transactionLog.ts'
import { Address } from '../../ui/Address.tsx'
import { formatExactly, grouped } from '../../ui/amount.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { TransactionLink } from '../../ui/TransactionLink.tsx'
import { transactionWords } from '../../words/en/transactions.ts'
import { formatMoment } from '../../words/formatMoment.ts'
import { Addresses } from './Addresses.tsx'

/** The price paid for a Safe, in words; undefined if there is none. */
function priceOf(
  { value, tokens }: NonNullable<Transaction['summary']>,
  { symbol }: Chain['currency'],
): string | undefined {
  const [token] = tokens ?? []
  if (token && BigInt(token.amount) === 0n) return undefined
  if (token) {
    const { address, amount, symbol: name = shortAddress(address), decimals } = token
    const unit = decimals === undefined ? `${name} (${transactionWords.receipts.units})` : name
    return formatExactly(BigInt(amount), unit, decimals ?? 0)
  }
  return value === undefined || BigInt(value) === 0n ? undefined : formatExactly(BigInt(value), symbol)
}

/** What happened, and what follows from it; with figures if they were kept. */
function copyOf(
  { kind, safe, summary = {} }: Transaction,
  { currency, prefix }: Chain,
): [title: string, say?: ReactNode] {
  const said = transactionWords.receipts
  const { to, value, until, isOn, owners } = summary
  switch (kind) {
    case 'execute':
      return [
        to && value !== undefined
          ? said.sent(formatExactly(BigInt(value), currency.symbol), shortAddress(to))
          : said.done,
      ]
    case 'lock':
      return [until === undefined ? transactionWords.kinds.lock(shortAddress(safe)) : said.lock(formatMoment(until))]
    case 'signing':
      return [isOn ? said.signOn : said.signOff, said.signSay]
    case 'transfer':
      return [
        to ? said.transfer(shortAddress(to)) : transactionWords.kinds.transfer(shortAddress(safe)),
        said.transferSay,
      ]
    case 'unwrap':
      return [
        said.unwrap,
        owners && (
          <>
            <p>{said.unwrapSay}</p>
            <Addresses addresses={owners} />
          </>
        ),
      ]
    case 'sweep':
      return [
        to ? said.sweep(shortAddress(to)) : transactionWords.kinds.sweep(shortAddress(safe)),
        <>
          <p>{said.sweepSay}</p>
          {to && (
            <a href={`#${safePath({ prefix, address: to })}`}>
              <Address address={to} isFull />
            </a>
          )}
        </>,
      ]
    case 'wrap':
      return [said.wrap, said.wrapSay]
    case 'approveSale':
      return [said.approveSale, said.approveSaleSay]
    case 'approvePrice': {
      const price = priceOf(summary, currency)
      return price ? [said.approvePrice(price), said.approvePriceSay] : [said.priceRevoked]
    }
    case 'buy': {
      const price = priceOf(summary, currency)
      const seller = shortAddress(to ?? safe)
      return [price ? said.buy(price, seller) : said.received(seller), said.buySay]
    }
    case 'endOffers':
      return [said.endOffers, said.endOffersSay]
    default:
      return [said[kind]]
  }
}

type Props = {
  transaction: Transaction
  chain: Chain
  /** Replaces the title, if the page can say more. */
  title?: string | undefined
}

/** A receipt for a confirmed act: what happened, to whom, in which block, and an explorer link. */
export function Receipt({ transaction, chain, title: told }: Props) {
  const [known, say] = copyOf(transaction, chain)
  const title = told ?? known
  const hash = receiptHashOf(transaction)
  const { block } = transaction
  const rows: [string, ReactNode][] = []
  if (block) rows.push([transactionWords.receipts.block, grouped(block.number.toString())])
  if (hash) rows.push([transactionWords.transaction, <TransactionLink key="t" hash={hash} chain={chain} />])
  return (
    <section className={page.section} role="status">
      <Notice kind="ok" title={title}>
        {say}
      </Notice>
      <Facts rows={rows} />
    </section>
  )
}
