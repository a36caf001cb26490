import { type Browser, browserOf, type System, systemOf } from './platform.ts'

/** Where to get a wallet, and what opens it. */
type WalletLinks = {
  /** By browser and by system; `any` is its own page. */
  downloads: Partial<Record<Browser | System | 'any', string>>
  /**
   * Opens it with a WalletConnect code, which is appended, encoded. A phone without such a link is given the code
   * itself, and offers any app that handles it.
   */
  opens: Partial<Record<System, string>>
  /** Opens a page in the browser inside its app; the page's URL is appended, as `browserLinkFor` does. */
  browses?: string
}

const NONE: WalletLinks = { downloads: {}, opens: {} }

/** By wallet id. Store pages and links as the wallets and their kits publish them; a test checks their form. */
const LINKS: Record<string, WalletLinks> = {
  safe: {
    downloads: {
      ios: 'https://apps.apple.com/app/id1515759131',
      android: 'https://play.google.com/store/apps/details?id=io.gnosis.safe',
      any: 'https://safe.global',
    },
    opens: { ios: 'safe://wc?uri=', android: 'safe://wc?uri=', desktop: 'https://app.safe.global/wc?uri=' },
  },
  metaMask: {
    downloads: {
      chrome: 'https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
      opera: 'https://addons.opera.com/extensions/details/metamask-10',
      firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask',
      ios: 'https://apps.apple.com/us/app/metamask/id1438144202',
      android: 'https://play.google.com/store/apps/details?id=io.metamask',
      any: 'https://metamask.io/download',
    },
    opens: { ios: 'https://metamask.app.link/wc?uri=', android: 'metamask://wc?uri=' },
    browses: 'https://metamask.app.link/dapp/',
  },
  coinbase: {
    downloads: {
      chrome: 'https://chrome.google.com/webstore/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
      ios: 'https://apps.apple.com/us/app/coinbase-wallet-store-crypto/id1278383455',
      android: 'https://play.google.com/store/apps/details?id=org.toshi',
      any: 'https://coinbase.com/wallet/downloads',
    },
    opens: { ios: 'https://go.cb-w.com/wc?uri=', android: 'https://go.cb-w.com/wc?uri=' },
    browses: 'https://go.cb-w.com/dapp?cb_url=',
  },
  rainbow: {
    downloads: {
      ios: 'https://apps.apple.com/app/apple-store/id1457119021',
      android: 'https://play.google.com/store/apps/details?id=me.rainbow',
      any: 'https://rainbow.me/extension',
    },
    opens: { ios: 'rainbow://wc?uri=', android: 'https://rnbwapp.com/wc?uri=' },
  },
  brave: { downloads: { any: 'https://brave.com/wallet' }, opens: {} },
  ledger: {
    downloads: {
      ios: 'https://apps.apple.com/us/app/ledger-live-web3-wallet/id1361671700',
      android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
      desktop: 'https://www.ledger.com/ledger-live/download',
      any: 'https://www.ledger.com/ledger-live',
    },
    opens: { ios: 'ledgerlive://wc?uri=', android: 'ledgerlive://wc?uri=', desktop: 'ledgerlive://wc?uri=' },
  },
}

/** A wallet's links; none for one that announced itself and isn't in our list. */
export const linksOf = (walletId: string): WalletLinks => LINKS[walletId] ?? NONE

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** Where this device gets a wallet: its browser's store, its system's, or the wallet's own page. */
export function downloadFor(walletId: string, device: Device): string | undefined {
  const { downloads } = linksOf(walletId)
  const [browser, system] = [browserOf(device.userAgent), systemOf(device)]
  if (system !== 'desktop') return downloads[system] ?? downloads.any
  const takesChromes = browser === 'edge' || browser === 'opera'
  return downloads[browser] ?? (takesChromes ? downloads.chrome : undefined) ?? downloads.desktop ?? downloads.any
}

/** Brings a wallet on this device to the front, where a request waits in it; undefined where no link is known. */
export const frontLinkFor = (walletId: string, device: Device): string | undefined =>
  linksOf(walletId).opens[systemOf(device)]?.replace(/\?uri=$/, '')

/** What opens a wallet on this device with a WalletConnect code; the code itself where there is no such link. */
export function linkFor(walletId: string, uri: string, device: Device): string {
  const opener = linksOf(walletId).opens[systemOf(device)]
  return opener === undefined ? uri : opener + encodeURIComponent(uri)
}

/**
 * Opens a page in the browser inside a wallet's app, where the wallet needs no relay. MetaMask takes the address without its
 * scheme, which is https for it; Coinbase takes it encoded.
 * @param pageUrl absolute
 * @returns undefined where no link is known, or the phone couldn't reach the page
 */
export function browserLinkFor(walletId: string, pageUrl: string): string | undefined {
  const { browses } = linksOf(walletId)
  const { protocol, host, pathname } = new URL(pageUrl)
  if (browses === undefined || protocol !== 'https:') return undefined
  return browses + (browses.endsWith('=') ? encodeURIComponent(pageUrl) : host + pathname)
}

/**
 * The target of a link that opens a wallet: a new tab for a page, this one for an app. Safari on a Mac that finds no
 * app replaces the page with its error, and what is pending there would be lost.
 */
export function targetFor(href: string, device: Device): '_blank' | '_self' {
  const isSafari = browserOf(device.userAgent) === 'safari' && systemOf(device) === 'desktop'
  return href.startsWith('https:') || isSafari ? '_blank' : '_self'
}
