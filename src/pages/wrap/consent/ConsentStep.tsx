import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { consentPath } from '../../../lib/links/consentPath.ts'
import { wrapPath } from '../../../lib/routes.ts'
import type { Consent } from '../../../safe/consent/consent.ts'
import { decodeConsent, encodeConsent } from '../../../safe/consent/consentLink.ts'
import { holderAddress } from '../../../safe/consent/holder.ts'
import type { ConsentFault } from '../../../safe/consent/readConsent.ts'
import { hashesOf } from '../../../safe/consent/wrapContent.ts'
import { givenWith } from '../../../safe/plans/createSharedWrapPlan.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { useConsent, useSharedSimulation } from '../../../state/consent/useConsent.ts'
import { configuredChains } from '../../../state/settings/configuredChains.ts'
import { idOf } from '../../../state/transactions/transactionLog.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { consentWords } from '../../../words/en/consent.ts'
import { proofWords } from '../../../words/en/proof.ts'
import { wrapWords } from '../../../words/en/wrap.ts'
import { Receipt } from '../../parts/Receipt.tsx'
import { useReceipts } from '../../parts/useReceipts.ts'
import { Refusal } from '../../parts/WriteProgress.tsx'
import { BeforeAfter } from '../BeforeAfter.tsx'
import { HolderNotice } from '../HolderNotice.tsx'
import { Step } from '../Step.tsx'
import { AddSignatures } from './AddSignatures.tsx'
import styles from './Consent.module.css'
import { NextAct } from './NextAct.tsx'
import { Owners } from './Owners.tsx'
import { PassOn } from './PassOn.tsx'
import { SignedSoFar } from './SignedSoFar.tsx'
import { useCollected } from './useCollected.ts'
import { WhatItDoes } from './WhatItDoes.tsx'

/** The number of this step in the wizard. */
const STEP = 4

type Props = {
  chain: Chain
  address: AddressValue
  account: AddressValue | undefined
  /** The Safe's current state, if the chain answers. */
  state: GenuineSafe | undefined
  /** Whether the check-up found a blocker, which it names. */
  isBlocked: boolean
  /** Its storage proof is running: nobody agrees before it could reveal hidden rights. */
  isProving: boolean
  /** The link's `?d=` value. */
  text: string
}

