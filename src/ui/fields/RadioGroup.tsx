import type { ReactNode } from 'react'
import styles from './RadioGroup.module.css'

type GroupProps = {
  /** What is being chosen; shown as a heading, unless the page already has one. */
  legend: string
  isLegendHidden?: boolean
  children: ReactNode
}

/** A group of exclusive choices, as cards below each other. */
export const RadioGroup = ({ legend, isLegendHidden = false, children }: GroupProps) => (
  <fieldset className={styles.choices}>
    {isLegendHidden ? (
      <legend className="hidden">{legend}</legend>
    ) : (
      <legend>
        <h2 className={styles.legend}>{legend}</h2>
      </legend>
    )}
    {children}
  </fieldset>
)

type Props = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

/** One choice of a `RadioGroup`; radios of the same name exclude each other. The first child is beside the button. */
export const Radio = ({ name, isChosen, onChoose, children }: Props) => (
  <label className={styles.choice}>
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
)
