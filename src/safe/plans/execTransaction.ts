import { encodeFunctionData, type Hex } from 'viem'
import { ZERO_ADDRESS } from '../../lib/address.ts'
import type { GenuineSafe } from '../read/readSafe.ts'
import { safeAbi } from '../safeAbi.ts'
import { encodeMultiSend } from './encodeMultiSend.ts'
import type { Call } from './prepareWrite.ts'

const DELEGATECALL = 1

/**
 * The call that makes a Safe run a batch: all or nothing, no refund, no gas token.
 * @param signatures of as many owners as must agree, as `encodeSignatures` puts them together
 */
export function execTransaction(
  { address, singleton }: Pick<GenuineSafe, 'address' | 'singleton'>,
  calls: readonly Call[],
  signatures: Hex,
): Call {
  const batch = encodeMultiSend(calls)
  const to = singleton.multiSendCallOnly
  const args = [to, 0n, batch, DELEGATECALL, 0n, 0n, 0n, ZERO_ADDRESS, ZERO_ADDRESS, signatures] as const
  return { to: address, value: 0n, data: encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args }) }
}
