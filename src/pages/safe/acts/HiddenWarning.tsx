import type { Chain } from '../../../lib/chains.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { useStorageProof } from '../../../state/queries/useStorageProof.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { proofWords } from '../../../words/en/proof.ts'
import { sweepWords } from '../../../words/en/sweep.ts'

type Props = {
  chain: Chain
  safe: GenuineSafe
  /** The block that the Safe was read at. */
  readAt: bigint
  /** Moves everything out of it instead. */
  onSweep: () => void
}

/** What unwrapping may bring back, where the proof of the Safe's storage doesn't show that nothing is hidden in it. */
export function HiddenWarning({ chain, safe, readAt, onSweep }: Props) {
  const { fact } = useStorageProof(chain.id, safe, readAt)
  if (fact.status === 'loading')
    return (
      <p className="muted" role="status">
        {proofWords.proving}
      </p>
    )
  // an older proof is none: what is hidden may have come since
  const status = fact.status === 'value' ? fact.value.status : 'unproven'
  if (status === 'explained') return null
  if (status !== 'unexplained')
    return (
      <Notice kind="unknown">
        <p>{proofWords.unwrapUnproven}</p>
        <Button onClick={onSweep}>{sweepWords.open}</Button>
      </Notice>
    )
  return (
    <Notice kind="danger" title={proofWords.unwrapHidden}>
      <p>{proofWords.unwrapHiddenSay}</p>
      <Button onClick={onSweep}>{sweepWords.open}</Button>
    </Notice>
  )
}
