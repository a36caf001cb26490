import type { AppError } from '../lib/errors.ts'
import { words } from '../words/en/appShell.ts'
import styles from './ErrorDetails.module.css'

/** The original error message, to copy, where the page's own text doesn't cover it. */
export function ErrorDetails({ error }: { error: AppError }) {
  return (
    <details className={styles.details}>
      <summary>{words.details}</summary>
      <code>{[error.code, error.details ?? error.shortMessage].filter(Boolean).join(' ')}</code>
    </details>
  )
}
