import { type ComponentProps, type ReactNode, useId } from 'react'
import { visible } from '../../lib/visible.ts'
import box from './FieldBox.module.css'
import styles from './TextField.module.css'

type Props = {
  label: string
  value: string
  onValue: (value: string) => void
  /** The error, in one sentence; replaces the help. */
  wrong?: string | undefined
  help?: string | undefined
  /** A button inside the field. */
  act?: ReactNode
  /** Whether it takes the focus when mounted, because the user opened it. */
  isFocused?: boolean
} & Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder' | 'disabled' | 'type' | 'min' | 'max' | 'onPaste'>

/** A labelled field with one line of help or error below it. */
export function TextField({ label, value, onValue, wrong, help, act, isFocused = false, placeholder, ...rest }: Props) {
  const id = useId()
  // strips invisible characters, so that what is shown is what is parsed
  const take = (typed: string) => onValue(visible(typed))
  const shared = {
    ...rest,
    autoFocus: isFocused,
    // isolated left to right, as the input itself is in every language
    placeholder: placeholder && `\u2066${placeholder}\u2069`,
    id,
    value,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': `${id}-note`,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`${box.box} ${styles.box}`} data-wrong={wrong !== undefined}>
        <input {...shared} onChange={(event) => take(event.target.value)} />
        {act}
      </div>
      <p id={`${id}-note`} className={wrong ? `small ${box.wrong}` : 'small muted'} role="status">
        {wrong ?? help}
      </p>
    </div>
  )
}
