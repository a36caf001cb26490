import type { Fact } from '../../../lib/Fact.ts'
import type { ApprovalCount } from '../../../safe/report/judgeSafe.ts'
import type { ApprovalsRead } from '../../../state/queries/useApprovals.ts'

/**
 * For the verdict: how many approvals are live, and whether there may be others.
 * @param since the block of the first read of the Safe's current state: earlier searches may miss later approvals
 */
export function countApprovals({ fact, search, share }: ApprovalsRead, since: bigint): Fact<ApprovalCount> {
  if (fact.status === 'stale') return { status: 'unknown', reason: fact.reason }
  if (fact.status !== 'value') return fact
  const found = search.status === 'value' ? search : undefined
  const isWhole = found !== undefined && !found.value.unfinished && !found.value.found.isCut
  const isBehind = found !== undefined && (found.block < since || fact.block < since)
  // a finished search stays finished while the latest blocks are searched
  const isRunning = search.status === 'loading' || isBehind || (share !== undefined && !isWhole)
  const { live, unread } = fact.value
  const count = {
    live: live.length,
    unread: unread.length,
    search: isRunning ? 'running' : isWhole ? 'all' : 'ended',
  } as const
  return { status: 'value', value: count, block: found && found.block < fact.block ? found.block : fact.block }
}
