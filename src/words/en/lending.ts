import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

type Said = { title: string; say: string }
/** What to ask for, and why. */
type Point = { ask: string; why: string }

const counted = plural('en')

/** What to ask for before one lends against a wrapped Safe, puts it in escrow, or leaves it to heirs (docs/lending.md). */
export const lendingWords = defineMessages('lending', {
  title: 'Lend, escrow, inherit',
  say: 'Whoever holds the NFT controls the Safe and everything in it. Read this before you lend against a wrapped Safe, put it in escrow, or leave it to somebody.',
  back: 'Back to the Safe',
  now: 'This Safe now',
  kind: {
    plain: 'An account with one key. Whoever has the key controls the Safe.',
    delegated: 'An account with one key that runs code as well (EIP-7702). What that code allows can be done too.',
    safe: (threshold: number) =>
      counted(threshold, {
        one: 'A Safe: one of its owners is enough to act.',
        other: `A Safe: ${threshold} of its owners must sign to act.`,
      }),
    contract: 'A contract. Its code decides what happens to the Safe: this page doesn’t read it.',
    reading: 'Reading what kind of account that is…',
    unknown: 'The network didn’t answer. What kind of account that is, is unknown.',
  },
  until: (moment: string) => `Until ${moment}`,
  signing: { on: 'On: its NFT can’t be transferred, and what its holder signs can take tokens out of it.', off: 'Off' },
  quiet: 'Quiet time',
  quietOver: 'Over',
  clock: 'Lock and quiet time go by the network’s own clock.',
  terms:
    'Terms name this fingerprint. Copy it first, then look at the Safe: if it is used after that, the terms no longer fit.',
  oldTerms: 'It may have changed since. Copy it once the network answers again.',
  report: 'Look at contents and approvals',
  reads: 'This page reads the Safe. What a contract does with its NFT, only that contract’s code tells.',
  none: {
    plain: {
      title: 'This Safe isn’t wrapped.',
      say: 'Its owners control it, and there is no NFT to lend against. What is said here holds once it is wrapped and sealed.',
    } as Said,
    unsealed: {
      title: 'It isn’t sealed.',
      say: 'There is no NFT yet, and others may still get in. Don’t lend against it, and don’t pay for it.',
    } as Said,
    unclean: {
      title: 'Somebody else can still use it.',
      say: 'Don’t lend against it. The report says who.',
    } as Said,
    noSafe: { title: 'There is no wrapped Safe at this address.', say: 'Check the address and the network.' } as Said,
    unknownCode: {
      title: 'It runs code that we don’t recognise.',
      say: 'That code can bypass its NFT. Don’t lend against it.',
    } as Said,
  },
  lend: {
    title: 'Lend against it',
    say: 'Ask for all of this. Each point closes a way to lose the money or the Safe.',
    points: {
      holds: {
        ask: 'The contract holds the NFT, not just an approval for it.',
        why: 'With an approval the borrower is still the holder: they can empty the Safe, sell the NFT, or block its transfer again and again.',
      } as Point,
      seen: {
        ask: 'It takes the NFT only in the state that you saw: by safeTransferFromIf, with the fingerprint in the terms.',
        why: 'Otherwise the Safe is emptied right before it goes in, and you lend against nothing.',
      } as Point,
      calls: {
        ask: 'It makes no call that somebody else may choose, and never one to the contract of the NFT.',
        why: 'Vaults that claim, vote or lend out for their users can be led to use the Safe or to give the NFT away. A list of forbidden functions isn’t enough, and a lock doesn’t stop the giving away.',
      } as Point,
      locked: {
        ask: 'The Safe is locked until the loan is due, and the contract checks that.',
        why: 'If the contract has a flaw, the lock still stops every use. It has a price: until it ends nobody can add to a debt position in the Safe, so it may be liquidated, and nobody can claim or revoke anything.',
      } as Point,
      approvals: {
        ask: 'Its approvals are revoked before the lock, and you have looked at what is in it.',
        why: 'What the Safe approved earlier is taken out of it all the same, in escrow and locked or not, and the fingerprint stays as it is.',
      } as Point,
      signing: {
        ask: 'Signing is off.',
        why: 'While it is on the NFT can’t be transferred to anyone. What was allowed by a signature before remains, as any approval does.',
      } as Point,
      end: {
        ask: 'In the end the contract hands the NFT over by a plain transferFrom.',
        why: 'A recipient that is called in the transfer could refuse it, and so hold the other side up.',
      } as Point,
    },
  },
  escrow: {
    title: 'Put it in escrow',
    say: 'For a sale you mostly need none: with an offer that is signed here, money and NFT change hands in one transaction, in the state that was signed.',
    points: {
      same: {
        ask: 'Where it has to be escrow, ask for all that a lender asks for.',
        why: 'Whoever holds the NFT in between controls the Safe, just as a lender’s contract does.',
      } as Point,
      expects: {
        ask: 'Put the NFT in by the contract’s own function; don’t just send it there.',
        why: 'A contract that wasn’t expecting it may have no way to give it back: the Safe is lost then.',
      } as Point,
      markets: {
        ask: 'Don’t take an order on a marketplace for escrow.',
        why: 'Most orders don’t compare the state: the Safe can be emptied before they are filled. And an approval for all of an account’s NFTs stays, also for those that come later.',
      } as Point,
      ends: {
        ask: 'Don’t count on offers and approvals from before.',
        why: 'Each transfer ends the open offers for the NFT and the approval for it alone, also the transfer into escrow and back.',
      } as Point,
    },
  },
  inherit: {
    title: 'Leave it behind',
    say: 'There is no dead man’s switch, and nobody can add one. Without a holder who can act, the Safe stays as it is, for ever. So the NFT has to be where it passes on, in one of two ways:',
    ways: {
      safe: {
        ask: 'A Safe of your own holds the NFT, with heirs among its owners, or with a module that lets them in after a delay.',
        why: 'You go on using the wrapped Safe through it. Try out, while you live, that they can do what they will have to.',
      } as Point,
      contract: {
        ask: 'You approve a contract that hands the NFT on after you were silent for some time.',
        why: 'An approval is enough here, since you don’t want to cheat your heirs; in escrow you couldn’t use the Safe.',
      } as Point,
    },
    either: 'Either way:',
    points: {
      signing: {
        ask: 'Keep signing off.',
        why: 'While it is on the NFT can’t be transferred, and only its holder can turn it off: by an approval heirs would never get it.',
      } as Point,
      lock: {
        ask: 'Mind the end of a lock.',
        why: 'It binds heirs too: they hold the NFT, and can’t use the Safe before that day.',
      } as Point,
      approval: {
        ask: 'Approve anew after each transfer and each wrap.',
        why: 'An approval for the NFT is gone once it is transferred, and a Safe that is wrapped again has another NFT.',
      } as Point,
      report: {
        ask: 'Tell your heirs to read the report first.',
        why: 'What was hidden in the Safe before it was wrapped can become active when it is unwrapped.',
      } as Point,
    },
  },
  vaults:
    'The vaults in contracts/test/lending, in the source of this page, are there to be read and not to be used. Nobody has audited them.',
})
