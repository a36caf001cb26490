import { defineMessages } from '../defineMessages.ts'

/** An app that is open in a frame of the page, with a wrapped Safe as its account. */
export const appFrameWords = defineMessages('appFrame', {
  title: 'Open an app in this page',
  say: 'An app made for Safe opens here and works with this Safe. It sees the Safe’s address and reads the chain through this page. It can’t send or sign anything unless you agree.',
  address: 'Address of the app',
  help: 'A link from Safe{Wallet} to the app works too.',
  open: 'Open',
  sample: 'Sample app',
  openSample: 'Open the sample app',
  wrong: {
    empty: 'Enter the address of the app.',
    shape: 'That isn’t the address of an app. It should begin with https:// and have no user name or password in it.',
    insecure:
      'That address begins with http://, so anyone on the way could change the app. Use one that begins with https://.',
    own: 'This page can’t be opened inside itself.',
  },
  frameOf: (app: string) => `App: ${app}`,
  close: 'Close the app',
  asks: 'The app is waiting for your answer.',
  look: 'See its request',
  loading: 'Opening the app…',
  slow: 'The app hasn’t said anything yet. It may be slow, or not made for Safe.',
  over: {
    silent: {
      title: 'The app didn’t say anything.',
      say: 'It may not allow being shown inside another page, or work only in Safe{Wallet}. Open it in a tab of its own, and connect this Safe to it through WalletConnect.',
    },
    spam: {
      title: 'The app asked for too much at once.',
      say: 'It was closed, and its requests to you were dropped. You can open it again.',
    },
    tooLarge: {
      title: 'The app asked for something too large to read.',
      say: 'It was closed, and its requests to you were dropped. You can open it again.',
    },
    moved: {
      title: 'The frame shows another page now.',
      say: 'It isn’t at the address that you opened, so it was closed, and the app’s requests to you were dropped.',
    },
    own: {
      title: 'The app led back to this page.',
      say: 'It was closed. Check the address of the app.',
    },
  },
  openMoved: (address: string) => `Open ${address} instead`,
  again: 'Open it again',
})
