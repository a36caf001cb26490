import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

const counted = plural('en')

/** Why an app didn't get what it asked a wrapped Safe for, and what to do next; each under the name that it has in `refusals.ts`. */
const why = {
  method: 'A wrapped Safe can’t do this. Look for another way in the app.',
  ethSign: 'Nobody can see what this would sign. Choose another way to sign in the app.',
  balances: 'This page gives no list of what the Safe holds. If amounts are missing in the app, that’s why.',
  addressBook: 'This page shares no address book. Enter addresses in the app yourself.',
  permissions: 'This page gives no permissions in advance: you are asked each time.',
  params: 'The request couldn’t be read. That is a fault of the app: tell its makers.',
  typedData: 'The data to sign couldn’t be read. That is a fault of the app: tell its makers.',
  tooLarge: 'It’s too large for this page. Do it in smaller steps in the app.',
  account: 'It was for another account. Choose this Safe in the app, or connect the app again.',
  chain: 'It was for a network on which the app isn’t connected to this Safe. Switch networks in the app.',
  switchChain: 'The app isn’t connected to this Safe there. If the Safe is wrapped there too, connect the app again.',
  creation: 'A Safe can’t create a contract this way. Use an app that does it through a factory.',
  delegatecall:
    'It would run another contract’s code as the Safe, which could take everything. Look for a way without delegatecall in the app.',
  self: 'It would change the Safe itself, which no app may do.',
  wrapper: 'It was for the contract that wraps this Safe. Lock, transfer or unwrap the Safe on this page.',
  capability: 'The app needs something extra that this page can’t do. Look for a way without it in the app.',
  callsChain: 'The calls were for a network on which the app isn’t connected to this Safe. Switch networks in the app.',
  tooManyCalls: 'Those are more calls than this page sends at once. Do it in smaller steps in the app.',
  duplicate: 'The app had asked for these calls before. Answer that request, or start again in the app.',
  unknownCalls: 'It’s about calls that this page doesn’t know. The Safe’s history shows what was sent.',
  unknownHash: 'It’s about a transaction that this app didn’t send here. The Safe’s history shows what was sent.',
  gone: 'The Safe wasn’t found on the chain. Reload this page.',
  full: 'Too many requests were waiting. Answer those, then ask again in the app.',
  busy: 'The app asked too much at once. If it’s stuck, close it and open it again.',
  rejected: 'You declined, and the app was told.',
  notHolder: 'The app was told that another account holds this Safe.',
  locked: 'The app was told that this Safe is locked.',
  expired: 'You didn’t answer in time. Ask again in the app.',
  proposed:
    'You proposed it, but it wasn’t executed in the time that the app waits. It may still be: look at the Safe before you ask again.',
  inDoubt: 'Your wallet hasn’t said whether it sent this. Look at the Safe before you ask again.',
  cancelled: 'The transaction was cancelled or replaced. Ask again in the app.',
}

/** Requests of apps that came to nothing. */
export const refusedWords = defineMessages('refused', {
  title: 'Requests without a result',
  asked: {
    send: (app: string) => `${app} asked for a transaction.`,
    signMessage: (app: string) => `${app} asked for a signed message.`,
    signTypedData: (app: string) => `${app} asked for signed data.`,
    switch: (app: string) => `${app} asked for another network.`,
    other: (app: string, method: string) => `${app} asked for ${method}.`,
    unnamed: (app: string) => `${app} asked for something without a readable name.`,
  },
  why,
  connectedOn: (networks: string) => `It is connected on ${networks}.`,
  times: (count: number) => counted(count, { one: 'Once.', other: `${count} times.` }),
  dismiss: 'Dismiss',
  inFrame: 'Something that the app asked for came to nothing.',
  seeWhy: 'See why',
})
