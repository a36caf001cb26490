import type { Fact } from '../../../lib/Fact.ts'
import type { ApprovalCount } from '../../../safe/report/judgeSafe.ts'
import type { ApprovalsRead } from '../../../state/queries/useApprovals.ts'

/** What the verdict goes by: how many of the approvals that were found stand, and whether there may be others. */
export function countApprovals({ fact, search, share }: ApprovalsRead): Fact<ApprovalCount> {
  if (fact.status !== 'value') return fact.status === 'stale' ? { status: 'unknown', reason: fact.reason } : fact
  const isRunning = search.status === 'loading' || share !== undefined
  const isWhole = search.status === 'value' && !search.value.unfinished && !search.value.found.isCut
  const { live, unread } = fact.value
  const count = {
    live: live.length,
    unread: unread.length,
    search: isRunning ? 'running' : isWhole ? 'all' : 'ended',
  } as const
  return { status: 'value', value: count, block: fact.block }
}
