import { useState, useSyncExternalStore } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import { ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import { isPassing, obstaclesOf } from '../../../safe/sale/obstaclesOf.ts'
import { offerHash, type SignedOffer } from '../../../safe/sale/offer.ts'
import { type AskedOffer, askedIn, askedOffers, forgetAsked } from '../../../state/sale/askedOffers.ts'
import { forgetOffer, keptOffers, offersIn } from '../../../state/sale/keptOffers.ts'
import { useCurrency, useOffer } from '../../../state/sale/useOffer.ts'
import { Address } from '../../../ui/Address.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import page from '../../../ui/Page.module.css'
import { buyingWords } from '../../../words/en/buying.ts'
import { holderWords } from '../../../words/en/holder.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { sellingWords } from '../../../words/en/selling.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { obstacleCopy, saidObstacles } from '../offer/Obstacles.tsx'
import { priceCopy } from '../offer/priceCopy.ts'
import { AskedInSafe } from './AskedInSafe.tsx'
import { CoSignOffer } from './CoSignOffer.tsx'
import styles from './Sale.module.css'
import { pathOf, ShareOffer } from './ShareOffer.tsx'

type Status = { says: string[]; holder?: AddressValue; isOffer?: boolean; isOver?: boolean }

/** What stands between the offer and its sale, or that nothing does, by what the chain says now. */
function useStatus(chain: Chain, signed: SignedOffer, isAsked: boolean): Status {
  const said = sellingWords.list
  const { fact } = useOffer(signed)
  const facts = known(fact)
  if (!facts) return { says: [fact.status === 'loading' ? said.reading : said.unread] }
  const wrap = facts.safeState.kind === 'safe' ? liveWrapOf(facts.safeState) : undefined
  const all = obstaclesOf(signed.offer, facts)
  const kinds = all.map(({ kind }) => kind)
  // it isn't whole yet, or of an owner who is none now: the collection of signatures says it
  const isCollecting = kinds.includes('notOffered') && !kinds.includes('handedOver') && wrap !== undefined
  const others = saidObstacles(
    all.filter(({ kind }) => kind !== 'notApproved' && !(isCollecting && kind === 'notOffered')),
  )
    .map((one) =>
      one.kind === 'quiet' ? holderWords.restsUntil(formatMoment(one.until)) : obstacleCopy(one, chain).title,
    )
    .concat(kinds.includes('notApproved') && facts.isSigned ? [said.rests] : [])
  const isOver = all.some((one) => one.kind !== 'notOffered' && !isPassing(one))
  const collecting = isAsked ? (isOver ? [] : [sellingWords.state.signing]) : [said.collecting]
  const standing = [...(isCollecting ? collecting : []), ...others]
  const says = standing.length > 0 ? standing : [fact.status === 'stale' ? said.unread : said.openNow]
  return {
    says: fact.status === 'stale' ? [...says, pageWords.safe.stale] : says,
    ...(isCollecting && { holder: wrap.driver }),
    isOffer: facts.isSigned,
    isOver,
  }
}

function Forget({ say, onForget }: { say: string; onForget: () => void }) {
  const said = sellingWords.list
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button look="quiet" size="small" onClick={() => setAsked(true)}>
        {said.forget}
      </Button>
    )
  return (
    <div className={page.section}>
      <p className="small">{say}</p>
      <div className={page.acts}>
        <Button size="small" onClick={onForget}>
          {said.forgetYes}
        </Button>
        <Button look="quiet" size="small" onClick={() => setAsked(false)}>
          {said.keep}
        </Button>
      </div>
    </div>
  )
}

type CardProps = {
  chain: Chain
  signed: SignedOffer
  account: AddressValue | undefined
  /** Where the owners of a Safe are signing it in Safe. */
  asked?: AskedOffer
}

function Card({ chain, signed, account, asked }: CardProps) {
  const said = sellingWords.list
  const { offer } = signed
  const currency = known(useCurrency(chain, offer.currency).fact)
  const { says, holder, isOffer, isOver = false } = useStatus(chain, signed, asked !== undefined)
  return (
    <li>
      <h3>{offer.price === 0n ? said.gift : said.sale(currency ? priceCopy(offer.price, currency) : '…')}</h3>
      <Facts
        rows={[
          ...(offer.listing ? [[buyingWords.through, buyingWords.seaport] as [string, string]] : []),
          [said.to, offer.buyer === ZERO_ADDRESS ? said.anyone : <Address key="b" address={offer.buyer} isFull />],
          [said.end, formatMoment(offer.deadline)],
          [
            said.status,
            <ul key="s">
              {says.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>,
          ],
        ]}
      />
      {asked && <AskedInSafe {...{ chain, asked, account, isOver }} />}
      {!asked && holder && <CoSignOffer {...{ chain, signed, holder, account }} onComplete={() => undefined} />}
      {isOffer && <ShareOffer chain={chain} signed={signed} />}
      <div className={page.acts}>
        <ButtonLink size="small" href={`#${pathOf(chain, signed)}`}>
          {said.open}
        </ButtonLink>
        <Forget
          say={asked ? sellingWords.inSafe.forgetSay : said.forgetSay}
          onForget={() => (asked ? forgetAsked(offer) : forgetOffer(signed))}
        />
      </div>
    </li>
  )
}

type Props = { chain: Chain; safe: AddressValue; account: AddressValue | undefined; isShort?: boolean }

/** The offers of a Safe that were signed in this browser, each with what has become of it. @param isShort nothing where there are none */
export function OfferList({ chain, safe, account, isShort = false }: Props) {
  const said = sellingWords.list
  const texts = useSyncExternalStore(keptOffers.subscribe, keptOffers.read, keptOffers.read)
  const asked = useSyncExternalStore(askedOffers.subscribe, askedOffers.read, askedOffers.read)
  const offers = offersIn(texts, chain.id, safe)
  const inSafe = askedIn(asked, chain.id, safe)
  const count = offers.length + inSafe.length
  if (isShort && count === 0) return null
  return (
    <section className={page.section}>
      <h2>{said.title}</h2>
      {(offers.length > 0 || count === 0) && <p className="small muted">{count > 0 ? said.say : said.none}</p>}
      {count > 0 && (
        <ul className={styles.offers}>
          {inSafe.map((one) => (
            <Card
              key={offerHash(one.offer)}
              {...{ chain, account }}
              signed={{ offer: one.offer, signature: '0x' }}
              asked={one}
            />
          ))}
          {offers.map((signed) => (
            <Card key={offerHash(signed.offer)} {...{ chain, signed, account }} />
          ))}
        </ul>
      )}
    </section>
  )
}
