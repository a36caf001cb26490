import type { ReactNode } from 'react'
import { reportWords } from '../../../words/en/report.ts'
import { type ClauseStatus, goToClause, StatusMark } from './Clause.tsx'
import styles from './Report.module.css'

/** A clause of the report and its content. */
export type ClauseData = { id: string; title: string; say?: string; status?: ClauseStatus | undefined; body: ReactNode }

/** The table of contents: each clause with its result. */
export function Contents({ clauses }: { clauses: readonly ClauseData[] }) {
  return (
    <nav aria-label={reportWords.clauses}>
      <ol className={styles.contents}>
        {clauses.map(({ id, title, status }) => (
          <li key={id}>
            <button type="button" onClick={() => goToClause(id)}>
              {title}
            </button>
            {status && <StatusMark status={status} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
