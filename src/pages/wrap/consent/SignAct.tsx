import { type ComponentProps, useState } from 'react'
import { useStore } from 'zustand'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { hashesOf, type WrapContent } from '../../../safe/consent/wrapContent.ts'
import { createApproveHashPlan } from '../../../safe/plans/createApproveHashPlan.ts'
import { signConsent, signings } from '../../../state/consent/signConsent.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckBox } from '../../../ui/fields/CheckBox.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { Refusal } from '../../parts/WriteProgress.tsx'

/** Whether the account has confirmed what its consent means; kept across reloads and steps. */
export type Agreement = NonNullable<ComponentProps<typeof ActionForm>['agreement']>

type Props = { chain: Chain; content: WrapContent; account: AddressValue; agreement: Agreement }

/** Takes an owner's off-chain signature, which is free. */
export function SignAct({ chain, content, account, agreement: [agreed, onAgree] }: Props) {
  const signing = useStore(signings)[hashesOf(content).safeTxHash]
  const isAgreed = agreed === consentWords.understand
  const [isTooEarly, setTooEarly] = useState(false)
  const sign = () => {
    setTooEarly(!isAgreed)
    if (isAgreed) void signConsent(content, account)
  }
  if (signing?.status === 'asking')
    return (
      <p className="muted" role="status">
        {consentWords.signing}
      </p>
    )
  return (
    <div className={page.section}>
      {signing?.status === 'refused' && <Refusal error={signing.error} chain={chain} onAgain={sign} />}
      <CheckBox isChecked={isAgreed} onChange={(is) => onAgree(is ? consentWords.understand : undefined)}>
        {consentWords.understand}
      </CheckBox>
      <div className={page.acts}>
        <Button look="primary" aria-disabled={!isAgreed} onClick={sign}>
          {consentWords.sign}
        </Button>
        {isTooEarly && !isAgreed && (
          <p className="small" role="alert">
            {pageWords.write.understandFirst}
          </p>
        )}
      </div>
    </div>
  )
}

/** The same consent as an on-chain `approveHash` of the owner. */
export function ApproveAct({ chain, content, account, agreement }: Props) {
  const action = useAction(createApproveHashPlan(chain.id, account, content), { key: [hashesOf(content).safeTxHash] })
  return (
    <ActionForm
      action={action}
      chain={chain}
      look="secondary"
      act={consentWords.onChainAct}
      confirm={consentWords.understand}
      agreement={agreement}
    >
      <p className="muted">{consentWords.onChainSay}</p>
    </ActionForm>
  )
}
