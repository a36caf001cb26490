import type { ComponentProps } from 'react'
import type { Chain } from '../../lib/chains.ts'
import type { FoundApproval } from '../../safe/approvals/findApprovals.ts'
import type { checkSafe } from '../../safe/plans/checkSafe.ts'
import type { SafeState } from '../../safe/read/readSafe.ts'
import { openDialog } from '../../state/dialogs.ts'
import { useApprovals } from '../../state/queries/useApprovals.ts'
import type { StorageProof } from '../../state/queries/useStorageProof.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import page from '../../ui/Page.module.css'
import { approvalsWords } from '../../words/en/approvals.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import type { Outlook } from './Afterwards.tsx'
import { CheckUp } from './CheckUp.tsx'
import { Drafts } from './consent/Drafts.tsx'
import { RevokeAhead, revocable } from './RevokeAhead.tsx'
import { SafeSummary } from './SafeSummary.tsx'
import { Step } from './Step.tsx'

type CheckProps = {
  chain: Chain
  state: SafeState
  block: bigint
  result: ReturnType<typeof checkSafe>
  isOwner: boolean
  proof: StorageProof
  outlook: Outlook
  sparing: NonNullable<ComponentProps<typeof RevokeAhead>['sparing']>
  /** Called with the approvals to be revoked before the wrap. */
  onNext: (revoked: FoundApproval[]) => void
  onAgain: () => void
}

/** The check-up's result: first the button and then the notes if it can be wrapped, first the blockers if not. */
export const CheckStep = (props: CheckProps) =>
  props.result.blockers.length === 0 ? <ClearStep {...props} /> : <StoppedStep {...props} />

function ClearStep({ chain, state, block, result, isOwner, proof, outlook, sparing, onNext }: CheckProps) {
  const { wrap } = wrapWords
  const { fixes, consent } = result
  const isShared = consent === 'several'
  const approvals = useApprovals(chain, state.address)
  const { fact, search, share } = approvals
  const isSearching = fact.status === 'loading' || search.status === 'loading' || share !== undefined
  return (
    <Step
      step={1}
      title={wrap.can}
      say={wrap.canSay(fixes.length)}
      outlook={{ ...outlook, fixes }}
      below={
        <CheckUp
          {...{ state, result, isOwner, chain, proof }}
          approvals={<RevokeAhead approvals={approvals} sparing={isShared ? undefined : sparing} />}
        />
      }
    >
      <SafeSummary chain={chain} state={state} block={block} />
      {state.kind === 'safe' && isShared && <Drafts chain={chain} safeState={state} />}
      <div className={page.acts}>
        <Button look="primary" onClick={() => onNext(sparing[0] || isShared ? [] : revocable(approvals))}>
          {wrap.chooseHolder}
        </Button>
        <ButtonLink href="#/wrap">{wrap.chooseAnother}</ButtonLink>
      </div>
      {isSearching && <p className="small muted">{approvalsWords.aheadSearching}</p>}
    </Step>
  )
}

function StoppedStep({ chain, state, block, result, isOwner, proof, outlook, onAgain }: CheckProps) {
  const { wrap } = wrapWords
  const { blockers } = result
  const needsAccount = blockers.length === 1 && blockers[0]?.id === 'noAccount'
  return (
    <Step step={1} title={needsAccount ? wrap.almost : wrap.cannot} say={wrap.cannotSay} outlook={outlook}>
      <SafeSummary chain={chain} state={state} block={block} />
      <CheckUp {...{ state, result, isOwner, chain, proof }} />
      <div className={page.acts}>
        {needsAccount ? (
          <Button look="primary" onClick={() => openDialog('connect')}>
            {wrap.connect}
          </Button>
        ) : (
          <Button onClick={onAgain}>{wrap.checkAgain}</Button>
        )}
        <ButtonLink href="#/wrap">{wrap.chooseAnother}</ButtonLink>
      </div>
    </Step>
  )
}
