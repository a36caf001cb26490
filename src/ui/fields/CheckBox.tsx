import type { ReactNode } from 'react'
import styles from './CheckBox.module.css'

type Props = { isChecked: boolean; onChange: (isChecked: boolean) => void; children: ReactNode }

/** A check box with its label beside it. */
export const CheckBox = ({ isChecked, onChange, children }: Props) => (
  <label className={styles.checkBox}>
    <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
    <span>{children}</span>
  </label>
)
