import type { Seen } from '../../../lib/seen.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { stateFingerprint } from '../../../safe/read/stateFingerprint.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { reportWords } from '../../../words/en/report.ts'

/** Whether the Safe is still as the link's creator saw it. */
export function SeenNotice({ safeState, seen }: { safeState: GenuineSafe; seen: Seen }) {
  const live = liveWrapOf(safeState)
  if (!live || !seen.fingerprint) return null
  const isSame = stateFingerprint(live) === seen.fingerprint
  return (
    <Notice kind={isSame ? 'info' : 'attention'}>{isSame ? reportWords.seen.same : reportWords.seen.changed}</Notice>
  )
}
