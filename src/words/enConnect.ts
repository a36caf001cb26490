import type { ErrorName } from '../errors.ts'
import { room } from './room.ts'

/** Says what happened and what to do next; `{wallet}` stands for the wallet's name. */
type Said = { title: string; say: string }

/** What is said once a wallet is chosen. */
export const connectWords = room('connect', {
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
      say: "It's locked, or doesn't know this page yet. Open it and unlock it, and this goes on by itself.",
    },
    RequestPending: {
      title: '{wallet} is waiting for you',
      say: 'An earlier request is still open there. Answer it, and this goes on by itself.',
    },
    ConnectorNotFound: {
      title: "{wallet} isn't in this browser any more",
      say: 'Turn it on again among your extensions, then reload this page.',
    },
    WalletDisconnected: {
      title: '{wallet} lost its connection',
      say: 'It says that it reaches no network. Open it, see that it is online, then try again.',
    },
    UnsupportedMethod: {
      title: "{wallet} can't connect here",
      say: "It doesn't know how to share an account with a page. Choose another wallet.",
    },
    PopupBlocked: {
      title: 'The window of {wallet} was blocked',
      say: 'Your browser kept it shut. Allow pop-ups for this page, then try again.',
    },
    NotLoaded: {
      title: "A part of this page didn't load",
      say: 'Check your connection to the internet, then reload the page.',
    },
    SafeInfo: {
      title: "Safe didn't say which Safe this is.",
      say: 'Could not load Safe information. Reload the page in Safe, then try again.',
    },
    Deadline: { title: "{wallet} didn't answer", say: 'Nothing was shared. Open it once by hand, then try again.' },
  } as Partial<Record<ErrorName, Said>>,
  failedOtherwise: {
    title: 'Something went wrong',
    say: "{wallet} answered with an error we don't know. Nothing was shared. Try again, or choose another wallet.",
  },
})
