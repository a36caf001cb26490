import { useState } from 'react'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import { stateFingerprint } from '../../../safe/read/stateFingerprint.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { reportWords } from '../../../words/en/report.ts'
import styles from './Report.module.css'
import { WrapNotices } from './WrapNotices.tsx'

/** A wrapped Safe's lock and rest, and the fingerprint that shows that nothing was done with it since. */
export function LockClause({ wrap, chainId }: { wrap: WrapState; chainId: number }) {
  const { lock } = reportWords
  const [typed, setTyped] = useState('')
  const fingerprint = stateFingerprint(wrap)
  const entered = typed.trim().toLowerCase()
  const isWhole = /^0x[0-9a-f]{64}$/.test(entered)
  const isSame = entered === fingerprint
  return (
    <>
      <WrapNotices wrap={wrap} chainId={chainId} />
      <div className={page.section}>
        <h3>{lock.fingerprint}</h3>
        <p className="small muted">{lock.say}</p>
        <code className={styles.hash}>{fingerprint}</code>
        <div className={page.acts}>
          <CopyButton text={fingerprint} size="small" />
        </div>
        <TextField
          label={lock.compare}
          value={typed}
          onValue={setTyped}
          {...(entered !== '' && !isWhole && { wrong: lock.invalid })}
        />
        <div role="status">
          {isWhole && <Notice kind={isSame ? 'ok' : 'attention'}>{isSame ? lock.same : lock.different}</Notice>}
        </div>
      </div>
    </>
  )
}
