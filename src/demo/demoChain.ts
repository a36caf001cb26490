import { type Chain, DEMO_CHAIN_ID, DEMO_PREFIX } from '../lib/chains.ts'

/** The demo's chain: it runs in this browser, has no RPC URL, and only the demo wallet connects to it. */
export const demoChain: Chain = {
  id: DEMO_CHAIN_ID,
  name: 'Demo',
  prefix: DEMO_PREFIX,
  currency: { name: 'Demo Ether', symbol: 'ETH', decimals: 18 },
  defaultRpc: '',
  isTest: true,
}

/**
 * In wei, of every block since the sample world was built: one gwei, a common base fee on Ethereum. Fees in the demo
 * are charged as shown, in play money.
 */
export const DEMO_BASE_FEE = 1_000_000_000n
