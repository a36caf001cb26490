import { CHAINS, type Chain, TEST_CHAINS } from '../chains.ts'
import { RPC_KEY, rpcUrlFromEnv } from '../config.ts'
import type { AddableChain, Provider } from '../connectors/connector.ts'
import { settings } from './settings.ts'

/** The demo's chain, while the demo is on. It is never among the six. */
let demo: { chain: Chain; provider: Provider } | undefined

export function setDemoChain(started: typeof demo): void {
  demo = started
}

/** How the demo's chain is spoken to: it has no URL. */
export const demoProvider = (chainId: number): Provider | undefined =>
  demo?.chain.id === chainId ? demo.provider : undefined

/** The chains the page works on now: the six, test networks where they are switched on, the demo's while it is on. */
export const configuredChains = (): readonly Chain[] => [
  ...CHAINS,
  ...(settings.read().showTestNetworks ? TEST_CHAINS : []),
  ...(demo ? [demo.chain] : []),
]

export const chainById = (id: number): Chain | undefined => configuredChains().find((chain) => chain.id === id)

export const chainByPrefix = (name: string): Chain | undefined =>
  configuredChains().find(({ prefix, alias }) => prefix === name || alias === name)

export const isConfigured = (id: number): boolean => chainById(id) !== undefined

/** Whom to ask about a chain, in order: the person's own RPC alone, else keyed, default, public (S7.1). */
export function rpcUrlsOf(chain: Chain): readonly [string, ...string[]] {
  const own = settings.read().rpc[String(chain.id)]
  if (own !== undefined) return [own]
  const keyed = rpcUrlFromEnv(chain.id) ?? (RPC_KEY && chain.keyedRpc?.replace('{key}', RPC_KEY))
  const rest = chain.publicRpc ? [chain.publicRpc] : []
  return keyed ? [keyed, chain.defaultRpc, ...rest] : [chain.defaultRpc, ...rest]
}

/** What a wallet is told when it lacks the chain; never a keyed URL, and never the person's own. */
export const addableChain = (chain: Chain): AddableChain => ({
  id: chain.id,
  name: chain.name,
  currency: chain.currency,
  rpcUrls: chain.publicRpc ? [chain.defaultRpc, chain.publicRpc] : [chain.defaultRpc],
  ...(chain.explorer && { explorerUrl: chain.explorer.url }),
})
