import type { ErrorName } from '../../lib/errors.ts'
import { defineMessages } from '../defineMessages.ts'

/** Says what happened and what to do next; `{wallet}` stands for the wallet's name. */
type Said = { title: string; say: string }

/** What is said once a wallet is chosen. */
export const connectWords = defineMessages('connect', {
  opening: (wallet: string) => ({ title: `Opening ${wallet}`, say: 'Confirm the connection in the wallet.' }),
  slow: (wallet: string) => ({
    title: `Still waiting for ${wallet}`,
    say: 'Look for its icon in the toolbar, or for a window behind this one.',
  }),
  absent: (wallet: string) => ({
    title: `${wallet} isn't in this browser`,
    say: 'Add it, and this continues automatically.',
    sayPhone: 'Add it, or use it on your phone.',
  }),
  watching: 'Create a wallet in it, or import yours. This page will notice; no need to reload.',
  add: 'Add the extension',
  get: (wallet: string) => `Get ${wallet}`,
  opens: (place: string) => `Opens ${place}`,
  stores: {
    'chrome.google.com': 'the Chrome Web Store',
    'microsoftedge.microsoft.com': 'Edge Add-ons',
    'addons.opera.com': 'Opera Add-ons',
    'addons.mozilla.org': 'Firefox Add-ons',
    'apps.apple.com': 'the App Store',
    'play.google.com': 'Google Play',
  } as Partial<Record<string, string>>,
  help: { title: "Can't find yours?", scan: 'Scan with any wallet', get: 'Get a wallet' },
  getOne: {
    title: 'Get a wallet',
    say: 'It keeps your keys and asks you before anything is sent. These are well known; this page earns nothing from them.',
  },
  noBrowserWallet: {
    title: 'No other wallet in this browser',
    say: 'A wallet that announces its name has its own row in the list. Any other one would open here.',
  },
  smartWallet: 'Use the smart wallet',
  phoneApp: { title: 'Use the phone app', say: 'Shows a code to scan' },
  continueAs: (account: string) => `Continue as ${account}`,
  continueWith: (wallet: string) => `With ${wallet}, which may share another account`,
  askAgain: 'Ask again',
  chooseAnother: 'Choose another wallet',
  failed: {
    UserRejected: { title: 'Request declined', say: 'You declined in {wallet}. Nothing was shared.' },
    AccountsEmpty: {
      title: 'No account shared',
      say: '{wallet} connected but shared no account. Choose at least one.',
    },
    WalletLocked: {
      title: 'Unlock {wallet}',
      say: "It's locked, or doesn't know this page yet. Open it and unlock it, and this continues automatically.",
    },
    RequestPending: {
      title: '{wallet} is waiting for you',
      say: 'An earlier request is still open there. Answer it, and this continues automatically.',
    },
    ConnectorNotFound: {
      title: "{wallet} isn't in this browser any more",
      say: 'Enable it in your extensions, then reload this page.',
    },
    WalletDisconnected: {
      title: '{wallet} lost its connection',
      say: "It reports that it can't reach any network. Open it, check that it's online, then try again.",
    },
    UnsupportedMethod: {
      title: "{wallet} can't connect here",
      say: "It can't share an account with a page. Choose another wallet.",
    },
    SmartWalletHidden: {
      title: "The smart wallet can't open here",
      say: "This is Coinbase's own browser, which uses its own wallet instead. Use that one, or open this page in another browser.",
    },
    PopupBlocked: {
      title: "{wallet}'s window was blocked",
      say: "Your browser didn't let it open. Allow pop-ups for this page, then try again.",
    },
    NotLoaded: {
      title: "Part of this page didn't load",
      say: 'Check your internet connection, then reload the page.',
    },
    SafeInfo: {
      title: "Safe didn't say which Safe this is.",
      say: 'Could not load Safe information. Reload the page in Safe, then try again.',
    },
    Deadline: { title: "{wallet} didn't answer", say: 'Nothing was shared. Open it yourself once, then try again.' },
  } as Partial<Record<ErrorName, Said>>,
  failedOtherwise: {
    title: 'Something went wrong',
    say: '{wallet} returned an unknown error. Nothing was shared. Try again, or choose another wallet.',
  },
  safe: {
    title: 'Connect your Safe',
    say: "This page isn't running inside Safe. There are other ways to connect.",
    connect: 'Connect my Safe',
    connectSay: 'Opens Safe in a new tab and pairs it',
    preparing: 'Getting a link from WalletConnect…',
    app: 'Open the Safe app',
    appSay: 'On this device, in the latest version',
    inside: 'Open this page inside Safe',
    insideSay: 'Your Safe then connects automatically',
    copy: 'Copy link',
    copySay: 'For WalletConnect in any Safe app',
    copyPage: "Copy this page's address",
    copyPageSay: 'To add it as a custom app in any Safe',
    renewed: {
      expired: 'This is a new link. The last one expired.',
      declined: 'The connection was declined in Safe. This is a new link.',
    },
    waiting: 'Approve the connection in Safe. This continues automatically.',
  },
})
