import type { ReactNode } from 'react'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../../lib/address.ts'
import { isUnusual } from '../../../safe/holdings/skeletonOf.ts'
import type { Offer } from '../../../safe/sale/offer.ts'
import type { Currency } from '../../../safe/sale/readCurrency.ts'
import { Address } from '../../../ui/Address.tsx'
import { Countdown } from '../../../ui/Countdown.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import page from '../../../ui/Page.module.css'
import { buyingWords } from '../../../words/en/buying.ts'
import { holderWords } from '../../../words/en/holder.ts'
import { holdingsWords } from '../../../words/en/holdings.ts'
import { reportWords } from '../../../words/en/report.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { priceCopy } from './priceCopy.ts'

/** What is paid, and by which contract where its name is anybody's claim. */
function Price({ price, currency }: { price: bigint; currency: Currency }) {
  const { token, symbol, imitates, isKnown } = currency
  if (price === 0n) return buyingWords.free
  return (
    <div className={page.head}>
      <strong>
        <bdi>{priceCopy(price, currency)}</bdi>
      </strong>
      {token && !isKnown && <Address address={token} isFull />}
      {imitates !== undefined && <p className="small">{holdingsWords.imitates(imitates)}</p>}
      {imitates === undefined && !isKnown && symbol !== undefined && isUnusual(symbol) && (
        <p className="small">{holdingsWords.unusualLetters}</p>
      )}
    </div>
  )
}

type Props = {
  offer: Offer
  /** Undefined while it is read. */
  currency: Currency | undefined
  /** Who signed it and holds the NFT; undefined where nobody who holds it has signed. */
  seller: AddressValue | undefined
  account: AddressValue | undefined
  /** The chain's own clock, in seconds. */
  time: number
}

/** What the seller signed. */
export function Terms({ offer, currency, seller, account, time }: Props) {
  const said = buyingWords
  const { price, buyer, deadline, state, listing } = offer
  const isMe = isSameAddress(buyer, account)
  const whom = buyer === ZERO_ADDRESS ? said.anyone : isMe ? said.you : <Address address={buyer} isFull />
  const rows: [string, ReactNode][] = [
    [said.price, currency ? <Price key="p" price={price} currency={currency} /> : '…'],
    ...(seller ? ([[said.seller, <Address key="s" address={seller} isFull />]] as [string, ReactNode][]) : []),
    [said.buyer, whom],
    ...(listing ? [[said.through, said.seaport] as [string, string]] : []),
    [
      said.ends,
      <div key="e">
        <bdi>{formatMoment(deadline)}</bdi>
        {deadline > time && (
          <p className="small muted">
            <Countdown until={deadline} time={time} say={holderWords.left} />
          </p>
        )}
      </div>,
    ],
    [holderWords.lock, state.lockedUntil > time ? said.locked(formatMoment(state.lockedUntil)) : reportWords.lock.none],
  ]
  return <Facts rows={rows} />
}
