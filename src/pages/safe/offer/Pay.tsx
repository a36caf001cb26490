import { type ReactNode, useEffect } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import { ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import type { Holdings } from '../../../safe/holdings/holding.ts'
import type { WritePlan } from '../../../safe/plans/prepareWrite.ts'
import { createApprovePricePlan, createBuyPlan } from '../../../safe/plans/salePlans.ts'
import { whileHeld } from '../../../safe/plans/whileHeld.ts'
import { offerHash, type SignedOffer, safeOfToken } from '../../../safe/sale/offer.ts'
import type { Currency } from '../../../safe/sale/readCurrency.ts'
import { venueOf } from '../../../safe/sale/venue.ts'
import { readAgain } from '../../../state/queries/queries.ts'
import { useAccountKind } from '../../../state/queries/useAccountKind.ts'
import { usePayment } from '../../../state/sale/useOffer.ts'
import { type Action, useAction } from '../../../state/transactions/useAction.ts'
import { isUnderWay, useWriteStatus } from '../../../state/transactions/writeStatus.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { buyingWords } from '../../../words/en/buying.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { nameOf, priceCopy } from './priceCopy.ts'

type Props = {
  chain: Chain
  account: AddressValue
  signed: SignedOffer
  /** Who holds the NFT now, and is paid. */
  seller: AddressValue
  currency: Currency
  /** What the buyer saw in the Safe. */
  seen: Holdings
  /** What isn't green, as a sentence to be agreed to. */
  confirm: string | undefined
  /** In place of the form, while it can't be paid. */
  closed: ReactNode
}

/** A Safe that buys does so once its owners have signed, which may be too late. */
function BySafe({ chain, account, signed }: Pick<Props, 'chain' | 'account' | 'signed'>) {
  const kind = known(useAccountKind(chain.id, account).fact)?.kind
  if (kind !== 'safe') return null
  return <p className="muted">{buyingWords.bySafe(formatMoment(signed.offer.deadline))}</p>
}

const isChanged = ({ simulated, status }: Action): boolean =>
  [simulated, status].some((one) => one.status === 'refused' && one.error.name === 'Changed')

function Buy({ chain, account, signed, currency, confirm, closed, plan }: Props & { plan: WritePlan }) {
  const said = buyingWords
  const { price } = signed.offer
  const action = useAction(plan, { key: [offerHash(signed.offer), signed.signature], isComplete: !closed })
  const isOther = isChanged(action)
  // what has changed is read for all of the page, and said there
  useEffect(() => {
    if (isOther) void readAgain()
  }, [isOther])
  return (
    <ActionForm
      action={action}
      chain={chain}
      act={price === 0n ? said.take : said.buy(priceCopy(price, currency))}
      confirm={confirm}
      closed={closed}
      onAgain={() => void readAgain()}
    >
      <p className="muted">{price === 0n ? said.takeSay : said.buySay}</p>
      <BySafe {...{ chain, account, signed }} />
    </ActionForm>
  )
}

function Approve({ chain, account, signed, currency, closed, mustReset }: Props & { mustReset: boolean }) {
  const said = buyingWords
  const { currency: token, price, tokenId } = signed.offer
  const plan = createApprovePricePlan(chain.id, safeOfToken(tokenId), account, {
    ...{ currency: token, amount: mustReset ? 0n : price, venue: venueOf(signed.offer) },
    ...nameOf(currency),
  })
  const action = useAction(plan, { key: [token, plan.summary?.tokens], isComplete: !closed })
  const amount = priceCopy(price, currency)
  return (
    <ActionForm action={action} chain={chain} act={mustReset ? said.reset : said.approve(amount)} closed={closed}>
      <p className="muted">{mustReset ? said.resetSay : said.approveSay(amount)}</p>
      <BySafe {...{ chain, account, signed }} />
    </ActionForm>
  )
}

/** Pays an offer: at once in the chain's own coin, and in a token after exactly its price was approved. */
export function Pay(props: Props) {
  const { account, signed, seller, currency, seen, closed } = props
  const { offer } = signed
  const { fact, again } = usePayment(offer, account)
  const plan = whileHeld(createBuyPlan(account, signed, seller, nameOf(currency)), seen)
  const isBuying = isUnderWay(useWriteStatus(plan))
  const payment = known(fact)
  if (!isBuying && fact.status === 'unknown' && !closed)
    return (
      <>
        <Notice kind="unknown" title={errorCopy(fact.reason).title}>
          {errorCopy(fact.reason).say}
        </Notice>
        <div className={page.acts}>
          <Button onClick={again}>{words.tryAgain}</Button>
        </div>
      </>
    )
  if (!isBuying && !payment && !closed) return <p className="muted">{buyingWords.reading}</p>
  const isToken = offer.currency !== ZERO_ADDRESS && offer.price > 0n
  const needsApproval = isToken && payment !== undefined && payment.allowance < offer.price
  const isPoor = payment !== undefined && payment.balance < offer.price
  const shut =
    closed || (isPoor && <Notice kind="attention">{buyingWords.poor(priceCopy(payment.balance, currency))}</Notice>)
  if (needsApproval && !isBuying) return <Approve {...props} closed={shut} mustReset={payment.mustReset} />
  return <Buy {...props} closed={shut} plan={plan} />
}
