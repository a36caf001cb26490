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
    WalletLocked: { title: 'Unlock {wallet}', say: "It's locked. Open it and enter your password, then try again." },
    RequestPending: {
      title: '{wallet} is waiting for you',
      say: 'An earlier request is still open there. Answer it, then try again.',
    },
    SafeInfo: {
      title: "Safe didn't say which Safe this is.",
      say: 'Could not load Safe information. Reload the page in Safe, then try again.',
    },
    Deadline: { title: "{wallet} didn't answer", say: 'Nothing was shared. Open it once by hand, then try again.' },
  } as Partial<Record<ErrorName, Said>>,
  failedOtherwise: {
    title: 'Something went wrong',
    say: "{wallet} answered with an error we don't know. Nothing was sent.",
  },
})
