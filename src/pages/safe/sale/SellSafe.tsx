import { type ReactNode, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { safePath, wrapPath } from '../../../lib/routes.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import { lockEndOf } from '../../../safe/read/readSafe.ts'
import { stateFingerprint } from '../../../safe/read/stateFingerprint.ts'
import { type Offer, offerStruct, type SignedOffer } from '../../../safe/sale/offer.ts'
import { countTooFew } from '../../../safe/sale/offerSignatures.ts'
import { connection } from '../../../state/connection/connection.ts'
import { openDialog } from '../../../state/dialogs.ts'
import { useSafe } from '../../../state/queries/useSafe.ts'
import { askedIn, askedOffers } from '../../../state/sale/askedOffers.ts'
import { keptOffers, offersIn } from '../../../state/sale/keptOffers.ts'
import { idOf } from '../../../state/transactions/transactionLog.ts'
import { Address } from '../../../ui/Address.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { Title } from '../../../ui/Title.tsx'
import { words } from '../../../words/en/appShell.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { reportWords } from '../../../words/en/report.ts'
import { sellingWords } from '../../../words/en/selling.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { HolderSafe } from '../../parts/inSafe/HolderSafe.tsx'
import { late } from '../../parts/late.tsx'
import { Receipt } from '../../parts/Receipt.tsx'
import { useReceipts } from '../../parts/useReceipts.ts'
import { OnItsWay } from '../acts/OnItsWay.tsx'
import styles from './Sale.module.css'
import { type Sale, StepBody } from './StepBody.tsx'
import { STEPS, type Step, useSteps } from './useSteps.ts'

const EndOffers = late(() => import('./EndOffers.tsx').then(({ EndOffers }) => EndOffers))
const OfferList = late(() => import('./OfferList.tsx').then(({ OfferList }) => OfferList))

/** How far a step is, in words. */
function stateCopy(step: Step, { wrap }: Sale, { states, standing }: ReturnType<typeof useSteps>): string {
  const said = sellingWords.state
  if (step === 'revoke' && standing > 0) return said.standing(standing)
  if (step === 'lock' && states.lock === 'done') return said.until(formatMoment(lockEndOf(wrap)))
  if (step === 'wait' && states.wait === 'todo') return said.until(formatMoment(wrap.quietUntil))
  return said[states[step]]
}

/** @param threshold how many owners of the holder must sign; one where it is no Safe, and undefined until that is known */
function Steps({ threshold, ...sale }: Sale & { threshold: number | undefined }) {
  const { chain, safeState, wrap } = sale
  const texts = useSyncExternalStore(keptOffers.subscribe, keptOffers.read, keptOffers.read)
  const now = stateFingerprint(wrap)
  const asked = useSyncExternalStore(askedOffers.subscribe, askedOffers.read, askedOffers.read)
  const isNow = ({ offer }: { offer: Offer }) => offerStruct(offer).fingerprint === now && offer.deadline > wrap.time
  const signed = offersIn(texts, chain.id, safeState.address).filter(isNow)
  const isWhole = ({ signature }: SignedOffer) => countTooFew(signature, threshold ?? 1) === undefined
  const isSigning = signed.length > 0 || askedIn(asked, chain.id, safeState.address).some(isNow)
  const isUnknown = threshold === undefined && signed.length > 0
  const offered = isUnknown ? 'unknown' : signed.some(isWhole) ? 'done' : isSigning ? 'signing' : 'todo'
  const steps = useSteps({ chain, safeState, wrap, offered })
  const { states, open, choose, nextOf } = steps
  return (
    <ol className={styles.steps} aria-label={sellingWords.stepsLabel}>
      {STEPS.map((step, index) => (
        <li key={step}>
          <div className={styles.step} data-state={states[step]}>
            {states[step] === 'done' ? <Icon name="check" /> : <span className={styles.number}>{index + 1}</span>}
            <h2>
              <button
                type="button"
                aria-expanded={step === open}
                aria-describedby={`sell-${step}`}
                onClick={() => choose(step)}
              >
                {sellingWords.steps[step]}
              </button>
            </h2>
            <span className={styles.state} id={`sell-${step}`}>
              {stateCopy(step, sale, steps)}
            </span>
          </div>
          {step === open && (
            // a form in it is unmounted once its act is done: the focus stays here
            <div className={styles.body} tabIndex={-1}>
              <StepBody step={step} sale={sale} steps={steps} />
              {step !== 'offer' && (
                <div>
                  <Button size="small" look="quiet" onClick={() => choose(nextOf(step))}>
                    {sellingWords.next} <Icon name="arrow" size={16} />
                  </Button>
                </div>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What a sale doesn't bring along, beside all the steps. */
function Limits({ chain, address }: { chain: Chain; address: AddressValue }) {
  const { title, networks, points, promises } = reportWords.notIncluded
  return (
    <aside className={styles.aside}>
      <div className={page.section}>
        <h2>{title}</h2>
        <ul className={styles.limits}>
          <li>{networks(chain.name)}</li>
          <li>{points}</li>
          <li>{promises}</li>
        </ul>
        <a href={`#${safePath({ prefix: chain.prefix, address })}?lend`}>{reportWords.lend}</a>
      </div>
    </aside>
  )
}

/** Why this account can't sell it, and the way on. */
function NotYet({ title, say, children }: { title: string; say: string; children: ReactNode }) {
  return (
    <>
      <Notice kind="attention" title={title}>
        {say}
      </Notice>
      <div className={page.acts}>{children}</div>
    </>
  )
}

/** For an owner of the Safe that holds the NFT: all offers are ended by that Safe. */
function EndInSafe({ chain, account, wrap }: Pick<Sale, 'chain' | 'account' | 'wrap'>) {
  const said = sellingWords.endOffers
  return (
    <section className={page.section} aria-label={said.title}>
      <h2>{said.title}</h2>
      <p className="muted">{lockEndOf(wrap) > 0 ? said.sayLocked : said.say}</p>
      <HolderSafe chain={chain} holder={wrap.driver} account={account} />
    </section>
  )
}

function Selling({ chain, address }: { chain: Chain; address: AddressValue }) {
  const said = sellingWords
  const state = useStore(connection)
  const account = state.status === 'connected' ? state.account : undefined
  const { fact, again } = useSafe(chain.id, address)
  const safeState = known(fact)
  const wrap = safeState?.kind === 'safe' ? liveWrapOf(safeState) : undefined
  const held = known(useSafe(chain.id, wrap?.driver ?? ZERO_ADDRESS).fact)
  const receipts = useReceipts(chain.id, address)
  const block = 'block' in fact ? fact.block : 0n
  if (fact.status === 'loading') return <p className="muted">{pageWords.safe.reading}</p>
  if (fact.status === 'unknown')
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
  if (safeState?.kind !== 'safe' || !wrap?.isSealed)
    return (
      <NotYet {...said.notWrapped}>
        <ButtonLink look="primary" href={`#${wrapPath({ prefix: chain.prefix, address })}`}>
          {pageWords.safe.wrapIt}
        </ButtonLink>
      </NotYet>
    )
  const holder = held?.kind === 'safe' ? held : undefined
  const isHolder = isSameAddress(account, wrap.driver)
  const isOwner = holder?.owners.some((owner) => isSameAddress(owner, account)) === true
  if (!account || !(isHolder || isOwner))
    return (
      <NotYet {...said.notYours}>
        {!account && (
          <Button look="primary" onClick={() => openDialog('connect')}>
            {words.connection.connect}
          </Button>
        )}
      </NotYet>
    )
  return (
    <>
      <OnItsWay chain={chain} safe={address} account={account} />
      {receipts.map((receipt) => (
        <Receipt key={idOf(receipt)} transaction={receipt} chain={chain} />
      ))}
      {fact.status === 'stale' && (
        <div className={page.section} role="status">
          <Notice kind="unknown">{pageWords.safe.stale}</Notice>
          <div className={page.acts}>
            <Button onClick={again}>{words.tryAgain}</Button>
          </div>
        </div>
      )}
      <Steps
        {...{ chain, safeState, wrap, block, account, isHolder, holder }}
        threshold={held && (holder?.threshold ?? 1)}
      />
      <OfferList chain={chain} safe={address} account={account} />
      {isHolder ? (
        <EndOffers {...{ chain, account, wrap }} safe={address} />
      ) : (
        <EndInSafe {...{ chain, account, wrap }} />
      )}
    </>
  )
}

/** Where a holder gets a wrapped Safe ready to be sold as seen, step by step as the chain has it, and signs offers of it. */
export function SellSafe({ chain, address }: { chain: Chain; address: AddressValue }) {
  const said = sellingWords
  return (
    <div className={`${page.page} ${page.act}`}>
      <div className={page.column} tabIndex={-1}>
        <header className={page.head}>
          <a className="small" href={`#${safePath({ prefix: chain.prefix, address })}`}>
            {said.back}
          </a>
          <Title>{said.title}</Title>
          <p>
            <Address address={address} isFull />
          </p>
          <p className="muted">{said.say}</p>
        </header>
        <Selling chain={chain} address={address} />
      </div>
      <Limits chain={chain} address={address} />
    </div>
  )
}
