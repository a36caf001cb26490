import { useEffect, useRef } from 'react'
import type { Wallet } from '../../state/connection/wallets.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { isFocusLost } from '../../ui/isFocusLost.ts'
import { WalletGlyph } from './WalletGlyph.tsx'
import styles from './WalletScreen.module.css'

const RING = 'M24 2h48a22 22 0 0122 22v48a22 22 0 01-22 22H24A22 22 0 012 72V24A22 22 0 0124 2z'

type Props = { wallet: Wallet; ring: 'turning' | 'still' | 'dashed'; badge?: IconName }

/** The ring: waiting (turning), answered (still) or wallet unreachable (dashed). The badge shows which answer. */
export function WalletMark({ wallet, ring, badge }: Props) {
  return (
    <div className={styles.mark}>
      <svg className={`${styles.ring} ${styles[ring] ?? ''}`} viewBox="0 0 96 96" aria-hidden="true">
        <path d={RING} />
        {ring === 'turning' && <path d={RING} pathLength={100} className={styles.arc} />}
      </svg>
      <WalletGlyph name={wallet.name} icon={wallet.icon} size="large" />
      {badge && (
        <span className={styles.badge}>
          <Icon name={badge} size={16} />
        </span>
      )}
    </div>
  )
}

/** The heading of the pane; takes the focus when the focused element was removed with the previous screen. */
export function Message({ title, say }: { title: string; say: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus()
  }, [])
  return (
    <div className={styles.say} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className="muted">{say}</p>
    </div>
  )
}
