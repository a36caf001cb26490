import { type Address, isSameAddress } from '../../lib/address.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { liveWrapOf } from './liveWrapOf.ts'
import { readSafe } from './readSafe.ts'

/** Milliseconds, for all reads of a Safe by all of a client's RPCs in turn. */
const READ_DEADLINE = 60_000

/** What is at a Safe's address on another network: nothing, a genuine Safe, one that is wrapped there, or other code. */
export type Elsewhere =
  | { kind: 'nothing' }
  | { kind: 'other' }
  /** `isSame` where owners and threshold are the same. */
  | { kind: 'safe'; owners: readonly Address[]; threshold: number; isSame: boolean }
  | { kind: 'wrapped'; driver: Address }

type Here = { address: Address; owners: readonly Address[]; threshold: number }

/**
 * Reads what is at a Safe's address on another network.
 * @param client of that network
 * @param here the Safe as it is on its own network
 * @throws AppError: NetworkUnreachable, Deadline, or any other failure of a read
 */
export async function readElsewhere(client: ChainClient, here: Here): Promise<AtBlock<Elsewhere>> {
  const { block, value } = await withDeadline(readSafe(client, here.address), READ_DEADLINE, 'the network')
  if (value.kind === 'nothing') return { block, value: { kind: 'nothing' } }
  if (value.kind !== 'safe') return { block, value: { kind: 'other' } }
  const { owners, threshold } = value
  const live = liveWrapOf(value)
  if (live) return { block, value: { kind: 'wrapped', driver: live.driver } }
  const isSame =
    threshold === here.threshold &&
    owners.length === here.owners.length &&
    owners.every((owner) => here.owners.some((other) => isSameAddress(owner, other)))
  return { block, value: { kind: 'safe', owners, threshold, isSame } }
}
