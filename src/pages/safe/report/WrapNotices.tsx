import type { WrapState } from '../../../safe/read/readSafe.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { holderWords } from '../../../words/en/holder.ts'
import { LockNotice } from '../LockNotice.tsx'
import { RestNotice } from '../RestNotice.tsx'
import { useTime } from '../useTime.ts'
import styles from './Report.module.css'

/** A wrapped Safe's lock (by the chain's clock), signing, and rest (by when an act sent now would be mined). */
export function WrapNotices({ wrap, chainId }: { wrap: WrapState; chainId: number }) {
  const { lockedUntil, quietUntil, time, isSigning } = wrap
  const said = holderWords
  const now = useTime(time)
  return (
    <>
      {lockedUntil > time ? <LockNotice wrap={wrap} /> : <p className="small muted">{said.notLocked}</p>}
      {isSigning && (
        <Notice kind="attention" title={said.signs}>
          {said.signsSay}
        </Notice>
      )}
      {quietUntil > now && <RestNotice wrap={wrap} chainId={chainId} />}
    </>
  )
}

/** Known limits: attacks that still work, and what the green status doesn't cover. Shown wherever that status is. */
export function Limits() {
  return (
    <ul className={styles.limits}>
      {Object.entries(holderWords.limit).map(([what, say]) => (
        <li key={what}>{say}</li>
      ))}
    </ul>
  )
}
