import { defineMessages } from '../defineMessages.ts'

/** Starting with a Safe that is made for it. */
export const newSafeWords = defineMessages('newSafe', {
  offer: 'Start with a new Safe',
  offerSay:
    'You have none yet? One transaction creates a Safe that is wrapped and sealed from birth, with its NFT in your account.',
  title: 'A new Safe, wrapped from birth',
  say: 'One transaction creates it, and its NFT with it. Nobody but our contract ever owned it, so nothing can be hidden in it.',
  looking: 'Looking for its address…',
  address: 'Its address will be',
  addressSay:
    'It follows from your account, this network and a number, and nobody else can have it. On another network you would get another address.',
  number: 'Its number',
  adopted:
    'Somebody has put the bare Safe there already. It is yours all the same: it is taken over as it is, and nothing can be hidden in it.',
  earlier: 'Created for you before',
  full: 'More than a thousand were created for this account before. This page looks no further: connect with another account.',
  act: 'Create it and get the NFT',
})
