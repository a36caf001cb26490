import { useId } from 'react'
import type { Address } from '../../lib/address.ts'
import styles from './Art.module.css'
import { drawArt } from './drawArt.ts'
import { type Rosette, rosetteOf } from './rosetteOf.ts'

type Props = {
  address: Address
  chainId: number
  chainName: string
  /** When its lock ends, in seconds; zero where there is none now. */
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

/** Of what an address must escape a data URI needs no more than this: it is in the page's HTML, and shorter so. */
const dataUriOf = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg).replace(/%(?:20|2C|2F|3A|3D)/g, decodeURIComponent)}`

/** The picture of a Safe, the same that the contract draws, from 160 px up. As an image it keeps its own paper and ink. */
export function Art({ address, chainId, chainName, lockedUntil, isProof }: Props) {
  const source = dataUriOf(drawArt(address, chainId, lockedUntil, isProof))
  const alt = `Wrapped Safe ${address}, ${chainName}`
  // lazy: a document of its own, laid out once the page around it has been painted
  return <img className={styles.art} src={source} width="600" height="600" alt={alt} loading="lazy" />
}

type SmallProps = Pick<Props, 'address' | 'chainId' | 'isProof'> & { mark?: keyof typeof MARKS | undefined }

/** What stands in the middle of the small cut: a padlock belongs to a lock alone. */
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

/** The small cut, for 72 px and below: fewer and bolder petals, no text. It is a seal's or a lock's where it says so. */
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
