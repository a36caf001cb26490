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
    delegated:
      'An account with one key that also runs code (EIP-7702). Whoever that code lets in controls the Safe too.',
    safe: (threshold: number) =>
      counted(threshold, {
        one: 'A Safe: one of its owners is enough to act.',
        other: `A Safe: ${threshold} of its owners must sign to act.`,
      }),
    contract: 'A contract. Its code decides what happens to the Safe: this page doesn’t read it.',
    reading: 'Reading what kind of account that is…',
    unknown: 'The network didn’t answer, so it isn’t known what kind of account that is.',
  },
  until: (moment: string) => `Until ${moment}`,
  signing: {
    on: 'On: the NFT can’t be transferred, and what the holder signs can let others take tokens out of the Safe.',
    off: 'Off',
  },
  quiet: 'Quiet time',
  quietOver: 'Over',
  clock: 'The lock and the quiet time go by the network’s own clock.',
  terms:
    'Put this fingerprint in the terms. Copy it first, then look at the Safe: if the Safe is used after that, its fingerprint no longer matches.',
  oldTerms: 'It may have changed since. Copy it once the network answers again.',
  report: 'Look at contents and approvals',
  reads:
    'This page reads the Safe. What a contract does with the NFT is up to that contract’s code, which this page doesn’t read.',
  none: {
    plain: {
      title: 'This Safe isn’t wrapped.',
      say: 'Its owners control it, and there is no NFT to lend against. What is said here applies once it is wrapped and sealed.',
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
        why: 'Otherwise the borrower can empty the Safe right before it goes in, and you lend against nothing.',
      } as Point,
      calls: {
        ask: 'It makes no call that somebody else can choose, least of all one to the NFT’s contract.',
        why: 'Vaults that claim, vote or lend for their users can be tricked into using the Safe or giving the NFT away. A list of forbidden functions isn’t enough, and a lock doesn’t stop the NFT from being given away.',
      } as Point,
      locked: {
        ask: 'The Safe is locked until the loan is due, and the contract checks that.',
        why: 'If the contract has a flaw, the lock still stops every use. That has a price: until the lock ends nobody can top up a debt position in the Safe, so it may be liquidated, and nobody can claim or revoke anything.',
      } as Point,
      approvals: {
        ask: 'Its approvals are revoked before the lock, and you have looked at what is in it.',
        why: 'What the Safe approved earlier can still be taken out of it, in escrow or not, locked or not, and the fingerprint stays the same.',
      } as Point,
      signing: {
        ask: 'Signing is off.',
        why: 'While it is on, the NFT can’t be transferred to anyone. What a signature has already allowed remains, as any approval does.',
      } as Point,
      end: {
        ask: 'At the end the contract hands the NFT over by a plain transferFrom.',
        why: 'A recipient that is called during the transfer could refuse it, and so hold up the other side.',
      } as Point,
    },
  },
  escrow: {
    title: 'Put it in escrow',
    say: 'A sale seldom needs it: with an offer signed on this page, money and NFT change hands in one transaction, and only in the state that was signed for.',
    points: {
      same: {
        ask: 'If it has to be escrow, ask for everything that a lender asks for.',
        why: 'Whoever holds the NFT in between controls the Safe, just as a lender’s contract does.',
      } as Point,
      expects: {
        ask: 'Put the NFT in by the contract’s own function; don’t just send it there.',
        why: 'A contract that wasn’t expecting it may have no way to give it back: the Safe is lost then.',
      } as Point,
      markets: {
        ask: 'Don’t mistake a marketplace order for escrow.',
        why: 'Most orders don’t check the Safe’s state: it can be emptied before they are filled. And an approval for all of an account’s NFTs stays in place, for later ones too.',
      } as Point,
      ends: {
        ask: 'Don’t count on offers and approvals from before.',
        why: 'Each transfer, into escrow and back too, ends the open offers for the NFT and the approval for it alone.',
      } as Point,
    },
  },
  inherit: {
    title: 'Leave it behind',
    say: 'There is no dead man’s switch, and nobody can add one. Without a holder who can act, the Safe stays as it is, for ever. So arrange for the NFT to pass on, in one of two ways:',
    ways: {
      safe: {
        ask: 'A Safe of your own holds the NFT, with heirs among its owners, or with a module that lets them in after a delay.',
        why: 'You keep using the wrapped Safe through it. Try out during your lifetime that your heirs can do what they will have to do.',
      } as Point,
      contract: {
        ask: 'You approve a contract that hands the NFT on once you have been silent for some time.',
        why: 'An approval is enough here, since you have no reason to cheat your heirs; in escrow you couldn’t use the Safe.',
      } as Point,
    },
    either: 'Either way:',
    points: {
      signing: {
        ask: 'Keep signing off.',
        why: 'While it is on, the NFT can’t be transferred, and only its holder can turn it off: heirs with an approval would never get it.',
      } as Point,
      lock: {
        ask: 'Mind when a lock ends.',
        why: 'It binds heirs too: they get the NFT, but can’t use the Safe before that day.',
      } as Point,
      approval: {
        ask: 'Approve again after each transfer and each wrap.',
        why: 'An approval for the NFT is gone once it is transferred, and a Safe that is wrapped again has another NFT.',
      } as Point,
      report: {
        ask: 'Tell your heirs to read the report first.',
        why: 'What was hidden in the Safe before it was wrapped can become active when it is unwrapped.',
      } as Point,
    },
  },
  vaults:
    'The vaults in contracts/test/lending, in the source of this page, are there to be read, not used. Nobody has audited them.',
})
