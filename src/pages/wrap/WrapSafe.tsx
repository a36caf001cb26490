import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import { consentPath } from '../../lib/links/consentPath.ts'
import { encodeConsent } from '../../safe/consent/consentLink.ts'
import { type Holder, holderAddress } from '../../safe/consent/holder.ts'
import { checkSafe } from '../../safe/plans/checkSafe.ts'
import { liveWrapOf } from '../../safe/read/liveWrapOf.ts'
import { wrapStage } from '../../safe/read/wrapStage.ts'
import { connection } from '../../state/connection/connection.ts'
import { useKeptHolder } from '../../state/consent/useKeptHolder.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import { useStorageProof } from '../../state/queries/useStorageProof.ts'
import { holderDraftOf, keepHolderDraft } from '../../state/settings/holderDrafts.ts'
import { rememberSafe } from '../../state/settings/knownSafes.ts'
import type { WriteSubject } from '../../state/transactions/onItsWay.ts'
import { isUnderWay, useForgetDone, useForgetProposed, useWriteStatus } from '../../state/transactions/writeStatus.ts'
import { Address } from '../../ui/Address.tsx'
import { wrapWords } from '../../words/en/wrap.ts'
import { late } from '../parts/late.tsx'
import { useReceipts } from '../parts/useReceipts.ts'
import { WriteProgress } from '../parts/WriteProgress.tsx'
import type { Outlook } from './Afterwards.tsx'
import { CheckStep } from './CheckStep.tsx'
import { SafeSummary } from './SafeSummary.tsx'
import { Step } from './Step.tsx'
import { UnreadStep } from './UnreadStep.tsx'
import { useJourney } from './useJourney.ts'
import { fetchWrappedSteps, WrappedSteps } from './WrappedSteps.tsx'

const ConsentStep = late(() => import('./consent/ConsentStep.tsx').then(({ ConsentStep }) => ConsentStep))
const HolderStep = late(() => import('./HolderStep.tsx').then(({ HolderStep }) => HolderStep))
const ReviewStep = late(() => import('./ReviewStep.tsx').then(({ ReviewStep }) => ReviewStep))
const SharedReview = late(() => import('./ReviewStep.tsx').then(({ SharedReview }) => SharedReview))
/** Loaded together with this page, so that steps don't wait and a consent link can be signed without a network. */
const LATER = [HolderStep, ReviewStep, SharedReview, ConsentStep]

type Props = {
  chain: Chain
  address: AddressValue
  /** The owners' signatures so far, from a consent link. */
  consent: string | undefined
}

