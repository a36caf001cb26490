import { useState } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { keyOfApproval } from '../../../safe/approvals/findApprovals.ts'
import type { LiveApproval } from '../../../safe/approvals/liveApproval.ts'
import { createRevokeApprovalsPlan } from '../../../safe/plans/createRevokeApprovalsPlan.ts'
import { MOST_REVOKED } from '../../../safe/plans/revokingCalls.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { isUnderWay, useWriteStatus } from '../../../state/transactions/writeStatus.ts'
import { Button } from '../../../ui/Button.tsx'
import page from '../../../ui/Page.module.css'
import { approvalsWords } from '../../../words/en/approvals.ts'
import { words } from '../../../words/en/appShell.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { ApprovalsTable, RevokeRow } from '../../parts/approvals/ApprovalsTable.tsx'

type Props = { chain: Chain; safe: AddressValue; account: AddressValue; live: readonly LiveApproval[] }

type RevokeProps = Omit<Props, 'live'> & {
  chosen: readonly LiveApproval[]
  onTaken: () => void
  onBack: () => void
}

function Revoke({ chain, safe, account, chosen, onTaken, onBack }: RevokeProps) {
  const said = approvalsWords
  const found = chosen.map(({ found }) => found)
  const plan = createRevokeApprovalsPlan(chain.id, safe, account, found)
  const action = useAction(plan, { key: found.map(keyOfApproval), isComplete: found.length > 0, onTaken })
  return (
    <ActionForm action={action} chain={chain} act={said.act(found.length)}>
      <ApprovalsTable approvals={chosen} />
      <p className="muted">{found.length === 1 ? said.revokeOneSay : said.revokeAllSay}</p>
      <div className={page.acts}>
        <Button look="quiet" size="small" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </ActionForm>
  )
}

/** A Safe's approvals for its driver, who can revoke each, or all at once. */
export function RevokeApprovals({ chain, safe, account, live }: Props) {
  const said = approvalsWords
  const [chosen, setChosen] = useState<readonly LiveApproval[]>()
  const status = useWriteStatus(createRevokeApprovalsPlan(chain.id, safe, account, []))
  if (chosen !== undefined || isUnderWay(status))
    return (
      <Revoke
        {...{ chain, safe, account }}
        chosen={chosen ?? []}
        onTaken={() => setChosen((now) => (now === chosen ? undefined : now))}
        onBack={() => setChosen(undefined)}
      />
    )
  if (live.length === 0) return null
  const first = live.slice(0, MOST_REVOKED)
  return (
    <>
      <ApprovalsTable
        approvals={live}
        actOf={(approval) => <RevokeRow approval={approval} onRevoke={() => setChosen([approval])} />}
      />
      {live.length > 1 && (
        <div>
          <Button onClick={() => setChosen(first)}>
            {first.length === live.length ? said.revokeAll(live.length) : said.revokeFirst(first.length)}
          </Button>
        </div>
      )}
    </>
  )
}
