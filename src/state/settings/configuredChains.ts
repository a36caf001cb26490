import type { Provider } from '../../connectors/connector.ts'
import { CHAINS, type Chain, TEST_CHAINS } from '../../lib/chains.ts'
import { settings } from './settings.ts'

/** The demo's chain, while the demo is on. It is never among the six. */
let demo: { chain: Chain; provider: Provider } | undefined

export function setDemoChain(started: typeof demo): void {
  demo = started
}

/** The provider of the demo's chain, which has no URL. */
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
