import { expect, test } from 'vitest'
import type { Fact } from '../../src/lib/Fact.ts'
import { countApprovals } from '../../src/pages/safe/report/countApprovals.ts'
import type { FoundApprovals } from '../../src/safe/approvals/findApprovals.ts'
import type { Approvals } from '../../src/safe/approvals/liveApproval.ts'
import type { Search } from '../../src/safe/rpc/searchOwnLogs.ts'

const found: FoundApprovals = { approvals: [], unclear: [], isCut: false }
const part: Search<FoundApprovals> = { found, from: 0, unfinished: { from: 0, to: 3, why: 'bound' } }
const read = (block: bigint): Fact<Approvals> => ({ status: 'value', value: { live: [], unread: [] }, block })
const searched = (block: bigint, value: Search<FoundApprovals> = { found, from: 0 }): Fact<Search<FoundApprovals>> => ({
  ...{ status: 'value', value, block },
})

test.each<[string, Fact<Search<FoundApprovals>>, number | undefined, bigint, string, bigint]>([
  ['all was searched', searched(7n), undefined, 8n, 'all', 7n],
  ['all was searched, and the latest blocks just now', searched(7n), 0, 8n, 'all', 7n],
  ['it was used after the search', searched(6n), undefined, 8n, 'running', 6n],
  ['it was used after the approvals were read', searched(7n), undefined, 6n, 'running', 6n],
  ['it was searched in part', searched(7n, part), undefined, 8n, 'ended', 7n],
  ['the search continues', searched(7n, part), 0.5, 8n, 'running', 7n],
  ['it was never searched, so that no block of a search counts', { status: 'loading' }, 0, 8n, 'running', 8n],
])('[W3] %s', (_, search, share, readAt, outcome, block) => {
  const counted = countApprovals({ fact: read(readAt), search, share, again: () => {}, goOn: () => {} }, 7n)
  expect(counted).toMatchObject({ status: 'value', value: { search: outcome }, block })
})
