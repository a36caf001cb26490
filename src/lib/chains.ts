/** A chain as the page knows it. URLs are https, in the order they are asked (S7.1). */
export type Chain = {
  id: number
  name: string
  /** EIP-3770 short name, as in `eth:0x…`. */
  prefix: string
  /** Another name: an earlier one, or one used by others. */
  alias?: string
  currency: { name: string; symbol: string; decimals: 18 }
  /** Hosted provider with `{key}` where the key goes. */
  keyedRpc?: string
  defaultRpc: string
  publicRpc?: string
  explorer?: { name: string; url: string }
  /** Safe's transaction service for it; asked only where the person has turned that on. */
  safeService?: string
  /** How the fee for data posted to Ethereum is read; where it isn't set, gas is the only cost. */
  dataFee?: 'opStack'
  isTest?: boolean
}

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const

/** The six (S9.2). A test compares them with viem's records. */
export const CHAINS: readonly Chain[] = [
  {
    id: 1,
    name: 'Ethereum',
    prefix: 'eth',
    currency: ether,
    keyedRpc: 'https://eth-mainnet.g.alchemy.com/v2/{key}',
    defaultRpc: 'https://ethereum.reth.rs/rpc',
    publicRpc: 'https://ethereum-rpc.publicnode.com',
    explorer: { name: 'Etherscan', url: 'https://etherscan.io' },
    safeService: 'https://api.safe.global/tx-service/eth',
  },
  {
    id: 10,
    name: 'OP Mainnet',
    prefix: 'oeth',
    currency: ether,
    keyedRpc: 'https://opt-mainnet.g.alchemy.com/v2/{key}',
    defaultRpc: 'https://mainnet.optimism.io',
    publicRpc: 'https://optimism-rpc.publicnode.com',
    explorer: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' },
    safeService: 'https://api.safe.global/tx-service/oeth',
    dataFee: 'opStack',
  },
  {
    id: 100,
    name: 'Gnosis',
    prefix: 'gno',
    alias: 'xdai',
    currency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
    keyedRpc: 'https://gnosis-mainnet.g.alchemy.com/v2/{key}',
    defaultRpc: 'https://rpc.gnosischain.com',
    publicRpc: 'https://gnosis-rpc.publicnode.com',
    explorer: { name: 'Gnosisscan', url: 'https://gnosisscan.io' },
    safeService: 'https://api.safe.global/tx-service/gno',
  },
  {
    id: 137,
    name: 'Polygon',
    prefix: 'matic',
    alias: 'pol',
    currency: { name: 'POL', symbol: 'POL', decimals: 18 },
    keyedRpc: 'https://polygon-mainnet.g.alchemy.com/v2/{key}',
    defaultRpc: 'https://polygon.drpc.org',
    publicRpc: 'https://polygon-bor-rpc.publicnode.com',
    explorer: { name: 'PolygonScan', url: 'https://polygonscan.com' },
    safeService: 'https://api.safe.global/tx-service/pol',
  },
  {
    id: 8453,
    name: 'Base',
    prefix: 'base',
    currency: ether,
    keyedRpc: 'https://base-mainnet.g.alchemy.com/v2/{key}',
    defaultRpc: 'https://mainnet.base.org',
    publicRpc: 'https://base-rpc.publicnode.com',
    explorer: { name: 'Basescan', url: 'https://basescan.org' },
    safeService: 'https://api.safe.global/tx-service/base',
    dataFee: 'opStack',
  },
  {
    id: 42161,
    name: 'Arbitrum One',
    prefix: 'arb1',
    currency: ether,
    keyedRpc: 'https://arb-mainnet.g.alchemy.com/v2/{key}',
    defaultRpc: 'https://arb1.arbitrum.io/rpc',
    publicRpc: 'https://arbitrum-one-rpc.publicnode.com',
    explorer: { name: 'Arbiscan', url: 'https://arbiscan.io' },
    safeService: 'https://api.safe.global/tx-service/arb1',
  },
]

/** Shown once switched on in the settings: an unaudited contract needs a place to be tried. */
export const TEST_CHAINS: readonly Chain[] = [
  {
    id: 11155111,
    name: 'Sepolia',
    prefix: 'sep',
    currency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    keyedRpc: 'https://eth-sepolia.g.alchemy.com/v2/{key}',
    defaultRpc: 'https://sepolia.drpc.org',
    publicRpc: 'https://ethereum-sepolia-rpc.publicnode.com',
    explorer: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' },
    safeService: 'https://api.safe.global/tx-service/sep',
    isTest: true,
  },
]

/** The demo's chain, not one of the six, which exists only while the demo is on. Its id reads "5afe de70" in hex. */
export const DEMO_CHAIN_ID = 0x5afede70
export const DEMO_PREFIX = 'demo'

/** The chain the page opens on (S9.1). */
export const INITIAL_CHAIN_ID = 1
