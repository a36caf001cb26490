import { defineMessages } from '../defineMessages.ts'

type Said = { title: string; say: string }

/** How far a transaction got, on the screen of its act and in the list of those sent from here. */
export const transactionWords = defineMessages('transactions', {
  recent: 'Recent transactions',
  underWay: (count: number) =>
    count === 1 ? 'A transaction is on its way.' : `${count} transactions are on their way.`,
  none: 'None yet. What you send from here is listed here, and nowhere else.',
  clear: 'Clear list',
  clearSay: 'What is still under way stays.',
  showAll: (count: number) => `Show all ${count}`,
  openIn: (explorer: string, what: string) => `${what}: open in ${explorer}`,
  kinds: {
    wrap: (safe: string) => `Wrap Safe ${safe}`,
    seal: (safe: string) => `Seal Safe ${safe}`,
    execute: (safe: string) => `Send from ${safe}`,
    unwrap: (safe: string) => `Unwrap ${safe}`,
    lock: (safe: string) => `Lock ${safe}`,
    signing: (safe: string) => `Change whether ${safe} signs`,
    transfer: (safe: string) => `Give away ${safe}`,
    revoke: (safe: string) => `Revoke a right over the NFT of ${safe}`,
    create: (safe: string) => `Create Safe ${safe}`,
    deploy: (contract: string) => `Deploy contract ${contract}`,
  } satisfies Record<string, (safe: string) => string>,
  inList: {
    asked: 'Asked for, without an answer',
    unclear: 'Maybe sent',
    pending: 'Pending',
    spedUp: 'Pending, sped up',
    executing: 'Signed, on its way',
    proposed: 'Waiting for signatures',
    signed: (signed: number, required: number) => `Waiting for signatures, ${signed} of ${required}`,
    confirmed: 'Confirmed',
    confirmedBy: (blocks: number) => (blocks === 1 ? 'Confirmed by 1 block' : `Confirmed by ${blocks} blocks`),
    failed: 'Failed',
    replaced: 'Replaced',
    lost: 'Replaced or dropped',
    cancelled: 'Cancelled',
    done: 'Done another way',
    void: 'No longer possible',
    unknown: 'Unknown',
  },
  receipts: {
    block: 'Block',
    wrap: 'Wrapped.',
    wrapSay: 'Seal it next: until then there is no NFT.',
    seal: 'Sealed. The NFT exists.',
    sent: (amount: string, to: string) => `Sent ${amount} to ${to}.`,
    done: 'Sent.',
    unwrap: 'Unwrapped.',
    unwrapSay: 'The NFT is gone. These are its owners:',
    lock: (moment: string) => `The lock holds until ${moment}.`,
    signOn: 'Signing is on.',
    signOff: 'Signing is off.',
    signSay: 'All that was signed before is void.',
    transfer: (to: string) => `${to} holds it now.`,
    transferSay: 'You can only look.',
    revoke: 'Revoked.',
    create: 'Created, wrapped and sealed.',
    deploy: 'Deployed.',
  },
  transaction: 'Transaction',
  instead: 'What took its place',
  proposal: 'Hash to compare in Safe',
  answer: 'Hash that your wallet gave',
  lookAgain: 'Look again',
  startAgain: 'Start again',
  sendAgain: 'Send it again',
  dismiss: 'Dismiss',
  dismissIt: 'Take it off the list',
  keepIt: 'Keep it',
  dismissProposed:
    'This only takes it off the list here. What was proposed may still be signed and executed elsewhere.',
  dismissAsked: 'This only takes it off the list here. Your wallet may have sent it, or may still.',
  dismissSent: 'This only takes it off the list here. What your wallet sent may still go through.',
  pending: (chain: string): Said => ({
    title: `Sent. Waiting for ${chain}.`,
    say: "You can close this page. When you come back we'll read from the chain how far it got.",
  }),
  executing: (chain: string): Said => ({
    title: `Signed and sent. Waiting for ${chain}.`,
    say: "The owners have signed. You can close this page; we'll read from the chain how far it got.",
  }),
  proposed: {
    title: 'Proposed.',
    say: 'Other owners may have to sign. You can close this page; we read from the chain how far it got.',
  },
  signed: (signed: number, required: number) => `${signed} of ${required} owners have signed.`,
  confirmed: "It's in a block. Reading what changed…",
  spedUp: 'You sped it up in your wallet: this transaction took its place.',
  failed: {
    title: 'It failed on the way.',
    say: 'The network refused it, so nothing changed but the fee you paid. Look at the Safe again before you retry.',
  },
  failedInSafe: {
    title: 'The Safe refused it.',
    say: 'Its transaction went through, but what was proposed failed in it. Nothing changed but the fee and its number.',
  },
  failedInAccount: {
    title: 'Your account could not do it.',
    say: 'The transaction around it went through, but what your smart account was asked to do failed in it. Nothing of it happened; only the fee for it was used.',
  },
  replaced: {
    title: 'You replaced it in your wallet.',
    say: 'Another transaction with the same number went through instead. Nothing of this one happened.',
  },
  lost: {
    title: 'Replaced or dropped.',
    say: "Your account has used its number, and we can't find what for. Look in your wallet whether it was done before you send it again.",
  },
  cancelled: {
    title: 'You cancelled it in your wallet.',
    say: 'Nothing of it happened. You paid the fee for cancelling alone.',
  },
  cancelledInSafe: {
    title: 'Another took its place in Safe.',
    say: 'It had the same number there and was executed first. Nothing of this one happened, and it never will.',
  },
  doneOtherwise: {
    title: 'It is done, though not by this proposal.',
    say: 'Something else brought about what you proposed. Where this proposal is still listed in your Safe, reject it there, so that nobody executes it later.',
  },
  void: {
    title: "It can't be executed any more.",
    say: 'The Safe was wrapped or unwrapped in the meantime, and this proposal is void by that. Nothing of it happened, and it never will.',
  },
  unanswered: {
    refused: {
      title: "Your RPC won't search for it.",
      say: "It answers, but won't list what the Safe did, not even for one block. So this page can't see whether it was executed. Set another RPC in the settings: the search then goes on by itself.",
    },
    unreachable: {
      title: "The network doesn't answer.",
      say: "So this page can't see how far it got. It goes on asking. Check your internet connection, or set another RPC in the settings.",
    },
  },
  asked: {
    title: "Your wallet hasn't answered.",
    say: 'It was asked, and may still send this. Look there: confirm it or decline it.',
  },
  unclear: {
    title: "We can't tell whether it was sent.",
    say: 'Your wallet answered with an error after it was asked. It may have sent it all the same: look in its list of transactions.',
  },
  answered: (answer: string) => `It answered: “${answer}”.`,
  searching: (chain: string) => `Looking for it on ${chain}…`,
  notFound: (chain: string, block: string) => `Up to block ${block}, ${chain} shows no such transaction.`,
  twice: 'If you send it again and the first one still goes through, it happens twice.',
  unknown: {
    title: 'Still not in a block after 20 minutes.',
    say: "It may go through later. Don't send it twice: raise the fee in your wallet instead.",
  },
  unknownOfAccount: {
    title: 'No end of it on the chain after 20 minutes.',
    say: 'It may still go through. Look in your wallet what became of it before you send it again.',
  },
})
