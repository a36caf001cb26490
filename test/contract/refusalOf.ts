import { type Address, decodeErrorResult, type Hex, isHex, parseAbi } from 'viem'
import { wrappedSafeAbi, wrappedSafeHandlerAbi } from '../../src/contract/wrappedSafe.generated.ts'
import { type Anvil, RpcError } from '../../tools/anvil.ts'

const abi = [...wrappedSafeAbi, ...wrappedSafeHandlerAbi, ...parseAbi(['error Error(string reason)'])]

/**
 * Simulates a call on the node.
 *
 * @returns The name of our error, or Safe's code such as `GS013`; undefined when the call would succeed.
 */
export async function refusalOf(
  anvil: Anvil,
  call: { from: Address; to: Address; data: Hex },
): Promise<string | undefined> {
  try {
    await anvil.provider.request({ method: 'eth_call', params: [call, 'latest'] })
    return undefined
  } catch (error) {
    if (!(error instanceof RpcError) || !isHex(error.data)) throw error
    const decoded = decodeErrorResult({ abi, data: error.data })
    return decoded.errorName === 'Error' ? decoded.args[0] : decoded.errorName
  }
}
