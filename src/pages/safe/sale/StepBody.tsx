import type { ReactNode } from 'react'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { safePath } from '../../../lib/routes.ts'
import { createSigningPlan } from '../../../safe/plans/holderPlans.ts'
import { createApproveSalePlan } from '../../../safe/plans/salePlans.ts'
import { type GenuineSafe, lockEndOf, type WrapState } from '../../../safe/read/readSafe.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { holderWords } from '../../../words/en/holder.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { sellingWords } from '../../../words/en/selling.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { Holdings } from '../../parts/holdings/Holdings.tsx'
import { HolderSafe } from '../../parts/inSafe/HolderSafe.tsx'
import { late } from '../../parts/late.tsx'
import { LockNotice } from '../LockNotice.tsx'
import { RestNotice } from '../RestNotice.tsx'
import { Approvals } from '../report/Approvals.tsx'
import type { Step, useSteps } from './useSteps.ts'

const Where = late(() => import('./Where.tsx').then(({ Where }) => Where))
const OfferForm = late(() => import('./OfferForm.tsx').then(({ OfferForm }) => OfferForm))
const LockForm = late(() => import('../acts/LockForm.tsx').then(({ LockForm }) => LockForm))

/** A day longer than an offer of a week, two weeks, and thirty days. */
const LOCK_DAYS = [8, 15, 31] as const

export type Sale = {
  chain: Chain
  safeState: GenuineSafe
  wrap: WrapState
  /** That both were read at. */
  block: bigint
  account: Address
  /** The account holds the NFT; else it is an owner of the Safe that does, and signs offers alone. */
  isHolder: boolean
  /** The Safe that holds the NFT, where it is one. */
  holder: GenuineSafe | undefined
}

/** For an owner of the Safe that holds the NFT: what only that Safe can do, is done from within it. */
const ByHolder = ({ chain, wrap, account, isHolder, children }: Sale & { children: ReactNode }) =>
  isHolder ? children : <HolderSafe chain={chain} holder={wrap.driver} account={account} />

function Keep({ chain, safeState, wrap, block }: Sale) {
  const said = sellingWords
  return (
    <>
      <p>{said.keep}</p>
      <section className={page.section} aria-label={said.contents}>
        <p className="small muted">{said.contents}</p>
        <Holdings chain={chain} safe={safeState.address} balance={safeState.balance} block={block} isBrief />
      </section>
      {lockEndOf(wrap) > 0 ? (
        <p className="muted">{said.keepLocked}</p>
      ) : (
        <div className={page.acts}>
          <ButtonLink href={`#${safePath({ prefix: chain.prefix, address: safeState.address })}`}>
            {said.keepAct}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function SigningOff({ chain, safeState, account }: Sale) {
  const action = useAction(createSigningPlan(chain.id, safeState.address, account, false))
  return (
    <ActionForm action={action} chain={chain} act={holderWords.signOff}>
      <p>{sellingWords.signingSay}</p>
    </ActionForm>
  )
}

function Lock(sale: Sale) {
  const said = sellingWords
  const { chain, safeState, account, wrap } = sale
  const end = lockEndOf(wrap)
  return (
    <>
      {end > 0 ? <p>{said.locked(formatMoment(end))}</p> : <p>{said.lockSay}</p>}
      <Notice kind="attention">{said.lockVoids}</Notice>
      <ByHolder {...sale}>
        <LockForm key={end} {...{ chain, account, wrap }} safe={safeState.address} days={[...LOCK_DAYS]} />
      </ByHolder>
    </>
  )
}

type ApproveProps = {
  sale: Sale
  steps: ReturnType<typeof useSteps>
  /** What is let happen by it. */
  say: string
}

function ApproveForm({ sale: { chain, safeState, account }, steps: { venue }, say }: ApproveProps) {
  const action = useAction(createApproveSalePlan(chain.id, safeState.address, account, venue), { key: [venue] })
  return (
    <ActionForm action={action} chain={chain} act={sellingWords.approveAct}>
      <p>{say}</p>
    </ActionForm>
  )
}

function Approve(props: ApproveProps) {
  const { sale, steps } = props
  const { fact } = steps.approval
  const said = sellingWords
  const found = known(fact)
  if (fact.status === 'unknown') return <Notice kind="unknown">{errorCopy(fact.reason).say}</Notice>
  if (!found) return <p className="muted">{said.state.unknown}</p>
  if (found.isApproved && fact.status === 'stale') return <Notice kind="unknown">{pageWords.safe.stale}</Notice>
  if (found.isApproved) return <Notice kind="ok">{said.approved}</Notice>
  return (
    <ByHolder {...sale}>
      <ApproveForm key={steps.venue} {...props} />
    </ByHolder>
  )
}

/** What is said and done in one of the steps. */
export function StepBody({ step, sale, steps }: { step: Step; sale: Sale; steps: ReturnType<typeof useSteps> }) {
  const said = sellingWords
  const { chain, safeState, wrap, account, isHolder } = sale
  switch (step) {
    case 'keep':
      return <Keep {...sale} />
    case 'revoke':
      return (
        <>
          <p>{said.revokeSay}</p>
          <Approvals
            {...{ chain, wrap }}
            safe={safeState.address}
            approvals={steps.approvals}
            {...(isHolder && { account })}
          />
          {!isHolder && <HolderSafe chain={chain} holder={wrap.driver} account={account} />}
        </>
      )
    case 'signing':
      if (!wrap.isSigning) return <Notice kind="ok">{said.signingOff}</Notice>
      if (lockEndOf(wrap) > 0) return <LockNotice wrap={wrap} />
      return (
        <ByHolder {...sale}>
          <SigningOff {...sale} />
        </ByHolder>
      )
    case 'lock':
      return <Lock {...sale} />
    case 'wait':
      if (wrap.quietUntil <= wrap.time) return <Notice kind="ok">{said.waitDone}</Notice>
      return (
        <>
          <RestNotice wrap={wrap} chainId={chain.id} isAwaited />
          <p className="muted">{said.waitSay}</p>
        </>
      )
    case 'approve':
      return (
        <Where sale={sale} steps={steps}>
          {({ approveSay = said.approveSay }) => <Approve sale={sale} steps={steps} say={approveSay} />}
        </Where>
      )
    case 'offer':
      return (
        <Where sale={sale} steps={steps}>
          {({ isListing, listing }) => (
            <OfferForm key={account} {...sale} isListing={isListing} {...(listing && { listing })} />
          )}
        </Where>
      )
  }
}
