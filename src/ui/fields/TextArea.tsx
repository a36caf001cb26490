import { useId } from 'react'
import box from './FieldBox.module.css'
import styles from './TextArea.module.css'

type Props = {
  label: string
  value: string
  /** Gets every character as it is, those that nobody sees too. */
  onValue: (value: string) => void
  /** What is wrong with it, in one sentence; in place of the help. */
  wrong?: string | undefined
  help?: string | undefined
  isCode?: boolean
  disabled?: boolean
}

/** A labelled field of several lines, whose text is taken as it is. */
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
          // what an app wrote runs in its own direction, whatever language is spoken here
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
