import { type Check, isOpen, type Judgement } from '../../../safe/report/judgeSafe.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { reportWords } from '../../../words/en/report.ts'

const of = ({ checks }: Judgement, outcome: Check['outcome']) => checks.filter((check) => check.outcome === outcome)

/** The result of a check in a few words. */
export function checkCopy({ id, outcome, count = 0, isRunning, isPartial, isForSale }: Check): string {
  const said: { name: string; pass?: string; forSale?: string; stop?: string; warn?: (count: number) => string } =
    reportWords.checks[id]
  if (outcome === 'pass') return (isForSale ? said.forSale : said.pass) ?? ''
  if (outcome === 'warn') {
    const warning = said.warn?.(count) ?? ''
    return isPartial ? reportWords.maybeMore(warning) : warning
  }
  if (outcome === 'stop') return said.stop ?? ''
  return isRunning ? reportWords.running : reportWords.unknown
}

/** The verdict in one line. */
export function verdictCopy(judgement: Judgement): string {
  const { verdict, why } = reportWords
  switch (judgement.verdict) {
    case 'stop': {
      const first = of(judgement, 'stop')[0]?.id
      return verdict.stop(first && first in why ? why[first as keyof typeof why] : '')
    }
    case 'attention':
      return verdict.attention(of(judgement, 'warn').length)
    case 'unfinished':
      return verdict.unfinished(judgement.checks.filter((check) => isOpen(check) && !check.isRunning).length)
    case 'notLocked':
      return judgement.checks.some(({ id, count }) => id === 'lock' && count === 1)
        ? verdict.lockEnds
        : verdict.notLocked
    case 'unsealed':
    case 'plain':
      return pageWords.safe[judgement.verdict]
    default:
      return verdict[judgement.verdict]
  }
}
