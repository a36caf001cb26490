import { defineMessages } from '../defineMessages.ts'

/** The home page below its first screen, which comes after the first paint. */
export const homeWords = defineMessages('home', {
  stepsTitle: 'How it works',
  steps: [
    ['Wrap', "The owner signs one transaction. From then on, only the NFT's holder can use the Safe."],
    ['Hold', 'Use the Safe as before, or hand over the NFT and the whole account with it.'],
    ['Unwrap', 'The holder names new owners. The NFT is destroyed and the Safe is an ordinary Safe again.'],
  ],
  costsTitle: 'What it costs',
  costs: {
    fee: 'Our fee',
    none: 'None',
    look: 'Look up a Safe',
    free: 'Free',
    gas: (amount: string) => `${amount} gas`,
    rows: { wrap: 'Wrap a Safe', seal: 'Seal it and create the NFT', execute: 'Send ETH from it', unwrap: 'Unwrap' },
    note: 'Network fees go to the network. Measured on a Safe with one owner, at 1 gwei; more owners cost more.',
  },
  risksTitle: 'What can go wrong',
  risks: [
    [
      'The NFT is the key',
      'Whoever holds this NFT controls everything in this Safe. If the NFT is lost or stolen, so is the Safe. Nobody can reverse it.',
    ],
    [
      'One person decides',
      'Where several people must agree today, one holder decides after wrapping, unless the NFT goes to a new Safe with the same people.',
    ],
    [
      'One network only',
      'A Safe is wrapped on one network. The same address on other networks stays with its owners there.',
    ],
    [
      'Buying one',
      'The seller can empty the Safe at any moment, even seconds before your purchase. Pay only in a way that fails if it is empty.',
    ],
    [
      'Old promises',
      "If you promised someone not to sell (vesting, employment, KYC), wrapping doesn't undo that promise.",
    ],
    ['A new contract', 'This contract is new and has no audit. Start with a Safe you can afford to lose.'],
  ],
  whatTitle: 'What a Safe is',
  what: [
    'A Safe is an account that one or more people share. It keeps money, positions and history at one address, and nothing leaves until enough of its owners have signed.',
    "Much of that can't be moved piece by piece. Wrapping leaves it where it is and changes only who is in charge: our contract becomes the owner, and it obeys only the holder of the NFT.",
  ],
  between: ', ',
  chains: (names: string) => `Networks: ${names}.`,
})
