import { useId } from 'react'
import type { Address } from '../address.ts'
import { type Rosette, rosetteOf } from './rosette.ts'

type Props = {
  address: Address
  chainId: number
  chainName: string /** Not an NFT yet: grey, a proof print. */
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

/** The picture of a Safe in its ink, from 160 px up. */
export function Art({ address, chainId, chainName, isProof }: Props) {
  const path = useId()
  const { ink, collar, petals, heart } = rosetteOf(address, chainId)
  const line = `${address} · WRAPPED SAFE · ${chainName.toUpperCase()} · `.repeat(2).slice(0, -1)
  const colour = isProof ? 'var(--art-proof, #8a8a8a)' : 'var(--art-ink, var(--ink))'
  return (
    <svg viewBox="0 0 600 600" data-ink={ink} role="img" aria-label={`Wrapped Safe ${address}, ${chainName}`}>
      <g fill="none" stroke={colour}>
        <Ring ring={collar} width={0.8} />
        <Ring ring={petals} width={0.8} />
        <Ring ring={heart} width={0.8} />
        <circle cx="300" cy="300" r="250" strokeWidth="1.6" />
        <circle cx="300" cy="300" r="245" strokeWidth="0.8" />
        <circle cx="300" cy="300" r="287" strokeWidth="8" pathLength={360} strokeDasharray=".42 .58" />
        <circle cx="300" cy="300" r="293" strokeWidth="1.6" />
        <circle cx="300" cy="300" r="280.5" strokeWidth="0.8" />
        <path id={path} d="M300 39.5a260.5 260.5 0 1 1-.01 0" stroke="none" />
      </g>
      <text fontFamily="ui-monospace, Menlo, Consolas, monospace" fontSize="14.5" fill={colour}>
        {/* a plain space at the end would be dropped, and the ring wouldn't close */}
        <textPath href={`#${path}`} textLength={1634} lengthAdjust="spacing">{`${line}\u00a0`}</textPath>
      </text>
      <circle cx="300" cy="300" r="58" fill="var(--art-paper, #ffffff)" stroke={colour} strokeWidth="2.4" />
      <circle cx="300" cy="300" r="52.5" fill="none" stroke={colour} strokeWidth="0.8" />
      <path d="M285 296v-20a15 15 0 0 1 30 0v5" fill="none" stroke={colour} strokeWidth="5.5" strokeLinecap="round" />
      <rect x="276" y="294" width="48" height="35" rx="5" fill={colour} />
      <path d="M300 307v9" stroke="var(--art-paper, #ffffff)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}

/** The small cut, for 72 px and below: fewer and bolder petals, no text. */
export function SmallArt({ address, chainId, isProof }: Omit<Props, 'chainName'>) {
  const { ink, small } = rosetteOf(address, chainId)
  const colour = isProof ? 'var(--muted)' : 'var(--ink)'
  return (
    <svg viewBox="0 0 600 600" data-ink={ink} aria-hidden="true">
      <g fill="none" stroke={colour}>
        <Ring ring={small} width={12} />
        <circle cx="300" cy="300" r="284" strokeWidth="16" />
        <circle cx="300" cy="300" r="78" fill="var(--paper)" strokeWidth="18" />
      </g>
    </svg>
  )
}
