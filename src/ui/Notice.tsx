import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Notice.module.css'

const ICONS = {
  ok: 'check',
  info: 'info',
  attention: 'warning',
  danger: 'warning',
  unknown: 'question',
  sealed: 'seal',
} satisfies Record<string, IconName>

type Props = { kind: keyof typeof ICONS; title?: string; children?: ReactNode }

/** A callout. Status is shown by icon and word, never by colour alone; unknown has an icon of its own. */
export function Notice({ kind, title, children }: Props) {
  return (
    <div className={`${styles.notice} ${styles[kind] ?? ''}`}>
      <Icon name={ICONS[kind]} />
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
