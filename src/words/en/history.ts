import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

const counted = plural('en')

/** What happened to a Safe. */
export const historyWords = defineMessages('history', {
  title: 'History',
  say: 'Who could use this Safe over time, as its own events and our contract’s events tell it. A Safe can be made to emit false events, so this proves nothing.',
  open: 'Search its history',
  openSay: 'It asks your RPC for every event since the Safe was created, which can take minutes.',
  looking: (percent: number) => `Searching the chain: ${percent}%`,
  stop: 'Stop',
  searched: (from: string, to: string) => `Searched from block ${from} to block ${to}.`,
  searchedTo: (block: string) => `Searched back to block ${block}. What happened before is unknown.`,
  unsearched: 'What happened is unknown.',
  refused: 'The RPC won’t return the events. Choose another RPC in the settings.',
  unreachable: 'The RPC stopped answering.',
  goOn: 'Keep searching',
  none: 'No events found.',
  more: 'Show more',
  block: (block: string) => `Block ${block}`,
  blocks: (from: string, to: string) => `Blocks ${from} to ${to}`,
  others: (count: number) => counted(count, { one: '1 other transaction', other: `${count} other transactions` }),
  ours: 'Our contract',
  changes: {
    created: 'Created',
    ran: 'Its setup ran code that may have put anything into it:',
    ownerAdded: 'Owner added',
    ownerRemoved: 'Owner removed',
    moduleAdded: 'Module added',
    moduleRemoved: 'Module removed',
    guard: 'Guard set',
    guardRemoved: 'Guard removed',
    moduleGuard: 'Module guard set',
    moduleGuardRemoved: 'Module guard removed',
    handler: 'Fallback handler set',
    handlerRemoved: 'Fallback handler removed',
    singleton: 'Code changed',
    threshold: (threshold: number) => `Threshold set to ${threshold}`,
    wrapped: 'Wrapped for',
    sealed: 'Sealed, with an NFT for',
    transferred: 'NFT transferred to',
    locked: (moment: string) => `Locked until ${moment}`,
    signingOn: 'Signing turned on',
    signingOff: 'Signing turned off',
    unwrapped: 'Unwrapped',
  },
})
