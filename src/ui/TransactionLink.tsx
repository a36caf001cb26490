import type { Chain } from '../lib/chains.ts'
import type { TxHash } from '../lib/hash.ts'

/** A transaction's hash, linked to the explorer. A Safe transaction hash has no page there. */
export function TransactionLink({ hash, chain }: { hash: TxHash; chain: Chain }) {
  const short = `${hash.slice(0, 10)}…${hash.slice(-6)}`
  if (!chain.explorer) return <span className="mono">{short}</span>
  return (
    <a className="mono" href={`${chain.explorer.url}/tx/${hash}`} target="_blank" rel="noopener noreferrer">
      {short}
    </a>
  )
}
