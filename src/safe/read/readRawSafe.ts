import { encodeAbiParameters, type Hex, hexToBigInt, keccak256, numberToHex, slice } from 'viem'
import { getStorageAt } from 'viem/actions'
import { type Address, isSameAddress, toAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { SENTINEL } from './genuineSafes.ts'

/** The storage slots of every Safe since 1.3.0, by number. The lists are mappings from each entry to the next. */
const SLOTS = { modules: 1n, owners: 2n, ownerCount: 3n, threshold: 4n } as const

/** keccak256 of Safe's own names for these slots. */
export const GUARD_SLOT = 0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8n
export const MODULE_GUARD_SLOT = 0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947n
export const FALLBACK_HANDLER_SLOT = 0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5n

/** The most entries followed in one list: each is a request of its own. */
const MOST_ENTRIES = 20

/** A list: `whole` up to its sentinel, `more` where it is longer, `broken` where it leads nowhere or in a circle. */
export type RawList = { addresses: readonly Address[]; end: 'whole' | 'more' | 'broken' }

/** A proxy's storage, read from a genuine Safe's slots. Its code may interpret it otherwise. */
export type RawSafe = {
  owners: RawList
  ownerCount: bigint
  threshold: bigint
  modules: RawList
  guard: Address
  moduleGuard: Address
  fallbackHandler: Address
}

/** The address in the low bytes of a word, as Solidity keeps it. */
export const addressIn = (word: Hex): Address => toAddress(slice(word, 12, 32)) ?? ZERO_ADDRESS

const entrySlot = (entry: Address, mapping: bigint): bigint =>
  hexToBigInt(keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [entry, mapping])))

/**
 * Reads a proxy's storage from outside, without calling its code.
 * @throws what the client throws
 */
export async function readRawSafe(client: ChainClient, address: Address, blockNumber: bigint): Promise<RawSafe> {
  const word = async (slot: bigint): Promise<Hex> => {
    const said = await getStorageAt(client, { address, blockNumber, slot: numberToHex(slot, { size: 32 }) })
    // some nodes leave the zeros out
    return numberToHex(hexToBigInt(said === undefined || said === '0x' ? '0x0' : said), { size: 32 })
  }

  async function follow(mapping: bigint): Promise<RawList> {
    const addresses: Address[] = []
    for (let entry = SENTINEL; ; ) {
      entry = addressIn(await word(entrySlot(entry, mapping)))
      if (entry === SENTINEL) return { addresses, end: 'whole' }
      // a list that was never initialised is empty
      if (entry === ZERO_ADDRESS) return { addresses, end: addresses.length === 0 ? 'whole' : 'broken' }
      if (addresses.some((known) => isSameAddress(known, entry))) return { addresses, end: 'broken' }
      if (addresses.length === MOST_ENTRIES) return { addresses, end: 'more' }
      addresses.push(entry)
    }
  }

  const [owners, modules, ownerCount, threshold, guard, moduleGuard, handler] = (await Promise.all([
    follow(SLOTS.owners),
    follow(SLOTS.modules),
    ...[SLOTS.ownerCount, SLOTS.threshold, GUARD_SLOT, MODULE_GUARD_SLOT, FALLBACK_HANDLER_SLOT].map(word),
  ] as const)) as [RawList, RawList, Hex, Hex, Hex, Hex, Hex]
  return {
    owners,
    ownerCount: hexToBigInt(ownerCount),
    threshold: hexToBigInt(threshold),
    modules,
    guard: addressIn(guard),
    moduleGuard: addressIn(moduleGuard),
    fallbackHandler: addressIn(handler),
  }
}
