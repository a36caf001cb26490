import { useState } from 'react'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'

/** A key of the state that changes with any act that may have granted a right. */
function stateOf({ nonce, wrap }: GenuineSafe): string {
  if (wrap === 'missing') return nonce.toString()
  return [nonce, wrap.isLive, wrap.driver, wrap.nonce, wrap.epoch, wrap.lockedUntil, wrap.isSigning].join()
}

/**
 * The block at which a Safe was first read in its current state. A search that ended earlier may have missed what the
 * last transaction did.
 */
export function useSince(safeState: GenuineSafe, block: bigint): bigint {
  const state = stateOf(safeState)
  const [since, setSince] = useState({ state, block })
  if (since.state === state) return since.block
  setSince({ state, block })
  return block
}
