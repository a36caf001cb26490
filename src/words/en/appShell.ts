import { defineMessages } from '../defineMessages.ts'

/** The messages of the app shell: header, footer, and what every page and dialog needs. */
export const words = defineMessages('appShell', {
  appName: 'Wrapped Safe Wallet',
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main',
    more: 'More',
    wrap: 'Wrap a Safe',
    wallets: 'My wrapped Safes',
    settings: 'Settings',
    about: 'About',
  },
  theme: { toDark: 'Dark theme', toLight: 'Light theme' },
  foot: {
    independent: 'Independent project. Not made or endorsed by Safe.',
    promise: 'No server, no tracker, no fee.',
    language: 'Language',
    languageFailed: "That language didn't load. Check your connection, then choose it again.",
  },
  loading: 'Loading…',
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  details: 'Details',
  tryAgain: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser blocked the clipboard. Select the text and copy it by hand.',
  unknown: "Couldn't check",
  pageFailed: {
    title: 'This page stopped working.',
    say: 'Reload to continue; your connection and transactions are kept.',
    reload: 'Reload',
  },

  connection: {
    connect: 'Connect wallet',
    connecting: 'Connecting…',
    reconnecting: 'Reconnecting…',
    wrongNetwork: 'Wrong network',
    signIn: 'Sign in',
    account: (short: string) => `Account ${short}`,
  },

  connect: {
    title: 'Connect a wallet',
    recommended: 'Recommended',
    other: 'Other Wallets',
    installed: 'Installed',
    recent: 'Recent',
    restTitle: 'Before you connect',
    points: [
      ['Your wallet keeps the key.', 'This page only sees your address.'],
      ['Connecting moves nothing.', 'You confirm each step in the wallet.'],
      ['You can look first.', 'Any Safe can be read without a wallet.'],
    ],
    search: 'Search wallets',
    foundNone: 'No wallet by that name here. WalletConnect reaches most others.',
    partMissing: "Part of this page didn't load. Check your connection, then reload; nothing is lost.",
  },

  home: {
    title: ['Turn a whole Safe,', 'with everything in it,', 'into one NFT.'],
    lead: 'Sell it, hand it over or leave it to your heirs: address, history and positions stay together.',
    lookUp: 'Look up any Safe',
    placeholder: '0x…, eth:0x… or a link',
    look: 'Look up',
    help: 'An address, or a link from Safe. No wallet needed.',
    example: 'See an example',
    tryDemo: 'Try the demo',
    tryDemoSay: 'Sample Safes inside this page. Nothing is real.',
    sampleNumber: 'No. 1',
    sampleFacts: { holder: 'Holder', wrapped: 'Wrapped', on: 'On' },
    // in words, for a calendar is slow to come, and another one's than the build's would not match index.html
    sampleDate: 'Nov 14, 2026',
    sample: 'A sample, drawn from its address.',
  },
})
