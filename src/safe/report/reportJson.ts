import type { Chain } from '../../lib/chains.ts'
import type { Fact } from '../../lib/Fact.ts'
import { liveWrapOf } from '../read/liveWrapOf.ts'
import type { GenuineSafe } from '../read/readSafe.ts'
import { stateFingerprint } from '../read/stateFingerprint.ts'
import type { Judgement } from './judgeSafe.ts'

type Evidence = {
  chain: Pick<Chain, 'id' | 'name'>
  safeState: GenuineSafe
  /** The block that it was read at. */
  block: bigint
  judgement: Judgement
  /** By name, each with its status. */
  facts: Readonly<Record<string, Fact<unknown>>>
  /** Where the report is, and when it was made. */
  link: string
  madeAt: Date
}

/** Marks a stale value as such, and a missing one as unknown. */
function factJson(fact: Fact<unknown>): unknown {
  if (fact.status === 'value' || fact.status === 'stale')
    return { status: fact.status, block: fact.block, value: fact.value }
  return { status: 'unknown', ...(fact.status === 'unknown' && { reason: fact.reason.name }) }
}

/**
 * A report with all its evidence, for a machine to read: JSON, with addresses checksummed and every integer of the chain
 * (wei, ids, blocks) as decimal text. The chain is named by CAIP-2.
 */
export function reportJson({ chain, safeState, block, judgement, facts, link, madeAt }: Evidence): string {
  const live = liveWrapOf(safeState)
  const report = {
    format: 'wrapped-safe-report',
    version: 1,
    link,
    madeAt: madeAt.toISOString(),
    chain: { id: `eip155:${chain.id}`, name: chain.name },
    block,
    verdict: judgement.verdict,
    checks: judgement.checks,
    ...(live && { fingerprint: stateFingerprint(live) }),
    safe: safeState,
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factJson(fact)])),
  }
  return JSON.stringify(report, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 2)
}
