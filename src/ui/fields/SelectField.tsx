import { type ReactNode, useId } from 'react'
import box from './FieldBox.module.css'
import styles from './TextField.module.css'

type Props = {
  label: string
  value: string
  onValue: (value: string) => void
  /** The error, in one sentence; replaces the help. */
  wrong?: string | undefined
  help?: string | undefined
  /** Its options. */
  children: ReactNode
}

/** A labelled select with one line of help or error below it. */
export function SelectField({ label, value, onValue, wrong, help, children }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`${box.box} ${styles.box} ${styles.select}`} data-wrong={wrong !== undefined}>
        <select
          id={id}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-note`}
        >
          {children}
        </select>
      </div>
      <p id={`${id}-note`} className={wrong ? `small ${box.wrong}` : 'small muted'} role="status">
        {wrong ?? help}
      </p>
    </div>
  )
}
