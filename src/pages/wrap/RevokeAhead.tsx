import { known } from '../../lib/known.ts'
import type { FoundApproval } from '../../safe/approvals/findApprovals.ts'
import { MOST_REVOKED } from '../../safe/plans/revokingCalls.ts'
import type { ApprovalsRead } from '../../state/queries/useApprovals.ts'
import { CheckBox } from '../../ui/fields/CheckBox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { approvalsWords } from '../../words/en/approvals.ts'
import { ApprovalsState } from '../parts/approvals/ApprovalsState.tsx'
import { ApprovalsTable } from '../parts/approvals/ApprovalsTable.tsx'

/** The found approvals that fit one transaction, starting with those through which the most can be taken. */
export const revocable = ({ fact }: ApprovalsRead): FoundApproval[] =>
  (known(fact)?.live ?? []).slice(0, MOST_REVOKED).map(({ found }) => found)

type Props = {
  approvals: ApprovalsRead
  /** Whether they are left in place, and its setter; undefined with several owners, whose wrap revokes none. */
  sparing: undefined | readonly [isSparing: boolean, onSparing: (isSparing: boolean) => void]
}

/** A Safe's live approvals, and whether the transaction that wraps it revokes them. */
export function RevokeAhead({ approvals, sparing }: Props) {
  const said = approvalsWords
  const live = known(approvals.fact)?.live ?? []
  const count = revocable(approvals).length
  return (
    <ApprovalsState approvals={approvals}>
      {count > 0 && (
        <>
          <ApprovalsTable approvals={live} />
          {sparing ? (
            <div>
              <CheckBox isChecked={!sparing[0]} onChange={(isChecked) => sparing[1](!isChecked)}>
                {count < live.length ? said.aheadFirst(count) : said.ahead(count)}
              </CheckBox>
              <p>{said.aheadSay}</p>
            </div>
          ) : (
            <Notice kind="attention">{said.aheadSeveral}</Notice>
          )}
        </>
      )}
    </ApprovalsState>
  )
}
