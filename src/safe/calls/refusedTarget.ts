import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import type { Call } from '../plans/prepareWrite.ts'
import { transferIn } from '../transfers/transferIn.ts'

/**
 * Why a call of a wrapped Safe isn't made, by whom it is for: the Safe, which only its wrapper tells what to do, or our contract,
 * unless it sends another wrapped Safe's NFT, like any other NFT.
 */
export function refusedTarget(safe: Address, call: Call): 'self' | 'wrapper' | undefined {
  if (isSameAddress(call.to, safe)) return 'self'
  if (isSameAddress(call.to, wrappedSafeHandlerAddress)) return 'wrapper'
  if (!isSameAddress(call.to, wrappedSafeAddress)) return undefined
  return transferIn(safe, call)?.asset.kind === 'erc721' ? undefined : 'wrapper'
}
