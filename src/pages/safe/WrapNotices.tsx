import type { WrapState } from '../../safe/read/readSafe.ts'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { holderWords } from '../../words/en/holder.ts'
import { formatMoment } from '../../words/formatMoment.ts'
import { LockNotice } from './LockNotice.tsx'
import styles from './Safe.module.css'

/** What time and signatures do to a wrapped Safe now, by the chain's own clock. */
export function WrapNotices({ wrap }: { wrap: WrapState }) {
  const { lockedUntil, quietUntil, time, isSigning } = wrap
  const said = holderWords
  return (
    <>
      {lockedUntil > time ? <LockNotice wrap={wrap} /> : <p className="small muted">{said.notLocked}</p>}
      {isSigning && (
        <Notice kind="attention" title={said.signs}>
          {said.signsSay}
        </Notice>
      )}
      {quietUntil > time && (
        <Notice kind="unknown" title={said.restsUntil(formatMoment(quietUntil))}>
          {said.restsSay}
        </Notice>
      )}
    </>
  )
}

/** Known limits: attacks that still work, and what the green status doesn't cover. Shown wherever that status is. */
export function Limits() {
  return (
    <section className={page.section}>
      <h2>{holderWords.limits}</h2>
      <ul className={styles.limits}>
        {Object.entries(holderWords.limit).map(([what, say]) => (
          <li key={what}>{say}</li>
        ))}
      </ul>
    </section>
  )
}
