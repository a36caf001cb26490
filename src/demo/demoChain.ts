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
