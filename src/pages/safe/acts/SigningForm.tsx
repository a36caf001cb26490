import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { createSigningPlan } from '../../../safe/plans/holderPlans.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { holderWords } from '../../../words/en/holder.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { LockNotice } from '../LockNotice.tsx'
import { useIsLocked } from '../useTime.ts'

type Props = { chain: Chain; safe: AddressValue; account: AddressValue; wrap: WrapState }

function Signing({ chain, safe, account, wrap }: Props) {
  const said = holderWords
  const { isSigning } = wrap
  const isLocked = useIsLocked(wrap)
  const action = useAction(createSigningPlan(chain.id, safe, account, !isSigning), {
    key: [isSigning],
    isComplete: !isLocked,
  })
  return (
    <ActionForm
      action={action}
      chain={chain}
      confirm={isSigning ? undefined : said.signConfirm}
      act={isSigning ? said.signOff : said.signOn}
      closed={isLocked && <LockNotice wrap={wrap} />}
    >
      <p>{isSigning ? said.signIsOn : said.signIsOff}</p>
      {!isSigning && <p className="muted">{said.signAllows}</p>}
      <Notice kind="attention">{said.signWarn}</Notice>
      <p className="muted">{said.signEnds}</p>
    </ActionForm>
  )
}

/** Whether what the holder signs counts as the Safe's. Off from the start; turning it on is warned of, off is one click. */
export function SigningForm(props: Props) {
  // agreeing to one doesn't agree to the other
  return <Signing key={String(props.wrap.isSigning)} {...props} />
}
