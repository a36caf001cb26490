import { useState } from 'react'
import styles from './ConnectDialog.module.css'

/** A wallet's own picture, shown only as an image and never fetched; its first letter where that can't be shown. */
export function WalletGlyph({ name, icon, large }: { name: string; icon: string | undefined; large?: boolean }) {
  const [isBroken, setBroken] = useState(false)
  const size = large ? 72 : 32
  return (
    <span className={`${styles.glyph} ${large ? styles.large : ''}`} aria-hidden="true">
      {icon && !isBroken ? (
        <img
          src={icon}
          alt=""
          width={size}
          height={size}
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
