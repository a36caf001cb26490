import type { ReactNode } from 'react'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import type { LiveApproval } from '../../../safe/approvals/liveApproval.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import type { ApprovalsRead } from '../../../state/queries/useApprovals.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { approvalsWords } from '../../../words/en/approvals.ts'
import { words } from '../../../words/en/appShell.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { SearchState } from '../../parts/SearchState.tsx'
import { useIsLocked } from '../useTime.ts'
import { ApprovalsTable } from './ApprovalsTable.tsx'
import { RevokeApprovals } from './RevokeApprovals.tsx'

const NEVER = { lockedUntil: 0, time: 0 }

type Props = {
  chain: Chain
  safe: AddressValue
  approvals: ApprovalsRead
  /** The connected account, and the Safe's wrap while that is live: its driver can revoke. */
  account?: AddressValue | undefined
  wrap?: WrapState | undefined
}

/** What isn't said by rows: that there are none, as far as that is known. */
function NoRows({ approvals: { search, share } }: { approvals: ApprovalsRead }) {
  const said = approvalsWords
  const searched = search.status === 'value' && share === undefined ? search.value : undefined
  const isWhole = searched !== undefined && !searched.unfinished && !searched.found.isCut
  const none = searched?.found.approvals.length === 0 ? said.neverAny : said.none
  return <p className={isWhole ? undefined : 'muted'}>{isWhole ? none : said.noneYet}</p>
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

/**
 * What others may take from a Safe, by its approvals that stand, and for the one who drives it a way to revoke them. What
 * isn't known is said, and never called none.
 */
export function Approvals({ chain, safe, approvals, account, wrap }: Props) {
  const said = approvalsWords
  const { fact, again, search, share, goOn } = approvals
  const value = known(fact)
  const reason = fact.status === 'unknown' || fact.status === 'stale' ? fact.reason : undefined
  let found: ReactNode = null
  if (value)
    found = (
      <>
        <Listed {...{ chain, safe, account, wrap }} live={value.live} />
        {value.live.length === 0 && value.unread.length === 0 && <NoRows approvals={approvals} />}
        {value.unread.length > 0 && <Notice kind="unknown">{said.unread(value.unread.length)}</Notice>}
      </>
    )
  return (
    // the form is unmounted once its act is done: the focus stays in this section
    <div className={page.column} tabIndex={-1}>
      {fact.status === 'loading' && (
        <p className="small muted" role="status">
          {said.reading}
        </p>
      )}
      {found}
      {reason && (
        <>
          <Notice kind="unknown" title={said.failed}>
            {errorCopy(reason).say}
          </Notice>
          <div>
            <Button size="small" onClick={again}>
              {words.tryAgain}
            </Button>
          </div>
        </>
      )}
      <SearchState search={search} share={share} onGoOn={goOn} said={said} />
    </div>
  )
}
