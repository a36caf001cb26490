import { useId } from 'react'
import box from './FieldBox.module.css'
import styles from './TextArea.module.css'

type Props = {
  label: string
  value: string
  /** Called with the text unchanged, invisible characters included. */
  onValue: (value: string) => void
  /** The error, in one sentence; replaces the help. */
  wrong?: string | undefined
  help?: string | undefined
  isCode?: boolean
  disabled?: boolean
}

/** A labelled multi-line field that leaves the text unchanged. */
export function TextArea({ label, value, onValue, wrong, help, isCode = false, disabled = false }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`${box.box} ${styles.box}`} data-wrong={wrong !== undefined}>
        <textarea
          id={id}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          rows={5}
          // the text may be an app's, in another direction than the page
          dir={isCode ? 'ltr' : 'auto'}
          className={isCode ? styles.code : undefined}
          disabled={disabled}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <p id={`${id}-note`} className={wrong ? `small ${box.wrong}` : 'small muted'} role="status">
        {wrong ?? help}
      </p>
    </div>
  )
}
