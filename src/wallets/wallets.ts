import type { Connector } from '../connectors/connector.ts'

/** A wallet as a person picks it (S3.2); variation between wallets is data, shared code never asks which one it is. */
export type WalletRecord = {
  id: string
  name: string
  group: 'recommended' | 'other'
  /** How it is spoken to; the dialog lists a wallet when this build can speak to it. */
  connector: Connector['type']
  /** How, where its extension isn't in this browser. */
  without?: 'coinbase'
  /** What it announces itself as (EIP-6963). */
  rdns: readonly string[]
  /** Opens it on this device; the WalletConnect link goes behind it. */
  deepLink?: string
  /** Where to get it, by browser or system. */
  downloads: Partial<Record<'chrome' | 'firefox' | 'edge' | 'opera' | 'any', string>>
}

/** S2.4: the groups and their order. */
export const WALLETS: readonly WalletRecord[] = [
  { id: 'safe', name: 'Safe', group: 'recommended', connector: 'safe', rdns: [], downloads: {} },
  { id: 'browser', name: 'Browser Wallet', group: 'recommended', connector: 'injected', rdns: [], downloads: {} },
  {
    id: 'metaMask',
    name: 'MetaMask',
    group: 'recommended',
    connector: 'injected',
    rdns: ['io.metamask', 'io.metamask.mobile'],
    downloads: {
      chrome: 'https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
      firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
      opera: 'https://addons.opera.com/extensions/details/metamask-10',
      any: 'https://metamask.io/download',
    },
  },
  {
    id: 'coinbase',
    name: 'Coinbase Wallet',
    group: 'recommended',
    connector: 'injected',
    without: 'coinbase',
    rdns: ['com.coinbase.wallet'],
    downloads: {
      chrome: 'https://chrome.google.com/webstore/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
      any: 'https://coinbase.com/wallet',
    },
  },
  {
    id: 'rainbow',
    name: 'Rainbow',
    group: 'recommended',
    connector: 'injected',
    rdns: ['me.rainbow'],
    downloads: { any: 'https://rainbow.me/extension' },
  },
  {
    id: 'walletConnect',
    name: 'WalletConnect',
    group: 'recommended',
    connector: 'walletConnect',
    rdns: [],
    downloads: {},
  },
  {
    id: 'brave',
    name: 'Brave Wallet',
    group: 'other',
    connector: 'injected',
    rdns: ['com.brave.wallet'],
    downloads: { any: 'https://brave.com/wallet' },
  },
  {
    id: 'ledger',
    name: 'Ledger Live',
    group: 'other',
    connector: 'walletConnect',
    rdns: [],
    deepLink: 'ledgerlive://wc?uri=',
    downloads: { any: 'https://www.ledger.com/ledger-live' },
  },
]
