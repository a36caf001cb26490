import { wrapWords } from '../../words/en/wrap.ts'
import styles from './Wrap.module.css'

/** The wizard's progress; `current` counts from 0. */
export function Steps({ current }: { current: number }) {
  return (
    <ol className={styles.steps} aria-label={wrapWords.wrap.stepsLabel}>
      {wrapWords.wrap.steps.map((name, index) => (
        <li key={name} data-done={index < current} aria-current={index === current ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}
