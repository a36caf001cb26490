import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import { checkSafe } from '../../safe/plans/checkSafe.ts'
import type { SafeState } from '../../safe/read/readSafe.ts'
import { wrapStage } from '../../safe/read/wrapStage.ts'
import { connection } from '../../state/connection/connection.ts'
import { openDialog } from '../../state/dialogs.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import { type StorageProof, useStorageProof } from '../../state/queries/useStorageProof.ts'
import { rememberSafe } from '../../state/settings/knownSafes.ts'
import type { WriteSubject } from '../../state/transactions/onItsWay.ts'
import { isUnderWay, useForgetDone, useForgetProposed, useWriteStatus } from '../../state/transactions/writeStatus.ts'
import { Address } from '../../ui/Address.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { words } from '../../words/en/appShell.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { errorCopy } from '../../words/errorCopy.ts'
import { Receipt } from '../parts/Receipt.tsx'
import { useReceipts } from '../parts/useReceipts.ts'
import { WriteProgress } from '../parts/WriteProgress.tsx'
import { Afterwards, type Outlook } from './Afterwards.tsx'
import { CheckUp } from './CheckUp.tsx'
import { Done } from './Done.tsx'
import { HolderStep } from './HolderStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { SafeSummary } from './SafeSummary.tsx'
import { SealStep } from './SealStep.tsx'
import { Steps } from './Steps.tsx'
import { useJourney } from './useJourney.ts'
import styles from './Wrap.module.css'

type StepProps = {
  step: number
  title: string
  say?: string
  outlook: Outlook
  /** What stands below what will be true afterwards, where there is no room beside it. */
  below?: ReactNode
  children?: ReactNode
}

/** One step: where it stands in the journey, its act, and what will be true afterwards. */
function Step({ step, title, say, outlook, below, children }: StepProps) {
  const head = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    head.current?.focus()
  }, [step])
  return (
    <div className={`${page.page} ${page.act} ${styles.journey}`}>
      <div className={page.column} tabIndex={-1}>
        <Steps current={step} />
        <div className={page.head} ref={head} tabIndex={-1}>
          <Title>{title}</Title>
          {say && <p className="muted">{say}</p>}
        </div>
        {children}
      </div>
      <div className={styles.aside}>
        <Afterwards {...outlook} />
      </div>
      {below && <div className={`${page.column} ${styles.below}`}>{below}</div>}
    </div>
  )
}

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
  useForgetProposed(subject, status, safe?.kind === 'safe' && safe.wrap !== 'missing' && safe.wrap.isLive)
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

  if (safe.kind === 'safe' && safe.wrap !== 'missing' && safe.wrap.isLive) {
    const live = safe.wrap
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
        onNext={() => go('holder')}
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
          agreement={[agreed, (sentence) => amend({ agreed: sentence })]}
          onBack={back}
        />
      }
    >
      <SafeSummary chain={chain} state={safe} block={block} />
    </Step>
  )
}

type CheckProps = {
  chain: Chain
  state: SafeState
  block: bigint
  result: ReturnType<typeof checkSafe>
  isOwner: boolean
  proof: StorageProof
  outlook: Outlook
  onNext: () => void
  onAgain: () => void
}

/** What was found. Where it can be wrapped the act comes first, and what to know of it after; else first what stops it. */
function CheckStep({ chain, state, block, result, isOwner, proof, outlook, onNext, onAgain }: CheckProps) {
  const { wrap } = wrapWords
  const { blockers, fixes } = result
  const canWrap = blockers.length === 0
  const needsAccount = blockers.length === 1 && blockers[0]?.id === 'noAccount'
  const title = canWrap ? wrap.can : needsAccount ? wrap.almost : wrap.cannot
  const say = canWrap ? wrap.canSay(fixes.length) : wrap.cannotSay
  const found = <CheckUp state={state} result={result} isOwner={isOwner} chain={chain} proof={proof} />
  return (
    <Step step={1} title={title} say={say} outlook={{ ...outlook, ...(canWrap && { fixes }) }} below={canWrap && found}>
      <SafeSummary chain={chain} state={state} block={block} />
      {!canWrap && found}
      <div className={page.acts}>
        {canWrap && (
          <Button look="primary" onClick={onNext}>
            {wrap.chooseHolder}
          </Button>
        )}
        {needsAccount && (
          <Button look="primary" onClick={() => openDialog('connect')}>
            {wrap.connect}
          </Button>
        )}
        {!canWrap && !needsAccount && <Button onClick={onAgain}>{wrap.checkAgain}</Button>}
        <ButtonLink href="#/wrap">{wrap.chooseAnother}</ButtonLink>
      </div>
    </Step>
  )
}
