import type { AddableChain } from '../../connectors/connector.ts'
import type { Chain } from '../../lib/chains.ts'

/** What a wallet is told when it lacks the chain; never a keyed URL, and never the person's own. */
export const addableChain = (chain: Chain): AddableChain => ({
  id: chain.id,
  name: chain.name,
  currency: chain.currency,
  rpcUrls: chain.publicRpc ? [chain.defaultRpc, chain.publicRpc] : [chain.defaultRpc],
  ...(chain.explorer && { explorerUrl: chain.explorer.url }),
})
