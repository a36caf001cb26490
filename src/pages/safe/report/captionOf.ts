import type { Chain } from '../../../lib/chains.ts'
import { safePath } from '../../../lib/routes.ts'
import type { GenuineSafe, WrapState } from '../../../safe/read/readSafe.ts'
import { isOpen, type Judgement, oldestBlock, type Verdict } from '../../../safe/report/judgeSafe.ts'
import { grouped } from '../../../ui/amount.ts'
import type { ReportCaption } from '../../../ui/art/drawReport.ts'
import { reportWords } from '../../../words/en/report.ts'
import { verdictCopy } from './verdictCopy.ts'

const TONES = {
  clean: 'ok',
  notLocked: 'plain',
  attention: 'attention',
  stop: 'danger',
  unfinished: 'plain',
  running: 'plain',
  unsealed: 'attention',
  plain: 'plain',
} satisfies Record<Verdict, ReportCaption['tone']>

const PARTED = ' · '

/** Isolates a left-to-right part within text of any direction. */
const apart = (text: string): string => `\u2066${text}\u2069`

/** Digits only, in UTC: it is read anywhere in the world. */
const timeOf = (seconds: number): string =>
  `${new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** The caption of a report's picture: the verdict, what is unknown, the blocks read, and where to check it. */
export function captionOf(
  chain: Chain,
  safeState: GenuineSafe,
  { block, judgement, wrap }: { block: bigint; judgement: Judgement; wrap: WrapState },
): ReportCaption {
  const { share, checks } = reportWords
  const open = judgement.checks.filter(isOpen).map(({ id }) => checks[id].name)
  const [oldest, newest] = [oldestBlock(judgement, block), block].map((one) => grouped(one.toString()))
  const blocks = oldest === newest ? `${newest}` : `${oldest}–${newest}`
  const isRunning = judgement.verdict === 'running'
  return {
    verdict: isRunning ? share.notFinished : verdictCopy(judgement),
    tone: TONES[judgement.verdict],
    open: open.length > 0 ? share.open(open.join(PARTED)) : undefined,
    seen: [apart(chain.name), share.block(apart(blocks)), apart(timeOf(wrap.time))].join(PARTED),
    check: share.checkIt,
    link: new URL(`#${safePath({ prefix: chain.prefix, address: safeState.address })}`, location.href).href,
    direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
  }
}
