import type { Chain } from '../../lib/chains.ts'
import { switchChain } from '../connection/switchChain.ts'

let sought: number | undefined

/** The chain that the person has asked the wallet for from here; returned once. */
export function takeSoughtChain(): number | undefined {
  const chainId = sought
  sought = undefined
  return chainId
}

/**
 * Switches the connected wallet to a chain that the person wants, without a toast about it.
 * @param isMissing when the wallet is known to lack it
 * @throws AppError as `switchChain` does
 */
export async function seekChain(chain: Chain, isMissing = false): Promise<void> {
  sought = chain.id
  try {
    await switchChain(chain, isMissing)
  } catch (thrown) {
    if (sought === chain.id) sought = undefined
    throw thrown
  }
}
