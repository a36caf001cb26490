import type { ReactNode } from 'react'
import { Notice } from '../ui/Notice.tsx'
import { OwnTab } from '../ui/OwnTab.tsx'
import { frameWords } from '../words/en/frame.ts'
import styles from './FrameNotice.module.css'

/** Shown where an unknown origin frames the page: reading works, signing needs a tab of its own. */
export default function FrameNotice(): ReactNode {
  return (
    <div className={styles.strip}>
      <Notice kind="attention">
        <p>{frameWords.say}</p>
        <OwnTab />
      </Notice>
    </div>
  )
}
