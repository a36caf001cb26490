import styles from './ConnectDialog.module.css'

/** A wallet's own picture, shown only as an image and never fetched; else its first letter. */
export function WalletGlyph({ name, icon, large }: { name: string; icon: string | undefined; large?: boolean }) {
  const size = large ? 72 : 32
  return (
    <span className={`${styles.glyph} ${large ? styles.large : ''}`} aria-hidden="true">
      {icon ? <img src={icon} alt="" width={size} height={size} loading="lazy" decoding="async" /> : [...name][0]}
    </span>
  )
}
