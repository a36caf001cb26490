import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import type { LiveApproval } from '../../../safe/approvals/liveApproval.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import type { ApprovalsRead } from '../../../state/queries/useApprovals.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { approvalsWords } from '../../../words/en/approvals.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { ApprovalsState } from '../../parts/approvals/ApprovalsState.tsx'
import { ApprovalsTable } from '../../parts/approvals/ApprovalsTable.tsx'
import { late } from '../../parts/late.tsx'
import { useIsLocked } from '../useTime.ts'

const RevokeApprovals = late(() => import('./RevokeApprovals.tsx').then(({ RevokeApprovals }) => RevokeApprovals))

const NEVER = { lockedUntil: 0, time: 0 }

type Props = {
  chain: Chain
  safe: AddressValue
  approvals: ApprovalsRead
  /** The connected account, and the Safe's wrap while it is live: its driver can revoke. */
  account?: AddressValue | undefined
  wrap?: WrapState | undefined
}

type ListedProps = Omit<Props, 'approvals'> & { live: readonly LiveApproval[] }

function Listed({ chain, safe, account, wrap, live }: ListedProps) {
  const said = approvalsWords
  const isLocked = useIsLocked(wrap ?? NEVER)
  const isDriver = wrap !== undefined && isSameAddress(wrap.driver, account)
  return (
    <>
      {wrap && isLocked && live.length > 0 && (
        <Notice kind="attention" title={said.locked(formatMoment(wrap.lockedUntil))}>
          {said.lockedSay}
        </Notice>
      )}
      {isDriver && account && !isLocked ? (
        <RevokeApprovals {...{ chain, safe, account, live }} />
      ) : (
        live.length > 0 && <ApprovalsTable approvals={live} />
      )}
      {live.length > 1 && <p className="small muted">{said.sorted}</p>}
    </>
  )
}

/** A Safe's live approvals, which its driver can revoke. */
export const Approvals = ({ chain, safe, approvals, account, wrap }: Props) => (
  <ApprovalsState approvals={approvals}>
    <Listed {...{ chain, safe, account, wrap }} live={known(approvals.fact)?.live ?? []} />
  </ApprovalsState>
)
