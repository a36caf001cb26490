import type { WrapState } from '../../safe/read/readSafe.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { holderWords } from '../../words/en/holder.ts'
import { formatMoment } from '../../words/formatMoment.ts'
import styles from './Safe.module.css'

/** Until when a Safe is locked, and what is still possible. */
export function LockNotice({ wrap }: { wrap: Pick<WrapState, 'lockedUntil' | 'time'> }) {
  const { lockedUntil, time } = wrap
  return (
    <Notice kind="attention" title={holderWords.lockedUntil(formatMoment(lockedUntil))}>
      <p>{holderWords.lockedSay}</p>
      <p className={styles.wait}>
        <Countdown until={lockedUntil} time={time} say={holderWords.left} />
      </p>
    </Notice>
  )
}
