import { type Address, encodeFunctionData, type Hex } from 'viem'
import { readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../contract/wrappedSafe.generated.ts'
import { safeAbi } from '../safe/safeAbi.ts'
import type { Sender } from './createSender.ts'
import { type ExecSafeParameters, execSafe } from './execSafe.ts'

type WrapCall = { to: Address; data: Hex }

/** The batch that wraps a Safe without foreign modules: the wrapper becomes a module, then the Safe asks to be wrapped. */
export function createWrapCalls(safe: Address, to: Address): [WrapCall, WrapCall] {
  return [
    { to: safe, data: encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [wrappedSafeAddress] }) },
    { to: wrappedSafeAddress, data: encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'wrap', args: [to] }) },
  ]
}

/**
 * Wraps a Safe with its owners' signatures and seals it, both sent by a plain account.
 *
 * @param parameters.to Becomes the driver by the wrap and the holder by the seal.
 * @returns The id of the new token.
 * @throws When the wrapper refuses the Safe.
 */
export async function wrapSafe(
  sender: Sender,
  { to, ...parameters }: Omit<ExecSafeParameters, 'calls'> & { to: Address },
): Promise<bigint> {
  const { safe } = parameters
  await execSafe(sender, { ...parameters, calls: createWrapCalls(safe, to) })
  await sender.send({
    to: wrappedSafeAddress,
    data: encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'seal', args: [safe] }),
  })
  return readContract(sender.client, {
    address: wrappedSafeAddress,
    abi: wrappedSafeAbi,
    functionName: 'tokenOf',
    args: [safe],
  })
}
