import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import type { Call } from '../plans/prepareWrite.ts'
import { transferIn } from '../transfers/transferIn.ts'

/**
 * Why a wrapped Safe may not call a target: it is the Safe itself, which only its wrapper controls, or our contract,
 * except to send another wrapped Safe's NFT.
 */
export function refusedTarget(safe: Address, call: Call): 'self' | 'wrapper' | undefined {
  if (isSameAddress(call.to, safe)) return 'self'
  if (isSameAddress(call.to, wrappedSafeHandlerAddress)) return 'wrapper'
  if (!isSameAddress(call.to, wrappedSafeAddress)) return undefined
  return transferIn(safe, call)?.asset.kind === 'erc721' ? undefined : 'wrapper'
}
