import { defineMessages } from '../defineMessages.ts'

/** What is said while an account is shown to be the person's. What failed is said in the words of failures. */
export const signInWords = defineMessages('signIn', {
  title: 'Sign in',
  verify: {
    title: 'Verify your account',
    say: (account: string) => `Sign a message to show that ${account} is yours. It's free and sends nothing.`,
  },
  /** Only where a sign-in is required. */
  required: 'This page asks for it before anything is sent.',
  /** At an address that no message can name. */
  place: {
    title: "You can't sign in at this address.",
    host: (host: string) =>
      `The message that you sign names this page, and ${host} can't appear in it. Open the page at a host with a full name, like wallet.example.com, and sign in there. Your wallet wasn't asked.`,
    path: (url: string) =>
      `The message that you sign names this page, and ${url} can't appear in it. Open the page at a path of plain letters and digits, and sign in there. Your wallet wasn't asked.`,
  },
  /** What kind of account it is decides how it signs. */
  kinds: {
    safe: (threshold: number) =>
      `${threshold} owners have to sign it in Safe. You can close this in the meantime and come back.`,
    safeOfOne: 'One owner has to sign it in Safe.',
    oldSafe:
      'This Safe is older than version 1.3, and Safes of that age can seldom confirm a signature. Update it in Safe first, then sign in.',
    contract: 'The account is a contract: it decides itself whether a signature is valid.',
    delegated: 'The account runs code (EIP-7702). Its key still signs.',
  },
  signing: (wallet: string) => `${wallet} has the message. Read it there, then sign.`,
  verifying: (account: string) => `Comparing the signature with ${account}.`,
  waiting: {
    title: 'Waiting for the owners',
    say: (until: string) =>
      `Enough owners have to sign the message in Safe. It's kept until ${until}, so you can close this and come back.`,
    closed: (until: string) =>
      `The wallet's window is closed. If you signed there, the other owners can sign now; if not, ask again. Nothing is lost until ${until}.`,
    byItself: 'This continues automatically while the page is open.',
    /** Where the wallet doesn't tell what was signed meanwhile. */
    thenAsk: 'Once they have signed, ask again: your wallet then has their signatures.',
    contract: (until: string) =>
      `The contract doesn't accept the signature yet. It's asked again until ${until}, while this page is open.`,
    lookFailed: "The last check for signatures didn't get through. The next one is automatic.",
  },
  done: {
    title: 'Your account is verified',
    say: (account: string, until: string) => `${account} is yours. This tab remembers it until ${until}.`,
    limits: 'It was checked in this browser only, and gives nobody any rights.',
  },
  message: 'Read the message',
  acts: {
    preparing: 'Preparing message',
    sign: 'Sign message',
    signing: 'Waiting for signature',
    verifying: 'Verifying signature',
    askAgain: 'Ask again',
    stop: 'Stop waiting',
    notNow: 'Not now',
    later: 'Close for now',
    done: 'Done',
    signOut: 'Sign out',
    chooseNetwork: 'Choose a network',
    other: 'Switch wallet or disconnect',
  },
  declined: (wallet: string) => `You declined in ${wallet}. Nothing was signed.`,
  invalid: "The signature isn't this account's. Sign again, with the account that is shown here.",
  /** Where a deployment's own server judges. */
  refused: 'The server of this page refused the signature. Sign again, with the account that is shown here.',
  notKnown: "It isn't known yet whether the signature is valid. Your wallet won't be asked again.",
  signOutFailed: "You're signed out here. The server of this page didn't answer, and may not know it yet.",
  yourWallet: 'Your wallet',
})
