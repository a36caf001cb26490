import { defineMessages } from '../defineMessages.ts'

/** What the proof of a Safe's storage has shown. */
export const proofWords = defineMessages('proof', {
  title: 'Hidden rights',
  say: 'A Safe’s storage can hold an owner, a module or an approval that no list shows. This page checks all of it against a proof from the newest block.',
  proving: 'Proving what its storage holds…',
  searching: (percent: number) => `Searching its events: ${percent}%`,
  explained: 'Nothing is hidden in its storage',
  explainedSay: (block: string) => `Proven at block ${block}: there is nothing in it beyond what this page shows.`,
  approvals: 'Approved on-chain, and still standing',
  messages: 'Messages signed on-chain, and still standing',
  wrappedConsents:
    'While the Safe is wrapped these have no effect. When you unwrap it, name none of these addresses as an owner.',
  plainConsents: 'Whoever knows what a hash stands for can use it, once enough owners have approved it.',
  unexplained: 'Something is hidden in its storage',
  unexplainedWrapped:
    'Its storage holds something that no list and no event explains. While it is sealed only its holder can use it. Once it is unwrapped, a hidden owner, module or approval may work again: move what is in it to a new Safe instead.',
  unexplainedPlain:
    'Its storage holds something that no list and no event explains. It may be data that a library keeps, or an owner, module or approval that nobody sees. Don’t buy it, and don’t wrap it: move what is in it to a new Safe.',
  changed: 'What was read isn’t what the block proves',
  changedSay: 'The Safe may have changed just now. If this stays, the RPC may be wrong: don’t rely on what it says.',
  unproven: 'Hidden rights couldn’t be ruled out',
  unprovenSay: 'No RPC of this network gave a proof that holds. You can enter another RPC in the settings.',
  why: {
    unsupported: 'The RPC gives no proofs.',
    invalid: 'The RPC’s proof doesn’t hold.',
    behind: 'The RPC is behind the others.',
    unreachable: 'The RPC didn’t answer.',
  },
  unsearched: 'Hidden rights couldn’t be ruled out yet',
  unsearchedSay:
    'Its storage holds something that no list explains. Its own events may explain it, but the RPC didn’t give all of them. Try again, or enter another RPC in the settings.',
  again: 'Prove it again',
  otherRpc: 'Choose another RPC',
})
