import type { Chain } from '../chains.ts'
import { DEMO_PREFIX } from '../state/demoState.ts'

/** No chain of the world has it: it reads "5afe de70" in hex. */
export const DEMO_CHAIN_ID = 0x5afede70

/** The demo's own chain: never one of the six, and only the demo wallet goes there. */
export const createDemoChain = (rpcUrl: string): Chain => ({
  id: DEMO_CHAIN_ID,
  name: 'Demo chain',
  prefix: DEMO_PREFIX,
  currency: { name: 'Demo Ether', symbol: 'ETH', decimals: 18 },
  defaultRpc: rpcUrl,
  isTest: true,
})
