import { type ReactNode, useId } from 'react'
import type { Outcome } from '../../../safe/report/judgeSafe.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import styles from './Report.module.css'

export const OUTCOME_ICONS = {
  pass: 'check',
  warn: 'warning',
  stop: 'warning',
  unknown: 'question',
} satisfies Record<Outcome, IconName>

/** A clause's result in a few words; without an outcome it is information, not judged. */
export type ClauseStatus = { say: string; outcome?: Outcome }

/** The result, in the list of clauses and at the head of each: icon and words, never colour alone. */
export function StatusMark({ status: { say, outcome } }: { status: ClauseStatus }) {
  return (
    <span className={styles.status} data-outcome={outcome}>
      <bdi>{say}</bdi>
      {outcome && <Icon name={OUTCOME_ICONS[outcome]} />}
    </span>
  )
}

type Props = {
  id: string
  number: number
  title: string
  say?: string
  status?: ClauseStatus | undefined
  children: ReactNode
}

/** A numbered section of the report. Its heading takes the focus when linked to. */
export function Clause({ id, number, title, say, status, children }: Props) {
  const heading = useId()
  return (
    <section id={id} className={styles.clause} aria-labelledby={heading}>
      <span className={styles.number} aria-hidden="true">
        §{number}
      </span>
      <div className={styles.body}>
        <div className={styles.clauseHead}>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          {status && <StatusMark status={status} />}
          {say && <p className="small muted">{say}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}

/** Scrolls to a clause and focuses it. The page's URL, which is the Safe's, stays the same. */
export function goToClause(id: string): void {
  const clause = document.getElementById(id)
  clause?.querySelector('h2')?.focus({ preventScroll: true })
  clause?.scrollIntoView({ block: 'start' })
}
