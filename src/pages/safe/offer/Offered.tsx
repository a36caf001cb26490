import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { safePath } from '../../../lib/routes.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import { lockEndOf, type WrapState } from '../../../safe/read/readSafe.ts'
import { isPassing, type Obstacle, obstaclesOf } from '../../../safe/sale/obstaclesOf.ts'
import type { SignedOffer } from '../../../safe/sale/offer.ts'
import { connection } from '../../../state/connection/connection.ts'
import { openDialog } from '../../../state/dialogs.ts'
import { useHoldings } from '../../../state/queries/useHoldings.ts'
import { useCurrency, useOffer } from '../../../state/sale/useOffer.ts'
import { idOf } from '../../../state/transactions/transactionLog.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { buyingWords } from '../../../words/en/buying.ts'
import { holderWords } from '../../../words/en/holder.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { reportWords } from '../../../words/en/report.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { late } from '../../parts/late.tsx'
import { Receipt } from '../../parts/Receipt.tsx'
import { useReceipts } from '../../parts/useReceipts.ts'
import { LockNotice } from '../LockNotice.tsx'
import styles from '../report/Report.module.css'
import { useOfferSignatures } from '../sale/useOfferSignatures.ts'
import { Accept } from './Accept.tsx'
import { Changed, hasChanged } from './Changed.tsx'
import { Obstacles } from './Obstacles.tsx'
import type { Seen } from './OfferPart.tsx'
import { coinOf } from './priceCopy.ts'
import { Terms } from './Terms.tsx'
import { useLook } from './useLook.ts'

const CoSignOffer = late(() => import('../sale/CoSignOffer.tsx').then(({ CoSignOffer }) => CoSignOffer))

type Props = { chain: Chain; signed: SignedOffer; seen: Seen }

const isUnsigned = ({ kind }: Obstacle): boolean => kind === 'notOffered'

/** The buyer holds it now. */
function Yours({ chain, safe }: { chain: Chain; safe: AddressValue }) {
  const { yours, open } = buyingWords
  return (
    <>
      <Notice kind="sealed" title={yours.title}>
        {yours.say}
      </Notice>
      <div className={page.acts}>
        <ButtonLink look="primary" href={`#${safePath({ prefix: chain.prefix, address: safe })}`}>
          {open}
        </ButtonLink>
      </div>
    </>
  )
}

/** What no check shows, said to whoever is about to pay. */
function Before({ chain, wrap }: { chain: Chain; wrap: WrapState }) {
  const { networks, promises, points } = reportWords.notIncluded
  const { rights, issuers } = holderWords.limit
  return (
    <div className={page.section}>
      <h3>{buyingWords.before}</h3>
      {lockEndOf(wrap) > 0 && <LockNotice wrap={wrap} />}
      <ul className={styles.limits}>
        {[networks(chain.name), promises, points, rights, issuers].map((say) => (
          <li key={say}>{say}</li>
        ))}
      </ul>
    </div>
  )
}

function Connect() {
  return (
    <>
      <p className="muted">{buyingWords.connect}</p>
      <div className={page.acts}>
        <Button look="primary" onClick={() => openDialog('connect')}>
          {words.connection.connect}
        </Button>
      </div>
    </>
  )
}

/** An offer beside what the chain says of it now. */
export function Offered({ chain, signed, seen }: Props) {
  const { safeState, judgement, isNow } = seen
  const { offer } = signed
  const state = useStore(connection)
  const account = state.status === 'connected' ? state.account : undefined
  const { fact, again } = useOffer(signed)
  const currency = useCurrency(chain, offer.currency)
  const holdings = useHoldings(chain, safeState.address)
  // from the first look at the report on, whoever is connected
  const look = useLook({ native: safeState.balance, held: known(holdings.fact) }, judgement.checks)
  const receipts = useReceipts(chain.id, safeState.address)

  const facts = known(fact)
  const wrap = facts?.safeState.kind === 'safe' ? liveWrapOf(facts.safeState) : liveWrapOf(safeState)
  const isMine = wrap !== undefined && isSameAddress(wrap.driver, account) && wrap.epoch > offer.state.epoch
  const { judged } = useOfferSignatures(chain, wrap?.driver ?? ZERO_ADDRESS, signed)
  const all = facts && !isMine ? obstaclesOf(offer, facts, account) : []
  // owners of a Safe that holds it may still be signing, unless the offer is over
  const isCollecting =
    judged !== undefined && all.some(isUnsigned) && all.every((one) => isUnsigned(one) || isPassing(one))
  const obstacles = isCollecting ? all.filter((one) => !isUnsigned(one)) : all
  const price = offer.currency === ZERO_ADDRESS ? coinOf(chain) : known(currency.fact)
  const isFree = facts?.isSigned === true && obstacles.length === 0

  let act: ReactNode = null
  if (fact.status === 'loading') act = <p className="muted">{buyingWords.reading}</p>
  else if (fact.status === 'unknown')
    act = (
      <>
        <Notice kind="unknown" title={errorCopy(fact.reason).title}>
          {errorCopy(fact.reason).say}
        </Notice>
        <div className={page.acts}>
          <Button onClick={again}>{words.tryAgain}</Button>
        </div>
      </>
    )
  else if (isMine && wrap.tokenId === offer.tokenId) act = <Yours chain={chain} safe={safeState.address} />
  else
    act = (
      <>
        {obstacles.length > 0 && <Obstacles {...{ obstacles, wrap, chain }} safe={safeState.address} />}
        {isCollecting && wrap && <CoSignOffer {...{ chain, signed, account }} holder={wrap.driver} />}
        {isFree && <Notice kind="ok">{buyingWords.asSeen}</Notice>}
        {isFree && wrap && <Before chain={chain} wrap={wrap} />}
        {fact.status === 'stale' && <p className="muted">{pageWords.safe.stale}</p>}
        {isFree && !account && (hasChanged(look) ? <Changed look={look} chain={chain} /> : <Connect />)}
        {account && wrap && price && (
          <Accept
            {...{ chain, account, signed, judgement, look }}
            seller={wrap.driver}
            currency={price}
            isOpen={isFree && fact.status === 'value' && isNow}
          />
        )}
      </>
    )

  return (
    <section className={page.column} aria-labelledby="offer">
      {receipts.map((receipt) => (
        <Receipt key={idOf(receipt)} transaction={receipt} chain={chain} />
      ))}
      <div className={page.section}>
        <h2 id="offer">{buyingWords.title}</h2>
        <Terms
          offer={offer}
          currency={price}
          seller={facts?.isSigned ? wrap?.driver : undefined}
          account={account}
          time={wrap?.time ?? 0}
        />
        {currency.fact.status === 'unknown' && <p className="small">{errorCopy(currency.fact.reason).say}</p>}
      </div>
      <div className={page.section}>{act}</div>
    </section>
  )
}
