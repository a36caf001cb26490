import type { ReactNode } from 'react'
import { Notice } from '../ui/Notice.tsx'
import { OwnTab } from '../ui/OwnTab.tsx'
import { words } from '../words/en/appShell.ts'
import styles from './FrameNotice.module.css'

/** Inside somebody else's page: look, but sign in a tab of your own. */
export default function FrameNotice(): ReactNode {
  return (
    <div className={styles.strip}>
      <Notice kind="attention">
        <p>{words.frame.say}</p>
        <OwnTab />
      </Notice>
    </div>
  )
}
