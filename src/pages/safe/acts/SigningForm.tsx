import { lazy, Suspense } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { ChunkError } from '../../../modals/ChunkError.tsx'
import { createSigningPlan } from '../../../safe/plans/holderPlans.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { holderWords } from '../../../words/en/holder.ts'
import { signingWords } from '../../../words/en/signing.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { LockNotice } from '../LockNotice.tsx'
import { useIsLocked } from '../useTime.ts'

const SignMessage = lazy(() => import('../message/SignMessage.tsx'))

type Props = { chain: Chain; safe: AddressValue; account: AddressValue; wrap: WrapState }

function Locked({ wrap }: { wrap: WrapState }) {
  return (
    <div className={page.section}>
      <LockNotice wrap={wrap} />
      <p className="muted">{signingWords.locked}</p>
    </div>
  )
}

function Switch({ chain, safe, account, wrap }: Props) {
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
      look={isSigning ? 'secondary' : 'primary'}
      confirm={isSigning ? undefined : said.signConfirm}
      act={isSigning ? said.signOff : said.signOn}
      closed={isLocked && <Locked wrap={wrap} />}
    >
      <p>{isSigning ? said.signIsOn : said.signIsOff}</p>
      {!isSigning && <p className="muted">{said.signAllows}</p>}
      <Notice kind="attention">{said.signWarn}</Notice>
      {!isSigning && <p className="muted">{signingWords.costs}</p>}
      <p className="muted">{said.signEnds}</p>
    </ActionForm>
  )
}

/**
 * Switches whether the holder's signatures count as the Safe's and, while on, signs messages. Off by default; turning
 * it on needs a confirmation, turning it off is one click.
 */
export function SigningForm(props: Props) {
  const { wrap } = props
  const isLocked = useIsLocked(wrap)
  return (
    <>
      {wrap.isSigning && !isLocked && (
        <Boundary fallback={<ChunkError />}>
          <Suspense
            fallback={
              <p className="muted" role="status">
                {signingWords.loading}
              </p>
            }
          >
            <SignMessage {...props} />
          </Suspense>
        </Boundary>
      )}
      {/* keyed, so that agreeing to one direction doesn't agree to the other */}
      <Switch key={String(wrap.isSigning)} {...props} />
    </>
  )
}
