import type { Chain } from '../../../lib/chains.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { useStorageProof } from '../../../state/queries/useStorageProof.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { proofWords } from '../../../words/en/proof.ts'
import { sweepWords } from '../../../words/en/sweep.ts'

type Props = {
  chain: Chain
  safeState: GenuineSafe
  /** The block at which the Safe was read. */
  readAt: bigint
  /** Moves everything out of the Safe instead. */
  onSweep: () => void
}

/** What unwrapping may reactivate, unless the storage proof shows that nothing is hidden in the Safe. */
export function HiddenWarning({ chain, safeState, readAt, onSweep }: Props) {
  const { fact } = useStorageProof(chain.id, safeState, readAt)
  if (fact.status === 'loading')
    return (
      <p className="muted" role="status">
        {proofWords.proving}
      </p>
    )
  // a stale proof doesn't count: rights may have been hidden since
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
