import { getBlockNumber, getCode } from 'viem/actions'
import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type GenuineSafe, readSafe } from '../read/readSafe.ts'
import { sharedSignerIn } from '../read/sharedSignerIn.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import type { Holder } from './holder.ts'
import { holderSaltNonce, type NewHolder, newHolderAddress } from './newHolder.ts'

/** Anybody may create such a Safe, and its owners may have changed it since: then the next salt is tried. */
const ATTEMPTS = 10

const isSameList = (a: readonly Address[], b: readonly Address[]): boolean =>
  a.length === b.length && a.every((one) => b.some((other) => isSameAddress(one, other)))

/** Whether a Safe has the given owners and threshold, and neither modules nor a guard. */
const decidesAs = (holder: GenuineSafe, { owners, threshold }: Pick<NewHolder, 'owners' | 'threshold'>): boolean =>
  isSameList(holder.owners, owners) &&
  holder.threshold === threshold &&
  holder.modules.length === 0 &&
  holder.guard === ZERO_ADDRESS

/**
 * Finds the Safe that will hold the NFT, so that the same owners keep deciding by the same threshold.
 * @returns the Safe that the wrap itself creates, or its address where it exists already
 * @throws AppError; ChangedError where an owner is a passkey that works in that Safe only
 */
export async function readKeptHolder(
  client: ChainClient,
  chainId: number,
  { address, owners, threshold, nonce }: GenuineSafe,
): Promise<AtBlock<Holder>> {
  if (sharedSignerIn(owners)) throw new ChangedError({ details: 'A passkey of its owners counts in that Safe alone.' })
  try {
    const block = await getBlockNumber(client, { cacheTime: 0 })
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const holder = { owners, threshold, saltNonce: holderSaltNonce(chainId, address, nonce, attempt) }
      const there = newHolderAddress(holder)
      const code = await getCode(client, { address: there, blockNumber: block })
      if (code === undefined || code === '0x') return { value: holder, block }
      const { value } = await readSafe(client, there)
      if (value.kind === 'safe' && decidesAs(value, holder)) return { value: there, block }
    }
  } catch (thrown) {
    throw toReadError(thrown)
  }
  throw new ChangedError({ details: 'There are Safes at all addresses that were looked at.' })
}
