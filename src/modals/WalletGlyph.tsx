import { useState } from 'react'
import styles from './ConnectDialog.module.css'

const SIZES = { small: 32, large: 72, code: 56 }

type Props = { name: string; icon: string | undefined; size?: keyof typeof SIZES }

/** A wallet's picture: its own, or one of ours; only ever an image. Its first letter where that can't be shown. */
export function WalletGlyph({ name, icon, size = 'small' }: Props) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className={`${styles.glyph} ${styles[size] ?? ''}`} aria-hidden="true">
      {icon && !isBroken ? (
        <img
          src={icon}
          alt=""
          width={SIZES[size]}
          height={SIZES[size]}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        [...name][0]
      )}
    </span>
  )
}
