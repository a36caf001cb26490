import { defineMessages } from '../defineMessages.ts'

/** The page that says what this is, what it can't do, and what it is made of. */
export const aboutWords = defineMessages('about', {
  title: 'About',
  what: [
    'A Safe is an account that several people, or several keys of one person, control together. This page turns a whole Safe into one NFT: whoever holds the NFT controls the Safe. Unwrapping destroys the NFT and hands the Safe to the owners its holder names.',
    'There is no company behind the contract, no fee, no key that could stop or change it, and no server of ours. The page is a set of static files; everything it shows, your browser reads from the chain.',
  ],
  auditTitle: 'Not audited',
  audit: 'The contract is new, and no independent party has reviewed it. Start with a Safe you can afford to lose.',
  cannotTitle: "What it can't do",
  cannot: [
    'Bring back a lost or stolen NFT. Whoever holds it has the Safe.',
    'Stop a seller from emptying the Safe before a sale.',
    'Revoke by wrapping alone what the Safe has approved. Whoever has an approval can take those tokens until it is revoked; a Safe’s page lists them.',
    'Include the same address on other networks. Its owners there keep it.',
    "Remove keys hidden in the Safe's storage. They can't move anything while it is wrapped, but could become active when it is unwrapped. A Safe’s page proves whether there are any, where an RPC gives proofs.",
  ],
  privacyTitle: 'Who learns what',
  privacy: [
    ['Nobody, at first', 'Opening this page contacts only the site it came from.'],
    [
      'The RPC of a network',
      'Learns which addresses you look up there, and your IP address. You can set your own in the settings.',
    ],
    ['WalletConnect', 'Learns that you connect, once you choose a wallet that needs it.'],
    [
      "Safe's transaction service",
      'Learns which proposals and Safes you look at, when, and your IP address, once you turn it on in the settings.',
    ],
    [
      'Your browser',
      'Keeps your settings, recent wallets and transactions, and what it has read in the last day. The settings page erases it all.',
    ],
  ],
  contractTitle: 'The contract',
  contractSay:
    'It has the same address on every network. The page trusts it only where the code has exactly this hash.',
  wrapper: 'Wrapped Safe',
  handler: 'Its guard and handler',
  router: 'As seen, for sales',
  zone: 'As seen, for sales on Seaport',
  codeHash: 'Code hash',
  check: 'Is it deployed?',
  checkSay: "Asks a network's RPC for the code at this address.",
  reading: 'Reading…',
  found: {
    here: 'Deployed, with exactly this code.',
    missing: 'Not deployed. Nothing can be wrapped on this network yet.',
    other: 'Different code is at this address. This page will not use it.',
  },
  versionTitle: 'Version and licences',
  version: 'Version',
  licence: 'Licence',
  made: 'Third-party software',
})
