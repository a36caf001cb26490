import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

const counted = plural('en')

/** Using a wrapped Safe in other apps, and what they ask it for. */
export const appsWords = defineMessages('apps', {
  title: 'Apps',
  titleOf: (count: number) => `Apps (${count})`,
  say: 'Use this Safe in other apps. In the app choose WalletConnect and copy its code. What the app asks for comes here, and nothing happens without your yes. Keep this page open meanwhile.',
  starting: 'Connecting to WalletConnect…',
  noProject: {
    title: 'WalletConnect isn’t set up here.',
    say: 'To connect apps through it, enter your own project id in the settings. Apps made for Safes open in this page without it: enter their address above.',
  },
  elsewhere: {
    title: 'Another tab speaks with the apps.',
    say: 'So that no app gets two answers, only one tab does. Close the other one, and this one takes over.',
  },
  code: 'Code from the app',
  codeHelp: 'It begins with wc: and is good for five minutes.',
  codeEmpty: 'Paste the code that the app shows.',
  codeShape: 'That is no WalletConnect code. Copy the one that begins with wc: in the app.',
  codeOld: 'That code is of the first WalletConnect, which no longer exists. The app has to be updated.',
  codeOver: 'That code was used or is too old. Ask the app for a new one.',
  connect: 'Connect the app',
  following: 'Asking the app…',
  silent: 'The app hasn’t answered. Ask it for a new code.',
  nameless: 'An app without a name',
  proposal: {
    title: (app: string) => `${app} wants to use this Safe`,
    address: 'Says it is at',
    noAddress: 'It gave no address that could be one.',
    unchecked:
      'Name and address are what the app says of itself. Nobody has checked them: agree only if you have just copied the code there.',
    networks: 'Networks',
    may: 'It sees the Safe’s address, and may ask you to send and to sign. You see each request here and can say no.',
    reading: 'Looking on which of its networks this Safe is wrapped…',
    unread: (networks: string) => `It wasn’t possible to look at ${networks}. The app isn’t connected there.`,
    namespace: 'The app needs another kind of network, on which no wrapped Safe is. It can’t be connected.',
    method: 'The app needs something that a wrapped Safe doesn’t do. It can’t be connected.',
    lacks: (networks: string) =>
      `The app needs ${networks}, where this Safe isn’t wrapped by you. It can’t be connected.`,
    none: 'The app works on no network on which this Safe is wrapped by you. It can’t be connected.',
    agree: 'Connect',
    no: 'Don’t connect',
  },
  sessions: 'Connected apps',
  noSessions: 'No app is connected.',
  until: (moment: string) => `until ${moment}`,
  end: 'Disconnect',
  endOf: (app: string) => `Disconnect ${app}`,
  requests: 'Requests',
  others: (count: number) => counted(count, { one: 'Another one is waiting', other: `${count} others are waiting` }),
  look: 'Look at it',
  kinds: {
    send: (app: string, count: number) =>
      counted(count, { one: `${app} asks to send a call.`, other: `${app} asks to send ${count} calls at once.` }),
    signMessage: (app: string) => `${app} asks to sign a message.`,
    signTypedData: (app: string) => `${app} asks to sign typed data.`,
  },
  waitsUntil: (moment: string) => `The app waits for your answer until ${moment}.`,
  send: 'Send',
  decline: 'Say no',
  tooMuch: (needed: string, held: string) => `That is ${needed} in all. The Safe has ${held}.`,
  rests: 'For ten minutes after it the NFT can’t be transferred.',
  bySafe:
    'Your Safe holds this one, so this is proposed to its owners first. The app gets the transaction once it is executed, if that is while it waits.',
  sent: {
    title: 'You sent this.',
    say: 'The app is answered as soon as its transaction is known. If it isn’t by the time the app waits for, the app is told that it was proposed.',
  },
  otherNetwork: (network: string) => `This is for ${network}. Answer it there.`,
  goTo: (network: string) => `Open this Safe on ${network}`,
  notYours: 'Another account holds this Safe, so only saying no works from here.',
  away: 'The app can’t be reached from this tab just now, so it can’t be answered.',
  signingOff: 'To sign as the Safe, signing has to be turned on.',
  sign: 'Sign',
  message: 'Message',
  bytes: 'These are bytes, not a text: you can’t see what they mean.',
  done: {
    signed: 'Signed. The signature was given to the app.',
    declined: 'The app was told no.',
  },
})
