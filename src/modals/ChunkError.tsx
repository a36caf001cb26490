import { Button } from '../ui/Button.tsx'
import { isFocusLost } from '../ui/isFocusLost.ts'
import { words } from '../words/en/appShell.ts'
import styles from './ChunkError.module.css'

/** On a phone, the focused row is unmounted by then. */
const takeFocus = (button: HTMLElement | null) => {
  if (isFocusLost()) button?.focus()
}

/** Shown in place of a chunk that failed to load. Browsers cache a failed import, so only a reload retries it. */
export function ChunkError({ id }: { id?: string }) {
  return (
    <div className={styles.missing} role="alert">
      <p id={id}>{words.connect.partMissing}</p>
      <Button ref={takeFocus} onClick={() => location.reload()}>
        {words.pageFailed.reload}
      </Button>
    </div>
  )
}
