import { type ComponentProps, useState } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { type FoundApproval, keyOfApproval } from '../../safe/approvals/findApprovals.ts'
import { type Holder, holderAddress } from '../../safe/consent/holder.ts'
import { createWrapPlan } from '../../safe/plans/createWrapPlan.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { useAction } from '../../state/transactions/useAction.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckBox } from '../../ui/fields/CheckBox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { approvalsWords } from '../../words/en/approvals.ts'
import { words } from '../../words/en/appShell.ts'
import { consentWords } from '../../words/en/consent.ts'
import { pageWords } from '../../words/en/pages.ts'
import { proofWords } from '../../words/en/proof.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'

/** How many approvals the transaction revokes, according to its simulation once there is one. */
function Revoked({ chosen, revoked = chosen }: { chosen: number; revoked: number | undefined }) {
  const said = approvalsWords
  return (
    <>
      {revoked > 0 && <p>{said.aheadReview(revoked)}</p>}
      {revoked < chosen && <Notice kind="attention">{said.aheadLeft(chosen - revoked)}</Notice>}
    </>
  )
}

type Agreement = NonNullable<ComponentProps<typeof ActionForm>['agreement']>

type Props = {
  safeState: GenuineSafe
  chain: Chain
  account: AddressValue
  holder: Holder
  /** The approvals that it revokes first, as they were found. */
  approvals: readonly FoundApproval[]
  /** Its storage proof is running: nothing is wrapped before it could reveal hidden rights. */
  isProving: boolean
  /** The confirmation, which survives a change of the holder. */
  agreement: Agreement
  onBack: () => void
}

type SharedProps = Pick<Props, 'safeState' | 'chain' | 'isProving' | 'agreement' | 'onBack'> & { onCollect: () => void }

/** Before and after, simulated against the network, and the one transaction. */
export function ReviewStep({ safeState, chain, account, holder, approvals, isProving, agreement, onBack }: Props) {
  const { wrap } = wrapWords
  const plan = createWrapPlan(chain.id, safeState.address, account, holder, approvals)
  const action = useAction(plan, {
    key: [holderAddress(holder), ...approvals.map(keyOfApproval)],
    isComplete: !isProving,
  })
  return (
    <ActionForm
      action={action}
      chain={chain}
      confirm={wrap.understand}
      agreement={agreement}
      act={wrap.act}
      beside={<Button onClick={onBack}>{words.back}</Button>}
    >
      <BeforeAfter safeState={safeState} chain={chain} />
      {approvals.length > 0 && <Revoked chosen={approvals.length} revoked={action.prepared?.revoked} />}
      <Notice kind="attention">{wrap.risk}</Notice>
      <Notice kind="attention">{wrap.riskNew}</Notice>
      <div role="status">{isProving && <p className="small muted">{proofWords.proving}</p>}</div>
    </ActionForm>
  )
}

/** Before and after, for several owners, who sign in the next step. */
export function SharedReview({ safeState, chain, isProving, agreement, onBack, onCollect }: SharedProps) {
  const { wrap } = wrapWords
  const [agreed, onAgree] = agreement
  const [isTooEarly, setTooEarly] = useState(false)
  const isAgreed = agreed === wrap.understand
  return (
    <div className={page.section}>
      <BeforeAfter safeState={safeState} chain={chain} />
      <Notice kind="attention">{wrap.risk}</Notice>
      <Notice kind="attention">{wrap.riskNew}</Notice>
      <div role="status">{isProving && <p className="small muted">{proofWords.proving}</p>}</div>
      <CheckBox isChecked={isAgreed} onChange={(is) => onAgree(is ? wrap.understand : undefined)}>
        {wrap.understand}
      </CheckBox>
      <div className={page.acts}>
        <Button
          look="primary"
          aria-disabled={!isAgreed || isProving}
          onClick={() => (isAgreed && !isProving ? onCollect() : setTooEarly(!isAgreed))}
        >
          {consentWords.collect}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
        {isTooEarly && !isAgreed && (
          <p className="small" role="alert">
            {pageWords.write.understandFirst}
          </p>
        )}
      </div>
    </div>
  )
}
