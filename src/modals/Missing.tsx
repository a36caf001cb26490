import { Button } from '../ui/Button.tsx'
import { words } from '../words/en.ts'
import styles from './Missing.module.css'

/** In place of a part whose code didn't arrive. A browser may keep that it didn't, so only a reload asks anew. */
export function Missing({ id }: { id?: string }) {
  return (
    <div className={styles.missing} role="alert">
      <p id={id}>{words.connect.partMissing}</p>
      <Button onClick={() => location.reload()}>{words.pageFailed.reload}</Button>
    </div>
  )
}
