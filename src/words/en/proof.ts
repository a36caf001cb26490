import { defineMessages } from '../defineMessages.ts'

/** What the proof of a Safe's storage has shown. */
export const proofWords = defineMessages('proof', {
  title: 'Hidden rights',
  say: 'A Safe’s storage can hold an owner, a module or an approval that no list shows. This page verifies all of it with a storage proof from the latest block.',
  proving: 'Proving what its storage holds…',
  searching: (percent: number) => `Searching its events: ${percent}%`,
  explained: 'Nothing is hidden in its storage',
  explainedSay: (block: string) =>
    `As the RPC’s block ${block} proves, nothing in it gives anyone a right that this page doesn’t show.`,
  approvals: 'Approved hashes, still valid',
  messages: 'Signed messages, still valid',
  approvalsWrapped:
    'While the Safe is wrapped these can move nothing, but apps that ask the Safe itself may accept them. When you unwrap it, name none of these addresses as an owner.',
  messagesWrapped:
    'While the Safe is wrapped these count for nothing. Once it is unwrapped they count again, whoever its owners are: move what is in it to a new Safe, or unwrap it without a fallback handler.',
  messagesPlain: 'Each of these counts as signed by this Safe now.',
  approvalsPlain:
    'Anyone who knows the transaction or message behind a hash can use it once enough owners have approved it, unless that transaction was executed or its nonce has passed.',
  unexplained: 'Something is hidden in its storage',
  unexplainedWrapped:
    'Its storage holds something that no list and no event explains: data that a library keeps, or an owner, module or approval that nobody sees. While the Safe is sealed only its holder can use it, though apps may still trust a hidden owner. Once it is unwrapped, what is hidden may work again: move what is in it to a new Safe instead.',
  unexplainedPlain:
    'Its storage holds something that no list and no event explains. It may be data that a library keeps, or an owner, module or approval that nobody sees. Don’t buy it, and don’t wrap it: move what is in it to a new Safe.',
  changed: 'What was read isn’t what the block proves',
  changedSay:
    'The Safe may have changed just now. If this persists, the RPC may be returning wrong data: don’t rely on it.',
  unproven: 'Hidden rights couldn’t be ruled out',
  unprovenSay: 'No RPC for this network returned a valid proof. You can choose another RPC in the settings.',
  why: {
    unsupported: 'The RPC gave no storage proof (eth_getProof).',
    invalid: 'The RPC’s proof is invalid.',
    behind: 'The RPC’s newest block is older than what was read.',
    unreachable: 'The RPC didn’t answer.',
    mixed: 'The RPC’s answers are from different blocks.',
    tooMany: 'The Safe has more modules than this page reads.',
  },
  unsearched: 'Hidden rights couldn’t be ruled out yet',
  unsearchedSay:
    'Its storage holds something that no list explains. Its own events may explain it, but the RPC didn’t return all of them. Try again, or choose another RPC in the settings.',
  again: 'Check again',
  otherRpc: 'Choose another RPC',
  unwrapHidden: 'Don’t unwrap it yet: something is hidden in it',
  unwrapHiddenSay:
    'Unwrapping may bring hidden rights back to life: those of an owner, a module or an approval that nobody sees. First create a new wrapped Safe and send everything there.',
  unwrapUnproven: 'Hidden rights couldn’t be ruled out. If there are any, unwrapping may bring them back to life.',
})
