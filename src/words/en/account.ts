import type { ErrorName } from '../../lib/errors.ts'
import { defineMessages } from '../defineMessages.ts'

/** What is said about a connection: the account's dialog and the networks'. */
export const accountWords = defineMessages('account', {
  account: {
    title: 'Your account',
    address: 'Address',
    network: 'Network',
    wallet: 'Wallet',
    explorer: (name: string) => `Open in ${name}`,
    balance: 'Balance',
    kind: 'Kind',
    kinds: {
      plain: 'Regular account (EOA)',
      delegated: 'Regular account with code (EIP-7702)',
      contract: 'Contract',
      safe: 'Safe',
    },
    agree: 'Threshold',
    ofOwners: (threshold: number, owners: number) => `${threshold} of ${owners} ${owners === 1 ? 'owner' : 'owners'}`,
    owners: 'Owners',
    nonce: 'Nonce',
    queue: 'In the queue',
    verify: 'Verify account',
    verified: 'Verified',
    verifiedUntil: (until: string) => `In this tab, until ${until}`,
    signOut: 'Sign out',
    switchAccount: 'Switch account',
    switching: 'Choose an account in your wallet.',
    sameAccount: "It's still the same account. Choose another one in the wallet itself.",
    switchFailed: {
      UserRejected: "You declined in your wallet. The account hasn't changed.",
      RequestPending: 'A request is still open in your wallet. Answer it there first.',
      AccountsEmpty: 'Your wallet shared no account. Choose one in the wallet itself.',
      Deadline: "Your wallet didn't answer. Choose the account in the wallet itself.",
    } as Partial<Record<ErrorName, string>>,
    switchFailedOtherwise: "This page can't ask your wallet to switch. Choose the account in the wallet itself.",
    switchWallet: 'Switch wallet',
    inSafe: 'Connected by Safe. To leave, close this app there.',
    disconnect: 'Disconnect',
  },

  network: {
    title: 'Networks',
    wrong: 'Wrong network detected, switch or disconnect to continue.',
    current: 'Current network',
    asked: (chain: string) => `Confirm the switch to ${chain} in your wallet.`,
    add: (chain: string) => `Add ${chain} to your wallet`,
    failed: {
      UserRejected: "You declined in your wallet. The network hasn't changed.",
      RequestPending: 'A request is still open in your wallet. Answer it there, then choose the network again.',
      WalletLocked: 'Your wallet is locked. Unlock it, then choose the network again.',
      WalletDisconnected:
        "Your wallet lost its connection. Open it, check that it's online, then choose the network again.",
      ConnectorNotFound: "This page can't reach your wallet any more. Connect it again.",
      ChainNotFound: 'Your wallet shared no account on this network. Enable it in the wallet, then connect again.',
      SwitchUnsupported: "Your wallet can't switch from here. Choose the network in the wallet itself.",
      AddChain: "Your wallet doesn't know this network and didn't add it. Add it in the wallet itself.",
      PopupBlocked: "Your wallet's window was blocked. Allow pop-ups for this page, then choose the network again.",
      RelayUnreachable: "WalletConnect's relay didn't answer, so your wallet wasn't asked. Try again in a moment.",
      SessionEnded: 'Your wallet ended the connection. Connect it again.',
      Deadline: "Your wallet didn't answer. If it still shows the request, decline it. Then choose the network again.",
    } as Partial<Record<ErrorName, string>>,
    failedOtherwise: "Your wallet didn't switch. Choose the network in the wallet itself.",
    ofSafe: (chain: string) =>
      `This Safe is on ${chain} and can't switch. For another network, open this page in a Safe there.`,
    ofSafeElsewhere:
      "This Safe is on a network that this page doesn't support. Open the page in a Safe on another one.",
    failedInSafe: (chain: string) => `A Safe is on one network only. Open this page in a Safe on ${chain}.`,
  },
})
