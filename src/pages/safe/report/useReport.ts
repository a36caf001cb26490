import { ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { judgeSafe } from '../../../safe/report/judgeSafe.ts'
import { useNewestBlocks } from '../../../state/queries/rpc/useNewestBlocks.ts'
import { useApprovals } from '../../../state/queries/useApprovals.ts'
import { useCollections } from '../../../state/queries/useCollections.ts'
import { useRights } from '../../../state/queries/useRights.ts'
import { useStorageProof } from '../../../state/queries/useStorageProof.ts'
import { countApprovals } from './countApprovals.ts'
import { useSince } from './useSince.ts'

/**
 * Loads everything that a verdict is based on while mounted, and judges it.
 * @param isNow whether the Safe's read is current: nothing is requested for a stale one
 */
export function useReport(chain: Chain, safeState: GenuineSafe, block: bigint, isNow: boolean) {
  const live = liveWrapOf(safeState)
  const proof = useStorageProof(chain.id, isNow ? safeState : undefined, block)
  const rights = useRights(chain.id, live?.driver ?? ZERO_ADDRESS, live?.tokenId ?? 0n, {
    isEnabled: isNow && live?.isSealed === true,
  })
  const approvals = useApprovals(chain, safeState.address)
  const since = useSince(safeState, block)
  const counted = countApprovals(approvals, since)
  const collections = useCollections(chain.id, live ? [] : [...safeState.owners, ...safeState.modules])
  const newest = useNewestBlocks(chain.id, isNow && live !== undefined)
  const judgement = judgeSafe(safeState, block, {
    proof: proof.fact,
    approvals: counted,
    rights: 'block' in rights.fact && rights.fact.block < since ? { status: 'loading' } : rights.fact,
    collections,
    newest,
  })
  return { proof, rights, approvals, collections, newest, judgement }
}