/** Why the collected signatures can't be sent, and what to do. */
function Fault({ chain, consent, fault }: { chain: Chain; consent: Consent; fault: ConsentFault }) {
  const { safe, chainId } = consent.content
  const said = consentWords.fault[fault]
  const other = configuredChains().find(({ id }) => id === chainId)
  const isElsewhere = fault === 'otherChain' || fault === 'otherSafe'
  const there = other && consentPath({ prefix: other.prefix, address: safe }, encodeConsent(consent))
  return (
    <>
      <Notice kind={fault === 'later' ? 'attention' : 'danger'} title={said.title}>
        {said.say}
      </Notice>
      <div className={page.acts}>
        {isElsewhere && there && (
          <ButtonLink look="primary" href={`#${there}`}>
            {consentWords.openThere}
          </ButtonLink>
        )}
        {!isElsewhere && (
          <ButtonLink look="primary" href={`#${wrapPath({ prefix: chain.prefix, address: safe })}`}>
            {consentWords.again}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** Simulates the wrap before anybody signs. */
function Tried({ chain, consent, isEnabled }: { chain: Chain; consent: Consent; isEnabled: boolean }) {
  const { fact, again } = useSharedSimulation(consent.content, isEnabled)
  if (!isEnabled) return null
  if (fact.status === 'unknown') return <Refusal error={fact.reason} chain={chain} onAgain={again} />
  return (
    <div role="status">
      {fact.status === 'loading' && <p className="muted">{consentWords.simulating}</p>}
      {known(fact) && <Notice kind="ok">{consentWords.simulated}</Notice>}
    </div>
  )
}

function Collect({
  chain,
  address,
  account,
  state,
  isBlocked,
  isProving,
  given,
}: Omit<Props, 'text'> & { given: Consent }) {
  const { consent, others, add } = useCollected(chain.prefix, given)
  const { content } = consent
  const misplaced: ConsentFault | undefined =
    content.chainId !== chain.id ? 'otherChain' : isSameAddress(content.safe, address) ? undefined : 'otherSafe'
  const { fact, again } = useConsent(chain, consent, misplaced === undefined)
  const reading = known(fact)
  // the address isn't a Safe that could be wrapped
  const isOther = fact.status === 'unknown' && fact.reason.name === 'Changed'
  const fault = misplaced ?? (isOther ? 'changed' : reading?.fault)
  const agreed = reading ? givenWith(reading, account).length : 0
  const isComplete = reading !== undefined && fault === undefined && agreed >= reading.threshold
  const isLast = isComplete && reading.given.length < reading.threshold
  const title = isComplete
    ? consentWords[isLast ? 'last' : 'complete']
    : reading
      ? consentWords.title(reading.given.length, reading.threshold)
      : consentWords.titleOffline
  const receipts = useReceipts(chain.id, address)
  const holder = holderAddress(content.holder)
  const outlook = { safe: address, chain, holder, isHolderMe: isSameAddress(holder, account), fixes: [] }
  if (isBlocked)
    return (
      <Step step={STEP} title={wrapWords.wrap.cannot} say={wrapWords.wrap.cannotSay} outlook={outlook}>
        <div className={page.acts}>
          <ButtonLink look="primary" href={`#${wrapPath({ prefix: chain.prefix, address })}`}>
            {consentWords.startOver}
          </ButtonLink>
        </div>
      </Step>
    )
  return (
    <Step
      step={STEP}
      title={title}
      say={isComplete && !isLast ? consentWords.completeSay : consentWords.say}
      outlook={outlook}
      below={
        fault === undefined && (
          <>
            <PassOn chain={chain} consent={consent} />
            <AddSignatures content={content} reading={reading} onAdd={add} />
            <WhatItDoes content={content} chain={chain} />
            {state && <BeforeAfter safeState={state} chain={chain} />}
          </>
        )
      }
    >
      {receipts.map((receipt) => (
        <Receipt key={idOf(receipt)} transaction={receipt} chain={chain} />
      ))}
      {fault !== undefined && <Fault chain={chain} consent={consent} fault={fault} />}
      {fact.status === 'unknown' && fault === undefined && (
        <>
          <Notice kind="unknown" title={consentWords.offline.title}>
            {consentWords.offline.say}
          </Notice>
          <div className={page.acts}>
            <Button onClick={again}>{words.tryAgain}</Button>
          </div>
        </>
      )}
      {fault === undefined && fact.status !== 'loading' && (
        <>
          {reading ? <Owners reading={reading} account={account} /> : <SignedSoFar consent={consent} />}
          {typeof content.holder === 'string' && <HolderNotice chain={chain} holder={content.holder} before={state} />}
          {!isComplete && <Tried chain={chain} consent={consent} isEnabled={reading !== undefined} />}
          {isProving ? (
            <p className="small muted" role="status">
              {proofWords.proving}
            </p>
          ) : (
            <NextAct chain={chain} consent={consent} reading={reading} account={account} />
          )}
        </>
      )}
      {fact.status === 'loading' && fault === undefined && <p className="muted">{wrapWords.wrap.reading}</p>}
      {others.map((other) => {
        const { safeTxHash } = hashesOf(other.content)
        return (
          <Notice key={safeTxHash} kind="attention" title={consentWords.other.title}>
            {consentWords.other.say} <code className={`mono ${styles.hash}`}>{safeTxHash}</code>
          </Notice>
        )
      })}
    </Step>
  )
}

/** Several owners agree to one wrap: who has signed, what it does, how to pass it on, and finally the transaction. */
export function ConsentStep({ text, ...props }: Props) {
  const read = decodeConsent(text)
  const { chain, address } = props
  if (!('wrong' in read)) return <Collect key={hashesOf(read.content).safeTxHash} {...props} given={read} />
  return (
    <Step step={STEP} title={consentWords.wrongTitle} outlook={{ safe: address, chain }}>
      <Notice kind="attention">{consentWords.wrong[read.wrong]}</Notice>
      <div className={page.acts}>
        <ButtonLink look="primary" href={`#${wrapPath({ prefix: chain.prefix, address })}`}>
          {consentWords.startOver}
        </ButtonLink>
      </div>
    </Step>
  )
}
