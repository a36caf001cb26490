import type { ReactNode } from 'react'
import type { Chain } from '../../lib/chains.ts'

/** A symbol and a colour for each chain, drawn for this page, not their logos. Strokes on a disc of 20 by 20. */
const MARKS: Record<string, readonly [colour: string, path: string]> = {
  eth: ['#4c5fc4', 'M10 4l4 6-4 6-4-6zM6 10h8'],
  oeth: ['#d4001a', 'M6 10a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0M13 13.5v-7'],
  gno: ['#1f6b4f', 'M5 8l5 5 5-5M8 7.5l2 2 2-2'],
  matic: ['#6c35d8', 'M10 5l4.3 2.5v5L10 15l-4.3-2.5v-5z'],
  base: ['#0046d6', 'M5.5 10h6M10 5.5a4.5 4.5 0 110 9'],
  arb1: ['#1769aa', 'M5.5 14.5L10 5l4.5 9.5M7.5 11h5'],
  sep: ['#6a5b2e', 'M8 4.5h4M9 4.5v4l-3.5 6h9L11 8.5v-4'],
}

/** A chain's symbol beside its name; chains without one get the first letter of their name. */
export default function ChainMark({ chain: { prefix, name } }: { chain: Chain }): ReactNode {
  const mark = MARKS[prefix]
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" strokeLinecap="round">
      <circle cx="10" cy="10" r="9.5" {...(mark ? { fill: mark[0] } : { stroke: 'currentColor' })} />
      {mark ? (
        <path d={mark[1]} stroke="#fff" strokeWidth="1.6" strokeLinejoin="round" />
      ) : (
        <text x="10" y="13.5" textAnchor="middle" fontSize="10" fontWeight="600" fill="currentColor">
          {name[0]}
        </text>
      )}
    </svg>
  )
}
