import type { WrapState } from '../../safe/read/readSafe.ts'
import { Notice } from '../../ui/Notice.tsx'
import { holderWords } from '../../words/en/holder.ts'
import { formatMoment } from '../../words/formatMoment.ts'

/** Until when nothing leaves a Safe, and what can be done with it all the same. */
export function LockNotice({ wrap }: { wrap: Pick<WrapState, 'lockedUntil'> }) {
  return (
    <Notice kind="attention" title={holderWords.lockedUntil(formatMoment(wrap.lockedUntil))}>
      {holderWords.lockedSay}
    </Notice>
  )
}
