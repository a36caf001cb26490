import { defineMessages } from '../defineMessages.ts'

/** What is told of things that happened while the person was looking elsewhere. */
export const toastWords = defineMessages('toasts', {
  label: 'Notifications',
  dismiss: (title: string) => `Dismiss: ${title}`,
  view: 'View',
  sealIt: 'Seal it',
  done: {
    wrap: (safe: string) => `Safe ${safe} is wrapped`,
    approveHash: (safe: string) => `The wrap of ${safe} has an owner’s approval`,
    seal: (safe: string) => `Safe ${safe} is sealed`,
    execute: (safe: string) => `Sent from ${safe}`,
    unwrap: (safe: string) => `Safe ${safe} is unwrapped`,
    lock: (safe: string) => `${safe} is locked`,
    signing: (safe: string) => `Signing is changed for ${safe}`,
    transfer: (safe: string) => `${safe} is transferred`,
    revoke: (safe: string) => `An approval for the NFT of ${safe} is revoked`,
    revokeApprovals: (safe: string) => `Approvals given by ${safe} are revoked`,
    sweep: (safe: string) => `Everything listed is moved out of ${safe}`,
    create: (safe: string) => `Safe ${safe} is created`,
    deploy: (contract: string) => `Contract ${contract} is deployed`,
    fundSealKey: (safe: string) => `The one-time key for ${safe} is paid`,
    approveSale: (safe: string) => `The sale of ${safe} is approved`,
    approvePrice: (safe: string) => `The price of ${safe} is approved`,
    buy: (safe: string) => `${safe} is bought`,
    endOffers: (safe: string) => `All offers of ${safe} made with this page have ended`,
  } satisfies Record<string, (safe: string) => string>,
  inBlock: (block: string, chain: string) => `In block ${block} on ${chain}.`,
  ended: {
    failed: 'It failed. Nothing changed except the fee you paid.',
    failedInSafe: 'It failed in the Safe. Nothing changed except the fee and the nonce.',
    replaced: 'You replaced it in your wallet. It had no effect.',
    lost: "Your account has used its nonce, and we can't find what for. Check your wallet.",
    cancelled: 'You cancelled it in your wallet. It had no effect.',
    cancelledInSafe: 'Another transaction replaced it in Safe. It had no effect.',
    unclear: "We can't tell whether it was sent. Check your wallet.",
    unknown: "Still not in a block. It may go through later, so don't send it twice.",
    failedInAccount: 'What your account was asked to do failed. It had no effect.',
    doneOtherwise: 'It is done, though not by this proposal.',
    void: "It can't be executed any more. It had no effect.",
    unknownOfAccount: "The chain shows no result yet. It may still go through, so don't send it twice.",
  },
  left: {
    locked: (wallet: string) => ({
      title: `${wallet} no longer shares an account`,
      say: 'It may be locked. Unlock it, or connect again.',
    }),
    ended: (wallet: string) => ({
      title: `${wallet} disconnected`,
      say: 'It ended the connection. What you had confirmed there may still be sent. Connect it again to continue.',
    }),
  },
  moved: (wallet: string, chain: string) => ({
    title: `${wallet} is on ${chain} now`,
    say: 'Its network changed. What you do here now happens there.',
  }),
  astray: (wallet: string) => ({
    title: `${wallet} is on another network`,
    say: "This page doesn't support that one.",
  }),
  unkept: {
    title: "This browser isn't saving anything now",
    say: 'Its storage is full or blocked. What you do here works until this page is closed; then your transactions and settings are forgotten here. To keep them, free up space in your browser, or allow this site to store data.',
  },
  networks: 'Networks',
})
