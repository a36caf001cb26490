import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { DialogCorner } from './Dialog.tsx'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Toast.module.css'

/** Milliseconds for which a toast without an action is shown: twice what it takes to read three lines. */
const READ_FOR = 12_000

const isHidden = (): boolean => document.visibilityState === 'hidden'

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

type Props = {
  /** The value of `data-toast`, by which the Escape handler finds it. */
  id: string
  look: 'ok' | 'danger' | 'plain'
  icon: IconName
  title: string
  say: string
  /** A button or link. A toast that has one stays until it is dismissed (WCAG 2.2.1). */
  act?: ReactNode
  dismissLabel: string
  /** Whether its timer is paused. */
  isHeld: boolean
  onDismiss: () => void
}

/** A notification. Its timer runs while it is visible, pauses on hover and focus, and then restarts. */
export function Toast({ id, look, icon, title, say, act, dismissLabel, isHeld, onDismiss }: Props) {
  const [isLookedAt, setLookedAt] = useState(false)
  const isAway = useSyncExternalStore(onVisibility, isHidden)
  const isTimed = !act && !isHeld && !isLookedAt && !isAway
  useEffect(() => {
    if (!isTimed) return
    const timer = setTimeout(onDismiss, READ_FOR)
    return () => clearTimeout(timer)
  }, [isTimed, onDismiss])

  return (
    <li
      className={styles.toast}
      data-toast={id}
      data-look={look}
      onPointerEnter={() => setLookedAt(true)}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(true)}
      onBlur={() => setLookedAt(false)}
    >
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className="small muted">{say}</p>
        {act}
      </div>
      <DialogCorner icon="close" label={dismissLabel} onClick={onDismiss} />
    </li>
  )
}
