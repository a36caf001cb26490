import type { ReactNode } from 'react'
import { Title } from '../../ui/Title.tsx'
import styles from './MessagePage.module.css'

/** A page with one sentence and one button. */
export function MessagePage({ title, say, children }: { title: string; say: string; children?: ReactNode }) {
  return (
    <div className={styles.plain}>
      <Title>{title}</Title>
      <p className="muted">{say}</p>
      {children}
    </div>
  )
}
