import type { AppError } from '../lib/errors.ts'
import { words } from '../words/en/appShell.ts'
import styles from './ErrorDetails.module.css'

/** What was answered, in the words of whoever answered: to be copied where ours don't say it all. */
export function ErrorDetails({ error }: { error: AppError }) {
  return (
    <details className={styles.details}>
      <summary>{words.details}</summary>
      <code>{[error.code, error.details ?? error.shortMessage].filter(Boolean).join(' ')}</code>
    </details>
  )
}
