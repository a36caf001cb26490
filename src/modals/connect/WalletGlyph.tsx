import { useEffect, useRef, useState } from 'react'
import styles from './ConnectDialog.module.css'

const SIZES = { small: 32, large: 72, code: 56 }

type Props = { name: string; icon: string | undefined; size?: keyof typeof SIZES }

/**
 * A wallet's icon: its own or a bundled one, always in an img element. Its first letter if the icon fails to load
 * twice.
 */
export function WalletGlyph({ name, icon, size = 'small' }: Props) {
  const [fails, setFails] = useState(0)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(again.current), [])
  return (
    <span className={`${styles.glyph} ${styles[size] ?? ''}`} aria-hidden="true">
      {icon && fails < 2 ? (
        <img
          key={fails}
          src={icon}
          alt=""
          width={SIZES[size]}
          height={SIZES[size]}
          loading="lazy"
          decoding="async"
          onError={() => {
            again.current = setTimeout(setFails, 1_000, fails + 1)
          }}
        />
      ) : (
        [...name][0]
      )}
    </span>
  )
}
