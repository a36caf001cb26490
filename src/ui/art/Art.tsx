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

/** The picture of a Safe, the same that the contract draws, from 160 px up. As an image it keeps its own paper and ink. */
export function Art({ address, chainId, chainName, lockedUntil, isProof }: Props) {
  const source = `data:image/svg+xml,${encodeURIComponent(drawArt(address, chainId, lockedUntil, isProof))}`
  const alt = `Wrapped Safe ${address}, ${chainName}`
  // lazy: a document of its own, laid out once the page around it has been painted
  return <img className={styles.art} src={source} width="600" height="600" alt={alt} loading="lazy" />
}

type SmallProps = Pick<Props, 'address' | 'chainId' | 'isProof'> & { isLocked?: boolean }

/** The small cut, for 72 px and below: fewer and bolder petals, no text. While it is locked its middle is shut. */
export function SmallArt({ address, chainId, isProof, isLocked }: SmallProps) {
  const { ink, small } = rosetteOf(address, chainId)
  const colour = isProof ? 'var(--muted)' : 'var(--ink)'
  return (
    <svg viewBox="0 0 600 600" data-ink={ink} aria-hidden="true">
      <g fill="none" stroke={colour}>
        <Ring ring={small} width={12} />
        <circle cx="300" cy="300" r="284" strokeWidth="16" />
        <circle cx="300" cy="300" r="78" fill={isLocked ? colour : 'var(--paper)'} strokeWidth="18" />
      </g>
    </svg>
  )
}
