import { Button } from '../ui/Button.tsx'
import { isFocusLost } from '../ui/isFocusLost.ts'
import { words } from '../words/en/appShell.ts'
import styles from './ChunkError.module.css'

/** On a phone the row that had the focus is gone by then. */
const takeFocus = (button: HTMLElement | null) => {
  if (isFocusLost()) button?.focus()
}

/** In place of a part whose code didn't arrive. A browser may keep that it didn't, so only a reload asks anew. */
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
