import { type ReactNode, useState } from 'react'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { Holdings } from '../../../safe/holdings/holding.ts'
import { isOpen as isOpenCheck, type Judgement } from '../../../safe/report/judgeSafe.ts'
import type { SignedOffer } from '../../../safe/sale/offer.ts'
import type { Currency } from '../../../safe/sale/readCurrency.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { buyingWords } from '../../../words/en/buying.ts'
import { reportWords } from '../../../words/en/report.ts'
import { checkCopy } from '../report/verdictCopy.ts'
import { Changed, hasChanged } from './Changed.tsx'
import { Pay } from './Pay.tsx'
import type { LookState } from './useLook.ts'

/** What isn't green, as a sentence to be agreed to: a check that isn't finished isn't green either. */
function understand({ verdict, checks }: Judgement): string | undefined {
  if (verdict === 'clean') return undefined
  const open = checks.filter((check) => check.outcome !== 'pass' || isOpenCheck(check))
  return buyingWords.understand(
    open.map((check) => `${reportWords.checks[check.id].name}: ${checkCopy(check)}.`).join(' '),
  )
}

type Props = {
  chain: Chain
  account: Address
  signed: SignedOffer
  seller: Address
  currency: Currency
  judgement: Judgement
  /** What its buyer was shown of the Safe. */
  look: LookState
  /** Whether nothing stands between the offer and its sale. */
  isOpen: boolean
}

const CLOSED = <span />

/** Accepts an offer, as long as all that its buyer saw is still so. */
export function Accept({ judgement, look, isOpen, ...sale }: Props) {
  const said = buyingWords
  const [isInAHurry, setInAHurry] = useState(false)
  const { seen } = look
  let closed: ReactNode
  if (!isOpen) closed = CLOSED
  else if (hasChanged(look)) closed = <Changed look={look} chain={sale.chain} />
  else if (judgement.verdict === 'stop')
    closed = (
      <Notice kind="danger" title={said.stop.title}>
        {said.stop.say}
      </Notice>
    )
  // what is agreed to doesn't change under the hand
  else if ((judgement.checks.some(({ isRunning }) => isRunning) && !isInAHurry) || !seen)
    closed = (
      <>
        <p className="muted" role="status">
          {said.waiting}
        </p>
        {seen && (
          <div className={page.acts}>
            <Button size="small" onClick={() => setInAHurry(true)}>
              {said.goOn}
            </Button>
          </div>
        )}
      </>
    )
  const nothing: Holdings = { native: 0n, tokens: [], nfts: [], isComplete: false }
  return <Pay {...sale} seen={seen ?? nothing} confirm={understand(judgement)} closed={closed} />
}
