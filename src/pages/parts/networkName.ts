import { type Chain, TEST_CHAINS } from '../../lib/chains.ts'
import { chainById, chainByPrefix } from '../../state/settings/configuredChains.ts'

/** The known chain with that id or short name. */
export const chainNamed = (network: string | number): Chain | undefined =>
  typeof network === 'number' ? chainById(network) : chainByPrefix(network)

/** A network's common name, also for one that isn't configured. */
export const networkName = (network: string | number): string =>
  (chainNamed(network) ?? TEST_CHAINS.find(({ id, prefix }) => network === id || network === prefix))?.name ??
  (typeof network === 'number' ? `eip155:${network}` : network)
