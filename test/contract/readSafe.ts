import { type Address, type Client, getAddress, type Hex, keccak256, slice, stringToHex } from 'viem'
import { getBalance, getStorageAt, readContract } from 'viem/actions'
import { safeAbi } from '../../src/safe/safeAbi.ts'

const SENTINEL = '0x0000000000000000000000000000000000000001'
const slotOf = (name: string): Hex => keccak256(stringToHex(name))

export type SafeState = {
  owners: readonly Address[]
  threshold: bigint
  modules: readonly Address[]
  nonce: bigint
  balance: bigint
  singleton: Address
  guard: Address
  moduleGuard: Address
  fallbackHandler: Address
}

/** Reads a Safe of any version; guards and handler directly from their storage slots. */
export async function readSafe(client: Client, safe: Address): Promise<SafeState> {
  const contract = { address: safe, abi: safeAbi } as const
  const readAddress = async (slot: Hex) => {
    const word = await getStorageAt(client, { address: safe, slot })
    if (!word) throw new Error(`The node has no slot ${slot} of ${safe}.`)
    return getAddress(slice(word, 12))
  }
  const [owners, threshold, [modules], nonce, balance, singleton, guard, moduleGuard, fallbackHandler] =
    await Promise.all([
      readContract(client, { ...contract, functionName: 'getOwners' }),
      readContract(client, { ...contract, functionName: 'getThreshold' }),
      readContract(client, { ...contract, functionName: 'getModulesPaginated', args: [SENTINEL, 10n] }),
      readContract(client, { ...contract, functionName: 'nonce' }),
      getBalance(client, { address: safe }),
      readAddress('0x0'),
      readAddress(slotOf('guard_manager.guard.address')),
      readAddress(slotOf('module_manager.module_guard.address')),
      readAddress(slotOf('fallback_manager.handler.address')),
    ])
  return { owners, threshold, modules, nonce, balance, singleton, guard, moduleGuard, fallbackHandler }
}
