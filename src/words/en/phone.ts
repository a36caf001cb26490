import { defineMessages } from '../defineMessages.ts'

/** What is said while a code waits to be scanned. */
export const phoneWords = defineMessages('phone', {
  preparing: { title: 'Getting a code', say: "Asking WalletConnect's relay for one." },
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
  unopened: { title: 'No wallet opened', say: 'Use the code or the link on a device that has one.' },
  unopenedWith: (wallet: string) => ({
    title: `${wallet} didn't open`,
    say: 'It may not be on this device. Get it, or use the code or the link where you have it.',
  }),
  returned: {
    title: 'Waiting for your wallet',
    say: "Once you approve there, this continues automatically. If it didn't ask you, open it again.",
  },
  returnedWith: (wallet: string) => ({
    title: `Waiting for ${wallet}`,
    say: "Once you approve there, this continues automatically. If it didn't ask you, open it again.",
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
  getOnPhone: 'Get it on your phone',
  storeCode: (wallet: string) => `QR code that opens where to get ${wallet}.`,
  steps: (wallet: string) => [
    `Scan this code with your phone to get ${wallet}.`,
    'Create a wallet in it, or import yours. Keep its recovery phrase to yourself.',
    'Then scan the large code with it. This continues automatically.',
  ],
  withoutRelay: {
    browser: (wallet: string) => ({
      title: `Open in ${wallet}`,
      say: `This page, in the browser of the ${wallet} app`,
    }),
    onPhone: 'Use the app on your phone',
    onPhoneSay: (wallet: string) =>
      `Scan this with your phone's camera. It opens this page in the browser of the ${wallet} app.`,
    code: (wallet: string) => `Code that opens this page in ${wallet}.`,
  },
  openSettings: 'Open Settings',
  projectId: {
    label: 'WalletConnect project ID',
    help: "Only needed where this copy has none, or one that isn't allowed at its address. 32 hex digits.",
    saved: 'Saved.',
    wrong: 'A project ID has 32 digits, 0 to 9 and a to f.',
    save: 'Save',
  },
})
