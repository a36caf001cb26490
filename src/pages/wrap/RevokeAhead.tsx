import { known } from '../../lib/known.ts'
import type { FoundApproval } from '../../safe/approvals/findApprovals.ts'
import { MOST_REVOKED } from '../../safe/plans/revokingCalls.ts'
import type { ApprovalsRead } from '../../state/queries/useApprovals.ts'
import { CheckBox } from '../../ui/fields/CheckBox.tsx'
import { approvalsWords } from '../../words/en/approvals.ts'
import { ApprovalsState } from '../parts/approvals/ApprovalsState.tsx'
import { ApprovalsTable } from '../parts/approvals/ApprovalsTable.tsx'

/** Those that one transaction can revoke, as far as they are found: by which the most can be taken first. */
export const revocable = ({ fact }: ApprovalsRead): FoundApproval[] =>
  (known(fact)?.live ?? []).slice(0, MOST_REVOKED).map(({ found }) => found)

type Props = {
  approvals: ApprovalsRead
  /** Whether they are left as they are, and what changes that. */
  sparing: readonly [isSparing: boolean, onSparing: (isSparing: boolean) => void]
}

/** The approvals of a Safe that stand, and whether the transaction that wraps it revokes them. */
export function RevokeAhead({ approvals, sparing: [isSparing, onSparing] }: Props) {
  const said = approvalsWords
  const live = known(approvals.fact)?.live ?? []
  const count = revocable(approvals).length
  return (
    <ApprovalsState approvals={approvals}>
      {count > 0 && (
        <>
          <ApprovalsTable approvals={live} />
          <div>
            <CheckBox isChecked={!isSparing} onChange={(isChecked) => onSparing(!isChecked)}>
              {count < live.length ? said.aheadFirst(count) : said.ahead(count)}
            </CheckBox>
            <p>{said.aheadSay}</p>
          </div>
        </>
      )}
    </ApprovalsState>
  )
}
