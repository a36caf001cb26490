import { defineMessages } from '../defineMessages.ts'

/** Starting with a Safe that is made for it. */
export const newSafeWords = defineMessages('newSafe', {
  offer: 'Start with a new Safe',
  offerSay:
    'Don’t have one yet? One transaction creates a Safe that is wrapped and sealed from the start, with its NFT in your account.',
  title: 'A new Safe, wrapped from the start',
  say: 'One transaction creates it, and its NFT with it. Nobody but our contract has ever owned it, so nothing can be hidden in it.',
  looking: 'Looking for its address…',
  address: 'Its address will be',
  addressSay:
    'It is derived from your account, this network and a number, and nobody else can have it. On another network you would get another address.',
  notYet: 'Send nothing there before it exists.',
  number: 'Number',
  adopted:
    'Someone has already deployed the bare Safe there. It is still yours: it is taken over as it is, and nothing can be hidden in it.',
  earlier: 'Already created for you',
  full: 'More than a thousand have been created for this account. This page looks no further: connect another account.',
  act: 'Create it and get the NFT',
})
