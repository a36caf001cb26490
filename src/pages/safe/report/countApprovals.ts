import type { Fact } from '../../../lib/Fact.ts'
import type { ApprovalCount } from '../../../safe/report/judgeSafe.ts'
import type { ApprovalsRead } from '../../../state/queries/useApprovals.ts'

/**
 * What the verdict goes by: how many of the approvals that were found stand, and whether there may be others.
 * @param since the block at which the Safe was first read as it is now: what was looked for before says nothing of later ones
 */
export function countApprovals({ fact, search, share }: ApprovalsRead, since: bigint): Fact<ApprovalCount> {
  if (fact.status === 'stale') return { status: 'unknown', reason: fact.reason }
  if (fact.status !== 'value') return fact
  const searched = search.status === 'value' ? search.block : 0n
  const isRunning = search.status === 'loading' || share !== undefined || searched < since || fact.block < since
  const isWhole = search.status === 'value' && !search.value.unfinished && !search.value.found.isCut
  const { live, unread } = fact.value
  const count = {
    live: live.length,
    unread: unread.length,
    search: isWhole && !isRunning ? 'all' : isRunning && search.status !== 'unknown' ? 'running' : 'ended',
  } as const
  return { status: 'value', value: count, block: searched < fact.block ? searched : fact.block }
}
