import type { ErrorName } from '../errors.ts'
import { room } from './room.ts'

/** What is said about a connection: the account's dialog and the networks'. */
export const accountWords = room('account', {
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
})
