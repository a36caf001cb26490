import type { AppError } from '../../../lib/errors.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { type Check, type CheckId, isOpen, type Judgement, type Verdict } from '../../../safe/report/judgeSafe.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { pageWords } from '../../../words/en/pages.ts'
import { reportWords } from '../../../words/en/report.ts'
import { wrapWords } from '../../../words/en/wrap.ts'
import { goToClause, OUTCOME_ICONS } from './Clause.tsx'
import styles from './Report.module.css'
import { checkCopy, verdictCopy } from './verdictCopy.ts'

const ICONS = {
  clean: 'check',
  notLocked: 'info',
  attention: 'warning',
  stop: 'warning',
  unfinished: 'question',
  running: 'question',
  unsealed: 'warning',
  plain: 'info',
} satisfies Record<Verdict, IconName>

/** The clause with a check's evidence. */
const CLAUSE_OF: Record<CheckId, string> = {
  code: 'control',
  imitation: 'control',
  control: 'control',
  hidden: 'hidden',
  consents: 'hidden',
  lock: 'lock',
  signing: 'lock',
  approvals: 'approvals',
  rights: 'control',
  newest: 'control',
}

/** What the contract itself records about it, which holds whatever else was found. */
function stateOf(safeState: GenuineSafe): string | undefined {
  const { safe: safeWords } = pageWords
  const live = liveWrapOf(safeState)
  if (!live) return reportWords.say.plain
  if (live.problems !== 0n) return safeWords.unclean
  return live.isSealed ? safeWords.sealed : wrapWords.wrap.sealWaitSay
}

function sayOf(verdict: Verdict): string | undefined {
  const { say } = reportWords
  return verdict in say ? say[verdict as keyof typeof say] : undefined
}

/** Checks in words, each linking to its clause. */
function Found({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
  return (
    <ul className={styles.found}>
      {checks.map((check) => (
        <li key={check.id} data-outcome={check.outcome}>
          <Icon name={OUTCOME_ICONS[check.outcome]} size={16} />
          <button type="button" onClick={() => goToClause(CLAUSE_OF[check.id])}>
            {check.outcome === 'unknown' ? reportWords.checks[check.id].name : checkCopy(check)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The verdict on a Safe, at the top: one line, its basis, and what was found against it. */
export function VerdictView({ safeState, judgement }: { safeState: GenuineSafe; judgement: Judgement }) {
  const { verdict, checks } = judgement
  const are = (outcome: Check['outcome']) => checks.filter((check) => check.outcome === outcome && !isOpen(check))
  const isUnfinished = verdict === 'unfinished' || verdict === 'running'
  const open = checks.filter(isOpen)
  const warnings = are('warn').filter(({ id }) => verdict !== 'notLocked' || id !== 'lock')
  const say = sayOf(verdict)
  const problems = liveWrapOf(safeState)?.problems ?? 0n
  return (
    // keeps the focus when the focused element is gone after a re-check
    <div className={styles.verdict} data-verdict={verdict} tabIndex={-1}>
      <div role="status">
        <p className={styles.line}>
          <Icon name={ICONS[verdict]} />
          <strong>{verdictCopy(judgement)}</strong>
        </p>
      </div>
      <p className="small">{stateOf(safeState)}</p>
      {problems !== 0n && (
        <ul className={`small ${styles.problems}`}>
          {Object.entries(pageWords.safe.problems)
            .filter(([bit]) => (problems & BigInt(bit)) !== 0n)
            .map(([bit, problem]) => (
              <li key={bit}>{problem}</li>
            ))}
        </ul>
      )}
      {say && verdict !== 'plain' && <p className="small">{say}</p>}
      <Found checks={isUnfinished ? open : are('stop')} />
      {warnings.length > 0 && verdict !== 'attention' && <p className="small muted">{reportWords.seeAlso}</p>}
      <Found checks={warnings} />
      {!isUnfinished && open.length > 0 && <p className="small muted">{reportWords.notChecked}</p>}
      {!isUnfinished && <Found checks={open} />}
    </div>
  )
}

/** The verdict on a stale read: named by its block, without colour, and nothing to rely on. */
export function OldVerdict({ safeState, block, reason }: { safeState: GenuineSafe; block: bigint; reason: AppError }) {
  const { safe: safeWords } = pageWords
  const live = liveWrapOf(safeState)
  const sealing = live?.isSealed ? 'sealed' : 'unsealed'
  const state = !live ? 'plain' : live.problems !== 0n ? 'unclean' : sealing
  return (
    <div className={styles.verdict} data-verdict="running">
      <p className={styles.line}>
        <Icon name="question" />
        <strong>{safeWords.asOf(block.toString())}</strong>
      </p>
      <p className="small">{safeWords.wasThen[state]}</p>
      <p className="small muted">{reason.name === 'Cached' ? safeWords.cached : safeWords.stale}</p>
    </div>
  )
}
