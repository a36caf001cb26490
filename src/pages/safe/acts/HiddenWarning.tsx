import type { Chain } from '../../../lib/chains.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { useStorageProof } from '../../../state/queries/useStorageProof.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { proofWords } from '../../../words/en/proof.ts'

type Props = {
  chain: Chain
  safe: GenuineSafe
  /** The block that the Safe was read at. */
  readAt: bigint
}

/** What unwrapping may bring back, where the proof of the Safe's storage doesn't show that nothing is hidden in it. */
export function HiddenWarning({ chain, safe, readAt }: Props) {
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
  if (status !== 'unexplained') return <Notice kind="unknown">{proofWords.unwrapUnproven}</Notice>
  return (
    <Notice kind="danger" title={proofWords.unwrapHidden}>
      <p>{proofWords.unwrapHiddenSay}</p>
      <ButtonLink href="#/wrap/new">{proofWords.newSafe}</ButtonLink>
    </Notice>
  )
}
