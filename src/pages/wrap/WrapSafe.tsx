import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import { checkSafe } from '../../safe/plans/checkSafe.ts'
import { liveWrapOf } from '../../safe/read/liveWrapOf.ts'
import { wrapStage } from '../../safe/read/wrapStage.ts'
import { connection } from '../../state/connection/connection.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import { useStorageProof } from '../../state/queries/useStorageProof.ts'
import { rememberSafe } from '../../state/settings/knownSafes.ts'
import type { WriteSubject } from '../../state/transactions/onItsWay.ts'
import { isUnderWay, useForgetDone, useForgetProposed, useWriteStatus } from '../../state/transactions/writeStatus.ts'
import { Address } from '../../ui/Address.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { errorCopy } from '../../words/errorCopy.ts'
import { Receipt } from '../parts/Receipt.tsx'
import { useReceipts } from '../parts/useReceipts.ts'
import { WriteProgress } from '../parts/WriteProgress.tsx'
import type { Outlook } from './Afterwards.tsx'
import { CheckStep } from './CheckStep.tsx'
import { Done } from './Done.tsx'
import { HolderStep } from './HolderStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { SafeSummary } from './SafeSummary.tsx'
import { SealStep } from './SealStep.tsx'
import { Step } from './Step.tsx'
import { useJourney } from './useJourney.ts'

type Props = { chain: Chain; address: AddressValue }

/** The steps of wrapping one Safe. The step follows from the state on chain, so that a reload continues where it was. */
export function WrapSafe({ chain, address }: Props) {
  const { wrap } = wrapWords
  const state = useStore(connection)
  const account = state.status === 'connected' ? state.account : undefined
  const { fact, again } = useSafe(chain.id, address)
  const { journey, amend, go, back } = useJourney()
  const { step, holder, agreed } = journey
  const subject: WriteSubject = { chainId: chain.id, safe: address, kind: 'wrap', account: account ?? ZERO_ADDRESS }
  const status = useWriteStatus(subject)
  const [receipt] = useReceipts(chain.id, address)
  const safe = known(fact)
  const block = 'block' in fact ? fact.block : 0n
  const genuine = safe?.kind === 'safe' ? safe : undefined
  const isSafe = genuine !== undefined
  const toProve = genuine && wrapStage(genuine.wrap) === 'no' ? genuine : undefined
  const proof = useStorageProof(chain.id, toProve, block)

  useForgetDone(subject, status)
  useForgetProposed(subject, status, genuine !== undefined && liveWrapOf(genuine) !== undefined)
  useEffect(() => {
    if (isSafe) rememberSafe({ chainId: chain.id, address })
  }, [isSafe, chain.id, address])

  const base: Outlook = { safe: address, chain }
  const chosen = holder && { holder, isHolderMe: isSameAddress(holder, account) }
  if (fact.status === 'unknown')
    return (
      <Step step={1} title={words.unknown} outlook={base}>
        <Notice kind="unknown" title={errorCopy(fact.reason).title}>
          {errorCopy(fact.reason).say}
        </Notice>
        <div className={page.acts}>
          <Button look="primary" onClick={again}>
            {words.tryAgain}
          </Button>
          <ButtonLink href="#/settings">{words.nav.settings}</ButtonLink>
        </div>
      </Step>
    )
  if (!safe)
    return (
      <Step step={1} title={wrap.reading} outlook={base}>
        <Address address={address} isFull />
      </Step>
    )

  const live = genuine && liveWrapOf(genuine)
  if (live) {
    if (live.isSealed) return <Done chain={chain} safe={address} live={live} receipt={receipt} />
    const isMine = isSameAddress(live.driver, account)
    const isClean = live.problems === 0n
    return (
      <Step
        step={5}
        title={isClean ? wrap.sealTitle : wrap.sealUnclean}
        say={isClean ? wrap.sealSay : wrap.sealUncleanSay}
        outlook={{ ...base, holder: live.driver, isHolderMe: isMine, nft: 'missing', fixes: [] }}
      >
        {receipt && <Receipt transaction={receipt} chain={chain} />}
        {isClean && <SealStep safe={address} chain={chain} account={account} wrap={live} />}
      </Step>
    )
  }

  const result = checkSafe(safe, account, known(proof.fact))
  const outlook: Outlook = { ...base, fixes: result.fixes, ...chosen }
  if (isUnderWay(status))
    return (
      <Step step={4} title={wrap.act} outlook={{ ...outlook, isChosen: true }}>
        <WriteProgress subject={subject} status={status} chain={chain} onAgain={again} />
      </Step>
    )

  const isOwner = safe.kind === 'safe' && safe.owners.some((owner) => isSameAddress(owner, account))
  if (result.blockers.length > 0 || step === 'check' || !account || safe.kind !== 'safe')
    return (
      <CheckStep
        chain={chain}
        state={safe}
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
  if (step === 'holder' || !holder)
    return (
      <Step step={2} title={wrap.holder} say={wrap.holderSay} outlook={{ ...outlook }}>
        <HolderStep
          chain={chain}
          safe={address}
          account={account}
          holder={holder}
          onBack={back}
          onHolder={(chosen) => go('review', { holder: chosen })}
        />
      </Step>
    )
  return (
    <Step
      step={3}
      title={wrap.reviewTitle}
      say={wrap.reviewSay}
      outlook={outlook}
      below={
        <ReviewStep
          safe={safe}
          chain={chain}
          account={account}
          holder={holder}
          isProving={proof.fact.status === 'loading'}
          approvals={journey.revoked ?? []}
          agreement={[agreed, (sentence) => amend({ agreed: sentence })]}
          onBack={back}
        />
      }
    >
      <SafeSummary chain={chain} state={safe} block={block} />
    </Step>
  )
}
