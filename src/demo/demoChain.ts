import { type Chain, DEMO_CHAIN_ID, DEMO_PREFIX } from '../chains.ts'

/** The demo's own chain: only the demo wallet goes there. */
export const createDemoChain = (rpcUrl: string): Chain => ({
  id: DEMO_CHAIN_ID,
  name: 'Demo',
  prefix: DEMO_PREFIX,
  currency: { name: 'Demo Ether', symbol: 'ETH', decimals: 18 },
  defaultRpc: rpcUrl,
  isTest: true,
})
