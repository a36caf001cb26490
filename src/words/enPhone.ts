import { room } from './room.ts'

/** What is said while a code waits to be scanned. */
export const phoneWords = room('phone', {
  preparing: { title: 'Getting a code', say: 'Asking the relay of WalletConnect for one.' },
  scan: { title: 'Scan with your phone', say: 'Any wallet with a WalletConnect scanner.' },
  scanWith: (wallet: string) => ({
    title: `Scan with ${wallet}`,
    say: `Open ${wallet} on your phone and scan this code.`,
  }),
  here: { title: 'Open your wallet', say: 'Approve the connection there, then come back.' },
  hereWith: (wallet: string) => ({
    title: `Continue in ${wallet}`,
    say: 'Approve the connection there, then come back.',
  }),
  otherDevice: 'Show a code for another device',
  renewed: {
    expired: 'This is a new code. The last one expired.',
    declined: 'You declined on the phone. This is a new code.',
  },
  qr: 'WalletConnect code. The same link is under Copy link.',
  newCodeIn: (clock: string) => `New code in ${clock}`,
  copyLink: 'Copy link',
  open: (wallet: string) => `Open ${wallet}`,
  openHere: 'Open a wallet here',
  lacking: (wallet: string) => `Don't have ${wallet}?`,
  openSettings: 'Open Settings',
  projectId: {
    label: 'WalletConnect project id',
    help: "Only where this copy has none, or one that isn't allowed at its address. 32 hex digits.",
    saved: 'Saved.',
    wrong: 'A project id has 32 digits, 0 to 9 and a to f.',
    save: 'Save',
  },
})
