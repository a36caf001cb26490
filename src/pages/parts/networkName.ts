import { type Chain, TEST_CHAINS } from '../../lib/chains.ts'
import { chainById, chainByPrefix } from '../../state/settings/configuredChains.ts'

/** The chain that is known by its id, or by its short name. */
export const chainNamed = (network: string | number): Chain | undefined =>
  typeof network === 'number' ? chainById(network) : chainByPrefix(network)

/** A network by what a person calls it, also where it isn't one of ours. */
export const networkName = (network: string | number): string =>
  (chainNamed(network) ?? TEST_CHAINS.find(({ id, prefix }) => network === id || network === prefix))?.name ??
  (typeof network === 'number' ? `eip155:${network}` : network)
