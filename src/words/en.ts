import type { ErrorName } from '../errors.ts'

/** Says what happened and what to do next; `{wallet}` stands for the wallet's name. */
type Said = { title: string; say: string }

/** Every sentence of the frame, the home page and the dialogs. Those of the other pages: `enPages.ts`, of failures: `enErrors.ts`. */
export const words = {
  appName: 'Wrapped Safe Wallet',
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main',
    more: 'More',
    home: 'Home',
    wrap: 'Wrap a Safe',
    wallets: 'My wrapped Safes',
    settings: 'Settings',
  },
  theme: { toDark: 'Dark theme', toLight: 'Light theme' },
  foot: {
    independent: 'Independent project. Not made or endorsed by Safe.',
    promise: 'No server, no tracker, no fee.',
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
    say: 'Nothing was sent by it. Reload to go on; what you had connected and sent is kept.',
    reload: 'Reload',
  },
  notFound: {
    title: 'Nothing is at this link.',
    say: 'It may have been cut or mistyped. Ask for it again, or look the Safe up by its address.',
    action: 'Go home',
  },

  connection: {
    loading: 'Connect wallet',
    connect: 'Connect wallet',
    connecting: 'Connecting…',
    reconnecting: 'Reconnecting…',
    wrongNetwork: 'Wrong network',
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
      ['Nothing moves by connecting.', 'You confirm each act in the wallet.'],
      ['You can look first.', 'Any Safe can be read without a wallet.'],
    ],
    opening: (wallet: string) => ({ title: `Opening ${wallet}`, say: 'Confirm the connection in the wallet.' }),
    slow: (wallet: string) => ({
      title: `Still waiting for ${wallet}`,
      say: 'Look for its icon in the toolbar, or for a window behind this one.',
    }),
    absent: (wallet: string) => ({
      title: `${wallet} isn't in this browser`,
      say: 'Add it, and this goes on by itself.',
    }),
    watching: 'Watching for it. No need to reload.',
    get: (wallet: string) => `Get ${wallet}`,
    opensIn: (host: string) => `Opens ${host}`,
    askAgain: 'Ask again',
    chooseAnother: 'Choose another wallet',
    failed: {
      UserRejected: { title: 'Request declined', say: 'You declined in {wallet}. Nothing was shared.' },
      AccountsEmpty: {
        title: 'No account shared',
        say: '{wallet} connected but shared no account. Choose at least one.',
      },
      WalletLocked: { title: 'Unlock {wallet}', say: "It's locked. Open it and enter your password, then try again." },
      RequestPending: {
        title: '{wallet} is waiting for you',
        say: 'An earlier request is still open there. Answer it, then try again.',
      },
      Deadline: { title: "{wallet} didn't answer", say: 'Nothing was shared. Open it once by hand, then try again.' },
    } as Partial<Record<ErrorName, Said>>,
    failedOtherwise: {
      title: 'Something went wrong',
      say: "{wallet} answered with an error we don't know. Nothing was sent.",
    },
  },

  account: {
    title: 'Your account',
    address: 'Address',
    network: 'Network',
    wallet: 'Wallet',
    explorer: (name: string) => `Open in ${name}`,
    switchWallet: 'Switch wallet',
    disconnect: 'Disconnect',
    recent: 'Recent transactions',
    none: 'Nothing sent from this browser yet.',
  },

  network: {
    title: 'Networks',
    wrong: 'Wrong network detected, switch or disconnect to continue.',
    current: 'Your wallet is here',
    asked: (chain: string) => `Confirm the switch to ${chain} in your wallet.`,
    failed: {
      UserRejected: 'You declined the switch. Your wallet stays where it was.',
      SwitchUnsupported: "Your wallet can't switch from here. Choose the network in the wallet itself.",
      AddChain: "Your wallet doesn't know this network and didn't add it. Add it in the wallet itself.",
      RequestPending: 'A request is still open in your wallet. Answer it first.',
      Deadline: "Your wallet didn't answer. Choose the network in the wallet itself.",
    } as Partial<Record<ErrorName, string>>,
    failedOtherwise: "Your wallet didn't switch. Choose the network in the wallet itself.",
  },

  home: {
    title: ['Turn a whole Safe,', 'with everything in it,', 'into one NFT.'],
    lookUp: 'Look up any Safe',
    placeholder: '0x…, eth:0x… or a link',
    look: 'Look up',
    help: 'An address, or a link from Safe. No wallet needed.',
    tryDemo: 'Try the demo',
    tryDemoSay: 'A sample Safe, all inside this page. None of it is real.',
    sample: 'How the NFT of a Safe looks. Its picture follows from the address.',
    stepsTitle: 'How it works',
    steps: [
      ['Wrap', 'The owner signs one transaction. From then on, only the holder of the NFT can move the Safe.'],
      ['Hold', 'Use the Safe as before, or hand over the NFT and the whole account with it.'],
      ['Unwrap', 'The holder names new owners. The NFT is destroyed and the Safe is an ordinary Safe again.'],
    ],
    costsTitle: 'What it costs',
    costs: {
      fee: 'Our fee',
      none: 'None',
      look: 'Look up a Safe',
      free: 'Free',
      gas: (amount: string) => `${amount} gas`,
      rows: { wrap: 'Wrap a Safe', seal: 'Seal it and create the NFT', execute: 'Send ETH from it', unwrap: 'Unwrap' },
      note: 'Network fees go to the network. Measured on a Safe with one owner, at 1 gwei; more owners cost more.',
    },
    risksTitle: 'What can go wrong',
    risks: [
      [
        'The NFT is the key',
        'Whoever holds this NFT controls everything in this Safe. If the NFT is lost or stolen, so is the Safe. Nobody can reverse it.',
      ],
      [
        'One decides alone',
        'Where several people must agree today, one holder decides alone after wrapping, unless the NFT goes to a new Safe with the same people.',
      ],
      [
        'One network only',
        'A Safe is wrapped on one network. The same address on other networks stays with its owners there.',
      ],
      [
        'Buying one',
        'The seller can empty the Safe at any moment, even seconds before your purchase. Pay only in a way that fails when it is empty.',
      ],
      [
        'Old promises',
        "If you promised someone not to sell (vesting, employment, KYC), wrapping doesn't undo that promise.",
      ],
      ['A new contract', 'This contract is new and has no audit. Start with a Safe you can afford to lose.'],
    ],
    whatTitle: 'What a Safe is',
    what: [
      'A Safe is an account that one or more people share. It keeps money, positions and history at one address, and nothing leaves until enough of its owners have signed.',
      "Those things can't be moved one by one. Wrapping leaves them where they are and changes only who is in charge: our contract becomes the owner, and it listens to nobody but the holder of the NFT.",
    ],
    chains: (names: string) => `On ${names}.`,
  },

  /** What was typed where an address belongs. */
  typed: {
    empty: 'Paste the address of a Safe first.',
    shape: "That isn't an address. One starts with 0x, and 40 digits follow.",
    length: (count: number) => `That's ${count} characters after 0x. An address has 40. Copy it again.`,
    capitals: "The capital letters don't match, so a character may be wrong. Copy it again from where you got it.",
    secret:
      "That's a transaction hash or a private key. If it's a key, never paste it into a page. We've cleared the field.",
    phrase: "That looks like a recovery phrase. Never paste it into a page. We've cleared the field.",
    prefix: (prefix: string) => `${prefix} isn't one of our networks.`,
  },
}