/** The steps of wrapping one Safe. The step follows from the state on chain, so that a reload continues where it was. */
export function WrapSafe({ chain, address, consent }: Props) {
  const { wrap } = wrapWords
  const state = useStore(connection)
  const account = state.status === 'connected' ? state.account : undefined
  const { fact, again } = useSafe(chain.id, address)
  const { journey, amend, go, back } = useJourney()
  const { step, holder, agreed } = journey
  const subject: WriteSubject = { chainId: chain.id, safe: address, kind: 'wrap', account: account ?? ZERO_ADDRESS }
  const status = useWriteStatus(subject)
  const seal = { ...subject, kind: 'seal' } as const
  const sealStatus = useWriteStatus(seal)
  const [receipt] = useReceipts(chain.id, address)
  const safeState = known(fact)
  const block = 'block' in fact ? fact.block : 0n
  const genuine = safeState?.kind === 'safe' ? safeState : undefined
  const isSafe = genuine !== undefined
  const toProve = genuine && wrapStage(genuine.wrap) === 'no' ? genuine : undefined
  const proof = useStorageProof(chain.id, toProve, block)

  useForgetDone(subject, status)
  useForgetProposed(subject, status, genuine !== undefined && liveWrapOf(genuine) !== undefined)
  useEffect(() => {
    for (const step of LATER) void step.fetchAhead()
    void fetchWrappedSteps()
  }, [])
  useEffect(() => {
    if (isSafe) rememberSafe({ chainId: chain.id, address })
  }, [isSafe, chain.id, address])

  const base: Outlook = { safe: address, chain }
  const kept = useKeptHolder(chain.id, genuine && genuine.owners.length > 1 && step !== 'check' ? genuine : undefined)
  const named: Holder | undefined = holder === 'sameOwners' ? known(kept) : holder
  const to = named && holderAddress(named)
  const chosen = to && { holder: to, isHolderMe: isSameAddress(to, account) }
  const live = genuine && liveWrapOf(genuine)
  if (consent !== undefined && !live && !isUnderWay(status)) {
    // any account may send it, so the check runs as for one of its owners
    const isBlocked = genuine && checkSafe(genuine, genuine.owners[0], known(proof.fact)).blockers.length > 0
    const isProving = toProve !== undefined && proof.fact.status === 'loading'
    return (
      <ConsentStep
        {...{ chain, address, account, isProving }}
        isBlocked={isBlocked === true}
        state={genuine}
        text={consent}
      />
    )
  }
  if (live) return <WrappedSteps {...{ chain, address, account, live, receipt }} />

  const result = safeState && checkSafe(safeState, account, known(proof.fact))
  const outlook: Outlook = { ...base, ...(result && { fixes: result.fixes }), ...chosen }
  // a sent transaction is followed even if the Safe can't be read
  if (isUnderWay(status))
    return (
      <Step step={4} title={wrap.act} outlook={{ ...outlook, isChosen: true }}>
        <WriteProgress subject={subject} status={status} chain={chain} onAgain={again} />
      </Step>
    )
  if (!safeState && isUnderWay(sealStatus))
    return (
      <Step step={5} title={wrap.sealAct} outlook={base}>
        <WriteProgress subject={seal} status={sealStatus} chain={chain} onAgain={again} />
      </Step>
    )
  if (fact.status === 'unknown') return <UnreadStep outlook={base} reason={fact.reason} onAgain={again} />
  if (!safeState || !result)
    return (
      <Step step={1} title={wrap.reading} outlook={base}>
        <Address address={address} isFull />
      </Step>
    )

  const isOwner = safeState.kind === 'safe' && safeState.owners.some((owner) => isSameAddress(owner, account))
  if (result.blockers.length > 0 || step === 'check' || !account || safeState.kind !== 'safe')
    return (
      <CheckStep
        chain={chain}
        state={safeState}
        block={block}
        result={result}
        isOwner={isOwner}
        proof={proof}
        outlook={base}
        sparing={[journey.isSparing === true, (isSparing) => amend({ isSparing })]}
        onNext={(revoked) => go('holder', { revoked })}
        onAgain={again}
      />
    )
  if (step === 'holder' || !named)
    return (
      <Step step={2} title={wrap.holder} say={wrap.holderSay} outlook={{ ...outlook }}>
        <HolderStep
          chain={chain}
          safeState={safeState}
          account={account}
          holder={holder}
          draft={journey.draft ?? holderDraftOf(chain.id, address)}
          kept={kept}
          onDraft={(draft) => {
            keepHolderDraft(chain.id, address, draft)
            amend({ draft })
          }}
          onBack={back}
          onHolder={(chosen) => go('review', { holder: chosen })}
        />
      </Step>
    )
  const isProving = proof.fact.status === 'loading'
  const agreement = [agreed, (sentence: string | undefined) => amend({ agreed: sentence })] as const
  const reviewed = { safeState, chain, isProving, agreement, onBack: back }
  const collect = () => {
    const { nonce, modules, singleton } = safeState
    const multiSend = singleton.multiSendCallOnly
    const content = { chainId: chain.id, safe: address, nonce, modules, multiSend, holder: named }
    // set by hand: wouter would put the query before the hash, where servers see it
    location.hash = consentPath({ prefix: chain.prefix, address }, encodeConsent({ content, signatures: [] }))
  }
  return (
    <Step
      step={3}
      title={wrap.reviewTitle}
      say={wrap.reviewSay}
      outlook={outlook}
      below={
        result.consent === 'several' ? (
          <SharedReview {...reviewed} onCollect={collect} />
        ) : (
          <ReviewStep {...reviewed} account={account} holder={named} approvals={journey.revoked ?? []} />
        )
      }
    >
      <SafeSummary chain={chain} state={safeState} block={block} />
    </Step>
  )
}
