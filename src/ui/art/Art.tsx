import { useId } from 'react'
import type { Address } from '../../lib/address.ts'
import styles from './Art.module.css'
import { drawArt } from './drawArt.ts'
import { type Rosette, rosetteOf } from './rosetteOf.ts'

type Props = {
  address: Address
  chainId: number
  chainName: string
  /** When its lock ends, in seconds; zero when it isn't locked. */
  lockedUntil?: number
  /** Not an NFT yet: grey, a proof print. */
  isProof?: boolean
}

function Ring({ ring, width }: { ring: Rosette['petals']; width: number }) {
  const id = useId()
  const turns = Array.from({ length: ring.count }, (_, index) => Math.round((360_000 / ring.count) * index) / 1_000)
  return (
    <>
      <defs>
        <ellipse id={id} cx={300 + ring.distance} cy={300} rx={ring.rx} ry={ring.ry} strokeWidth={width} />
      </defs>
      {turns.map((turn) => (
        <use key={turn} href={`#${id}`} transform={`rotate(${turn} 300 300)`} />
      ))}
    </>
  )
}

/** Undoes escapes that a data URI doesn't need: it is part of the page's HTML, so bytes count. */
const dataUriOf = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg).replace(/%(?:20|2C|2F|3A|3D)/g, decodeURIComponent)}`

/** A Safe's picture as the contract draws it, for 160 px and up. As an img it is unaffected by the page's theme. */
export function Art({ address, chainId, chainName, lockedUntil, isProof }: Props) {
  const source = dataUriOf(drawArt(address, chainId, lockedUntil, isProof))
  const alt = `Wrapped Safe ${address}, ${chainName}`
  // lazy, since an SVG image is a document of its own: it is laid out after the page has been painted
  return <img className={styles.art} src={source} width="600" height="600" alt={alt} loading="lazy" />
}

type SmallProps = Pick<Props, 'address' | 'chainId' | 'isProof'> & { mark?: keyof typeof MARKS | undefined }

/** The mark in the middle of the small version; only a locked Safe has the padlock. */
const MARKS = {
  seal: (
    <g fill="currentColor" stroke="currentColor">
      <path d="M276 305l-26 66 28-6 14 24 8-46 8 46 14-24 28 6-26-66z" strokeWidth="0" />
      <circle
        cx="300"
        cy="276"
        r="40"
        strokeWidth="22"
        strokeLinecap="round"
        pathLength="10"
        strokeDasharray=".01 .99"
      />
    </g>
  ),
  lock: (
    <g stroke="currentColor">
      <path d="M274 292v-22a26 26 0 0 1 52 0v22" strokeWidth="14" />
      <rect x="254" y="288" width="92" height="66" rx="10" fill="currentColor" strokeWidth="0" />
    </g>
  ),
} as const

/** The small version, for 72 px and below: fewer, bolder petals and no text; a seal or padlock if `mark` says so. */
export function SmallArt({ address, chainId, isProof, mark }: SmallProps) {
  const { ink, small } = rosetteOf(address, chainId)
  const colour = isProof ? 'var(--muted)' : 'var(--ink)'
  return (
    <svg viewBox="0 0 600 600" data-ink={ink} aria-hidden="true">
      <g fill="none" stroke={colour} color={mark === 'lock' ? 'var(--paper)' : colour}>
        <Ring ring={small} width={12} />
        <circle cx="300" cy="300" r="284" strokeWidth="16" />
        <circle
          cx="300"
          cy="300"
          r={mark ? 104 : 78}
          fill={mark === 'lock' ? colour : 'var(--paper)'}
          strokeWidth={mark ? 14 : 18}
        />
        {mark && MARKS[mark]}
      </g>
    </svg>
  )
}
