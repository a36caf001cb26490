import { type Address, isSameAddress } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { liveWrapOf } from './liveWrapOf.ts'
import { type NumberedSafe, readNewSafe } from './readNewSafe.ts'
import { readSafe } from './readSafe.ts'

/** Where the contents of a Safe can go: to a wrapped Safe of the holder's own that nobody has ever used. */
export type SweepTarget =
  | ({ status: 'ready' /** It is there already, as it was created. */; isThere: boolean } & NumberedSafe)
  | { status: 'contractMissing' | 'full' }

/** Whether a Safe is still as `createWrapped` made it: then the contract returns it for a second call. */
async function isUnused(client: ChainClient, address: Address, holder: Address): Promise<boolean> {
  const { value } = await readSafe(client, address)
  const live = value.kind === 'safe' ? liveWrapOf(value) : undefined
  if (!live?.isSealed || live.problems !== 0n || !isSameAddress(live.driver, holder)) return false
  // the seal is its first use
  return live.nonce === 1n && live.epoch === 0n && live.tokenId === BigInt(address)
}

/**
 * Finds where the contents of a Safe can go: to the newest one created for its holder, where that was never used, so
 * that an interrupted move continues to the same place; else to the next that can be created.
 * @param safe the one to be emptied
 * @throws AppError
 */
export async function readSweepTarget(
  client: ChainClient,
  safe: Address,
  holder: Address,
): Promise<AtBlock<SweepTarget>> {
  const { block, value: next } = await readNewSafe(client, holder)
  if (next.status !== 'free') return { block, value: { status: next.status } }
  const { saltNonce, address, earlier } = next
  const last = earlier.at(-1)
  if (last && !isSameAddress(last, safe) && (await isUnused(client, last, holder)))
    return { block, value: { status: 'ready', isThere: true, saltNonce: saltNonce - 1n, address: last } }
  return { block, value: { status: 'ready', isThere: false, saltNonce, address } }
}
