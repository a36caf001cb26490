import { defineMessages } from '../defineMessages.ts'

/** What is told of things that happened while the person was looking elsewhere. */
export const toastWords = defineMessages('toasts', {
  label: 'Notifications',
  dismiss: (title: string) => `Dismiss: ${title}`,
  view: 'View',
  sealIt: 'Seal it',
  done: {
    wrap: (safe: string) => `Safe ${safe} is wrapped`,
    seal: (safe: string) => `Safe ${safe} is sealed`,
    execute: (safe: string) => `Sent from ${safe}`,
    unwrap: (safe: string) => `Safe ${safe} is unwrapped`,
    lock: (safe: string) => `${safe} is locked`,
    signing: (safe: string) => `Whether ${safe} signs is changed`,
    transfer: (safe: string) => `${safe} is given away`,
    revoke: (safe: string) => `A right over the NFT of ${safe} is revoked`,
    create: (safe: string) => `Safe ${safe} is created`,
    deploy: (contract: string) => `Contract ${contract} is deployed`,
  } satisfies Record<string, (safe: string) => string>,
  inBlock: (block: string, chain: string) => `In block ${block} on ${chain}.`,
  ended: {
    failed: 'It failed on the way. Nothing changed but the fee you paid.',
    failedInSafe: 'The Safe refused it. Nothing changed but the fee and its number.',
    replaced: 'You replaced it in your wallet. Nothing of it happened.',
    lost: "Your account has used its number, and we can't find what for. Look in your wallet.",
    cancelled: 'You cancelled it in your wallet. Nothing of it happened.',
    cancelledInSafe: 'Another took its place in Safe. Nothing of it happened.',
    unclear: "We can't tell whether it was sent. Look in your wallet.",
    unknown: "Still not in a block. It may go through later, so don't send it twice.",
    failedInAccount: 'What your account was asked to do failed. Nothing of it happened.',
    doneOtherwise: 'It is done, though not by this proposal.',
    void: "It can't be executed any more. Nothing of it happened.",
    unknownOfAccount: "The chain shows no end of it yet. It may still go through, so don't send it twice.",
  },
  left: {
    locked: (wallet: string) => ({
      title: `${wallet} shares no account any more`,
      say: 'It may be locked. Unlock it, or connect again.',
    }),
    ended: (wallet: string) => ({
      title: `${wallet} has left`,
      say: 'It ended the connection. What you had confirmed there may still be sent. Connect it again to go on.',
    }),
  },
  moved: (wallet: string, chain: string) => ({
    title: `${wallet} is on ${chain} now`,
    say: 'It changed its network. What you do here goes there.',
  }),
  astray: (wallet: string) => ({
    title: `${wallet} is on another network`,
    say: "This page doesn't work on that one.",
  }),
  unkept: {
    title: 'This browser keeps nothing now',
    say: 'Its storage is full, or not allowed. What you do here works until this page is closed; then your transactions and settings are forgotten here. To have them kept, make room in your browser, or allow this site to store data.',
  },
  networks: 'Networks',
})
