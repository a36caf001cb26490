import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

const counted = plural('en')

/** What is said of moving everything out of a wrapped Safe. */
export const sweepWords = defineMessages('sweep', {
  open: 'Move everything to a new wrapped Safe',
  say: 'One transaction creates a wrapped Safe of your own and moves there what is listed here. Nobody but our contract has ever owned it, so nothing can be hidden in it.',
  sayThere:
    'One transaction moves what is listed here to a wrapped Safe that was created for you and has never been used, so nothing can be hidden in it.',
  target: 'New Safe',
  moves: 'Will move',
  stays: 'Stays behind',
  staysSay: 'Its token won’t let it be moved.',
  later: (count: number) =>
    counted(count, {
      one: 'One more goes in a second transaction, to the same Safe.',
      other: `${count} more go in a second transaction, to the same Safe.`,
    }),
  unread: 'What couldn’t be read stays behind too.',
  searching: 'Still searching for tokens. You don’t have to wait: what is found later can be moved later.',
  onlyListed:
    'Only what is listed moves. Tokens that weren’t found stay behind, and so does what the old Safe has elsewhere: names, roles, votes, anything lent or staked.',
  nothing: 'Nothing that could be moved was found in this Safe.',
  full: 'More than a thousand Safes have been created for this account. Give the NFT to another account of yours first.',
  act: 'Create it and move everything',
  actThere: 'Move everything',
})
