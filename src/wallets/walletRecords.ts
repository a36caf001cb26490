import type { Connector } from '../connectors/connector.ts'

/** How a wallet is reached: in this browser, through WalletConnect, in its own window, or around this page. */
export type Transport = Connector['type']

/** A wallet as a person picks it (S3.2); variation between wallets is data, shared code never asks which one it is. */
export type WalletRecord = {
  id: string
  name: string
  group: 'recommended' | 'other'
  /** The transports it supports, the preferred one first. */
  transports: readonly [Transport, ...Transport[]]
  /** What it announces itself as (EIP-6963). */
  rdns: readonly string[]
  /** Its picture's name in the set that `tools/walletIcons.ts` takes it from. */
  icon?: string
  /** Where that set has none: the colour of the ground its first letter is drawn on, in hex (S5.5). */
  accent?: string
}

/** A record's id, or the name that a wallet announces itself by. */
export const isWalletId = (value: unknown): value is string => typeof value === 'string' && value.length <= 300

/** S2.4: the groups and their order. Where to get each, and what opens it, is in `walletLinks.ts`. */
export const WALLET_RECORDS: readonly WalletRecord[] = [
  { id: 'safe', name: 'Safe', group: 'recommended', transports: ['safe', 'walletConnect'], rdns: [], icon: 'safe' },
  { id: 'browser', name: 'Browser Wallet', group: 'recommended', transports: ['injected'], rdns: [] },
  {
    id: 'metaMask',
    name: 'MetaMask',
    group: 'recommended',
    transports: ['injected', 'walletConnect'],
    rdns: ['io.metamask', 'io.metamask.mobile'],
    icon: 'metamask',
  },
  {
    id: 'coinbase',
    name: 'Coinbase Wallet',
    group: 'recommended',
    transports: ['injected', 'coinbase', 'walletConnect'],
    rdns: ['com.coinbase.wallet'],
    icon: 'coinbase',
  },
  {
    id: 'rainbow',
    name: 'Rainbow',
    group: 'recommended',
    transports: ['injected', 'walletConnect'],
    rdns: ['me.rainbow'],
    icon: 'rainbow',
  },
  {
    id: 'walletConnect',
    name: 'WalletConnect',
    group: 'recommended',
    transports: ['walletConnect'],
    rdns: [],
    icon: 'wallet-connect',
  },
  {
    id: 'brave',
    name: 'Brave Wallet',
    group: 'other',
    transports: ['injected'],
    rdns: ['com.brave.wallet'],
    icon: 'brave',
    accent: '#fb542b',
  },
  { id: 'ledger', name: 'Ledger Live', group: 'other', transports: ['walletConnect'], rdns: [], icon: 'ledger' },
]
