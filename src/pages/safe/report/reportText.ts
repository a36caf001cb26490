import type { Chain } from '../../../lib/chains.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { type Judgement, oldestBlock } from '../../../safe/report/judgeSafe.ts'
import { formatExactly, grouped } from '../../../ui/amount.ts'
import { holderWords } from '../../../words/en/holder.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { reportWords } from '../../../words/en/report.ts'
import { wrapWords } from '../../../words/en/wrap.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { checkCopy, verdictCopy } from './verdictCopy.ts'

/** A report in a few lines of text, for a chat or an email: the verdict first, the link last. */
export function reportText(
  chain: Chain,
  safeState: GenuineSafe,
  block: bigint,
  judgement: Judgement,
  link: string,
): string {
  const { safe: safeWords } = pageWords
  const live = liveWrapOf(safeState)
  const control = live
    ? [`${live.isSealed ? safeWords.holder : safeWords.driver}: ${live.driver}`]
    : [
        `${safeWords.owners}: ${safeState.owners.join(', ')}`,
        wrapWords.wrap.ownersOf(safeState.threshold, safeState.owners.length),
      ]
  return [
    verdictCopy(judgement),
    `${safeState.address}, ${chain.name}`,
    ...control,
    `${safeWords.contents}: ${formatExactly(safeState.balance, chain.currency.symbol)}`,
    ...(live && live.lockedUntil > live.time ? [holderWords.lockedUntil(formatMoment(live.lockedUntil))] : []),
    ...judgement.checks.map((check) => `${reportWords.checks[check.id].name}: ${checkCopy(check)}`),
    reportWords.checked(grouped(oldestBlock(judgement, block).toString())),
    link,
  ].join('\n')
}
