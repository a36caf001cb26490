import type { AddableChain } from '../../connectors/connector.ts'
import type { Chain } from '../../lib/chains.ts'

/** What a wallet needs to add the chain; never an RPC URL with our key, nor the person's own. */
export const addableChain = (chain: Chain): AddableChain => ({
  id: chain.id,
  name: chain.name,
  currency: chain.currency,
  rpcUrls: chain.publicRpc ? [chain.defaultRpc, chain.publicRpc] : [chain.defaultRpc],
  ...(chain.explorer && { explorerUrl: chain.explorer.url }),
})
