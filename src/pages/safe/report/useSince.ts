import { useState } from 'react'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'

/** What of a Safe changes whenever somebody may have given a right with it. */
function stateOf({ nonce, wrap }: GenuineSafe): string {
  if (wrap === 'missing') return nonce.toString()
  return [nonce, wrap.isLive, wrap.driver, wrap.nonce, wrap.epoch, wrap.lockedUntil, wrap.isSigning].join()
}

/**
 * The block at which a Safe was first read as it is now. What was looked for up to an earlier one may have missed what its
 * last use has done.
 */
export function useSince(safe: GenuineSafe, block: bigint): bigint {
  const state = stateOf(safe)
  const [since, setSince] = useState({ state, block })
  if (since.state === state) return since.block
  setSince({ state, block })
  return block
}
