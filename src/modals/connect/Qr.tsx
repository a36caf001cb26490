import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './Qr.module.css'

/** One path for all dark modules, with a rectangle per horizontal run. */
function pathOf(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 })
  let path = ''
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x++) {
      const start = x
      while (x < size && row[x]) x++
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`
    }
  return { path, size }
}

/** A QR code: black on white in both themes, with a quiet zone. Readable with a quarter of it covered or dirty. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => pathOf(text), [text])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#000000" />
    </svg>
  )
}
