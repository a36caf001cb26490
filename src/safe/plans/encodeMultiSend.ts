import { type Address, concat, encodeFunctionData, encodePacked, type Hex, size } from 'viem'
import { multiSendAbi } from '../safeAbi.ts'

/** One call of a batch; value in wei. */
export type BatchCall = { to: Address; value?: bigint | undefined; data?: Hex | undefined }

/** Calldata for MultiSendCallOnly, which a Safe runs by delegatecall: plain calls in the Safe's name, all or none. */
export function encodeMultiSend(calls: readonly BatchCall[]): Hex {
  const packed = calls.map(({ to, value = 0n, data = '0x' }) =>
    encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]),
  )
  return encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [concat(packed)] })
}
