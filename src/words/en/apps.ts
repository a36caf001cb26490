import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

const counted = plural('en')

/** Using a wrapped Safe in other apps, and what they ask it for. */
export const appsWords = defineMessages('apps', {
  title: 'Apps',
  titleOf: (count: number) => `Apps (${count})`,
  say: 'Use this Safe in other apps. What they ask for shows up here, and nothing happens unless you agree.',
  connectTitle: 'Connect an app through WalletConnect',
  connectSay: 'In the app choose WalletConnect, and copy its code. Keep this page open while you use the app.',
  starting: 'Connecting to WalletConnect…',
  noProject: {
    title: 'WalletConnect isn’t set up here.',
    say: 'To connect apps through it, you need a project ID, free at dashboard.reown.com: enter yours in the settings. Apps made for Safes open in this page without it: enter their address above.',
  },
  elsewhere: {
    title: 'Another tab is connected to the apps.',
    say: 'Only one tab is connected at a time, so that no app gets two answers. Close the other one, and this one takes over.',
  },
  code: 'Code from the app',
  codeHelp: 'It begins with wc: and is valid for five minutes.',
  codeEmpty: 'Paste the code that the app shows.',
  codeShape: 'That isn’t a WalletConnect code. In the app, copy the one that begins with wc:.',
  codeOld: 'That code is for the first version of WalletConnect, which no longer exists. The app has to be updated.',
  codeOver: 'That code has been used or is too old. Get a new one from the app.',
  connect: 'Connect the app',
  following: 'Asking the app…',
  silent: 'The app hasn’t answered. Get a new code from it.',
  nameless: 'An app without a name',
  proposal: {
    title: (app: string) => `${app} wants to use this Safe`,
    address: 'Says it is at',
    noAddress: 'It gave no usable address.',
    unchecked:
      'Name and address are what the app says about itself. Nobody has checked them: connect only if you have just copied the code there.',
    networks: 'Networks',
    may: 'It sees the Safe’s address, and can ask you to send and to sign. You see each request here and can decline it.',
    reading: 'Checking on which of its networks this Safe is wrapped…',
    unread: (networks: string) => `${networks} couldn’t be read. The app won’t be connected there.`,
    namespace: 'The app needs a kind of network that has no wrapped Safes. It can’t be connected.',
    method: 'The app needs something that a wrapped Safe doesn’t do. It can’t be connected.',
    lacks: (networks: string) =>
      `The app needs ${networks}, where you don’t hold this Safe as a wrapped one. It can’t be connected.`,
    none: 'You hold this Safe as a wrapped one on none of the app’s networks. It can’t be connected.',
    agree: 'Connect',
    no: 'Don’t connect',
  },
  sessions: 'Connected apps',
  noSessions: 'No app is connected.',
  keepOpen: 'Keep this Safe’s page open while you use them: their requests reach you only here.',
  until: (moment: string) => `until ${moment}`,
  end: 'Disconnect',
  endOf: (app: string) => `Disconnect ${app}`,
  requests: 'Requests',
  others: (count: number) => counted(count, { one: 'One more is waiting', other: `${count} more are waiting` }),
  look: 'Look at it',
  kinds: {
    send: (app: string, count: number) =>
      counted(count, {
        one: `${app} asks you to send a transaction.`,
        other: `${app} asks you to send ${count} calls in one transaction.`,
      }),
    signMessage: (app: string) => `${app} asks you to sign a message.`,
    signTypedData: (app: string) => `${app} asks you to sign typed data.`,
  },
  waitsUntil: (moment: string) => `The app will wait for your answer until ${moment}.`,
  send: 'Send',
  decline: 'Decline',
  tooMuch: (needed: string, held: string) => `That is ${needed} in all. The Safe has ${held}.`,
  rests: 'The NFT can’t be transferred for ten minutes afterwards.',
  bySafe:
    'Your Safe holds this one, so this is proposed to its owners first. The app gets the transaction once it is executed, if it is still waiting then.',
  sent: {
    title: 'You sent this.',
    say: 'The app gets its answer as soon as the transaction is known. If that takes longer than the app waits, it is told that the transaction was proposed.',
  },
  otherNetwork: (network: string) => `This is for ${network}. Answer it there.`,
  goTo: (network: string) => `Open this Safe on ${network}`,
  notYours: 'Another account holds this Safe, the one below. Connect that account to answer, or decline.',
  notConnected: 'Connect the wallet that holds this Safe to answer. Without it you can only decline.',
  away: 'The app can’t be reached from this tab right now, so it can’t be answered.',
  signingOff: 'To sign as the Safe, signing has to be turned on.',
  sign: 'Sign',
  message: 'Message',
  bytes: 'These are bytes, not text: you can’t see what they mean.',
  signed: 'Signed. The signature was given to the app.',
})
